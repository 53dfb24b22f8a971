import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { TeamReply, teamRoutes } from '@running-dinner/contract/plan'
import type { ReplyOf } from '@running-dinner/contract/route'
import { fullName } from '@running-dinner/domain'
import { dietSummary } from '@running-dinner/domain/plan'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { TableDiets } from '../../../../features/plan/teams/diet-badges.tsx'
import { courseOf, MealMark } from '../../../../features/plan/teams/team-marks.tsx'
import { formatTime } from '../../../../lib/dates.ts'
import { paths } from '../../../../lib/paths.ts'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'

/** The evening of a team, course by course: its guests at home, its hosts elsewhere. */
export function TeamSchedule({ plan }: { plan: MeetingPlan }) {
  const { t } = useTranslation('teams')
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} variant="h2" sx={{ mb: 2 }}>
        {t('detail.schedule')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
        {scheduleOf(plan).map((course) => (
          <Entry key={course.meal.id} entry={course} />
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
      {entry.metTeams.map((guest) => (
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
      {entry.metTeams.length > 0 && (
        <Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('detail.withTeams')}
          </Typography>
          {entry.metTeams.map((team) => (
            <TeamLine key={team.id} team={team} />
          ))}
        </Box>
      )}
    </>
  )
}

/** `Team 7` as a link, with the names of its members. */
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

type MeetingPlan = ReplyOf<typeof teamRoutes.meetingPlan>

interface ScheduledMeal {
  meal: TeamReply['meal']
  host: TeamReply
  isAtHome: boolean
  /** Teams at the table besides the team itself and the host. */
  metTeams: TeamReply[]
  /** Diets of the guest teams; undefined when the team is a guest itself. */
  diets: ReturnType<typeof dietSummary> | undefined
}

/** The courses of a team in order of time: its own, unless it only joins as guest, and those at its hosts. */
export function scheduleOf({ team, guestTeams, hostTeams }: MeetingPlan): ScheduledMeal[] {
  const atHome: ScheduledMeal = {
    meal: team.meal,
    host: team,
    isAtHome: true,
    metTeams: guestTeams,
    diets: dietSummary(guestTeams.flatMap((guest) => guest.teamMembers)),
  }
  const asGuest = hostTeams.map((host) => ({
    meal: host.meal,
    host,
    isAtHome: false,
    metTeams: host.metTeams,
    diets: undefined,
  }))
  return [...(team.onlyGuest ? [] : [atHome]), ...asGuest].sort((a, b) => a.meal.time.localeCompare(b.meal.time))
}
