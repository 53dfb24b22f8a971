import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { fullName } from '@running-dinner/domain'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { TableDiets } from '../../../features/teams/diet-badges.tsx'
import { courseOf, MealMark } from '../../../features/teams/meal-mark.tsx'
import { formatTime } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { useAdminDinner, useAdminId } from '../shell/admin-dinner.ts'
import { type MeetingPlan, type ScheduledMeal, scheduleOf } from './schedule-of-team.ts'

/** Whom the team has as guests and whom it visits, course by course. */
export function TeamSchedule({ plan }: { plan: MeetingPlan }) {
  const { t } = useTranslation('teams')
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} variant="h2" sx={{ mb: 2 }}>
        {t('detail.schedule')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
        {scheduleOf(plan).map((entry) => (
          <Entry key={entry.meal.id} entry={entry} />
        ))}
      </Box>
    </section>
  )
}

function Entry({ entry }: { entry: ScheduledMeal }) {
  const { meals } = useAdminDinner()
  return (
    <Box
      component="li"
      sx={{ borderLeft: 4, borderColor: `course.${courseOf(entry.meal, meals)}`, pl: 2, display: 'grid', gap: 0.75 }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <Box component="span" sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
          {formatTime(entry.meal.time)}
        </Box>
        <MealMark meal={entry.meal} meals={meals} />
      </Box>
      {entry.isAtHome ? <AtHome entry={entry} /> : <AsGuest entry={entry} />}
    </Box>
  )
}

function AtHome({ entry }: { entry: ScheduledMeal }) {
  const { t } = useTranslation('teams')
  return (
    <>
      <Typography>
        {t(entry.host.status === 'CANCELLED' ? 'detail.cancelledAtHomeText' : 'detail.atHomeText')}
      </Typography>
      {entry.others.map((guest) => (
        <TeamLine key={guest.id} team={guest} />
      ))}
      {entry.diets && (
        <Box sx={{ mt: 0.5 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
            {t('detail.guestsDiets')}
          </Typography>
          <TableDiets counts={entry.diets} none={t('detail.noDiets')} />
        </Box>
      )}
    </>
  )
}

function AsGuest({ entry }: { entry: ScheduledMeal }) {
  const { t } = useTranslation('teams')
  const host = entry.host.hostTeamMember
  return (
    <>
      <Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('detail.asGuest')}
        </Typography>
        <TeamLine team={entry.host} />
        {host === null ? (
          <Typography sx={{ color: 'error.main', fontWeight: 600 }}>{t('detail.noHost')}</Typography>
        ) : (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {host.street} {host.streetNr}, {host.zip} {host.cityName}
          </Typography>
        )}
      </Box>
      {entry.others.length > 0 && (
        <Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('detail.withTeams')}
          </Typography>
          {entry.others.map((other) => (
            <TeamLine key={other.id} team={other} />
          ))}
        </Box>
      )}
    </>
  )
}

/** `Team 7` as a link, and its people by name. */
function TeamLine({ team }: { team: TeamReply }) {
  const { t } = useTranslation('teams')
  return (
    <Box>
      <MuiLink component={Link} to={paths.admin.team(useAdminId(), team.id)} sx={{ fontWeight: 600 }}>
        {t('team', { number: team.teamNumber })}
      </MuiLink>{' '}
      {team.teamMembers.map(fullName).join(', ')}
    </Box>
  )
}
