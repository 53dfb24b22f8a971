import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { EventStatusReply } from '@running-dinner/contract/events'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ParticipantList } from '../../../../features/people/participants/participants.api.ts'
import { formatDistance } from '../../../../features/plan/dinner-routes/format-figures.ts'
import { useRouteDistances } from '../../../../features/plan/plan-optimization/present-plan.api.ts'
import { currentLanguage } from '../../../../lib/i18n.ts'
import { paths } from '../../../../lib/paths.ts'
import type { PersonRow } from '../../people/participants/list/person-rows.ts'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import { tooLowLimit } from '../../shell/next-step.ts'

interface Figure {
  name: string
  value: string
  detail: string
  to: string
}

interface DashboardFiguresProps {
  eventStatus: EventStatusReply
  list: ParticipantList
  rows: readonly PersonRow[]
}

/** Four figures, each a link to the page where it can be changed. */
export function DashboardFigures({ eventStatus, list, rows }: DashboardFiguresProps) {
  const figures = [usePeople(list, rows), useTeamless(list), useWays(eventStatus), useNotified(eventStatus, list)]
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        mb: { sm: 3 },
        p: 0,
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      {figures.map((figure) => (
        <Box component="li" key={figure.name} sx={{ display: 'grid' }}>
          <FigureLink {...figure} />
        </Box>
      ))}
    </Box>
  )
}

function FigureLink({ name, value, detail, to }: Figure) {
  return (
    <ButtonBase
      component={Link}
      to={to}
      sx={{
        display: 'block',
        p: { xs: 1.5, sm: 2 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
        textAlign: 'start',
        '&:hover': { borderColor: 'text.secondary' },
      }}
    >
      <Box component="span" sx={{ display: 'block', fontSize: '0.875rem', color: 'text.secondary' }}>
        {name}
      </Box>
      <Box
        component="span"
        sx={{
          display: 'block',
          fontSize: '1.5rem',
          fontWeight: 680,
          lineHeight: 1.3,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {value}
      </Box>
      <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}>
        {detail}
      </Box>
    </ButtonBase>
  )
}

/** All who take part or wait, as many as are without a team before there are teams. */
function usePeople(participantList: ParticipantList, rows: readonly PersonRow[]): Figure {
  const { t } = useTranslation('dashboard')
  const adminId = useAdminId()
  const hosts = rows.filter(({ ability, isWaiting }) => ability === 'YES' && !isWaiting).length
  const waiting = participantList.participantsWaitingList.length
  const details = [
    t('figures.canHost', { count: hosts }),
    ...(waiting > 0 ? [t('figures.wait', { count: waiting })] : []),
  ]
  return {
    name: t('figures.people'),
    value: String(participantList.numParticipantsTotal),
    detail: details.join(', '),
    to: paths.admin.participants(adminId),
  }
}

function useTeamless(participantList: ParticipantList): Figure {
  const { t } = useTranslation('dashboard')
  const adminId = useAdminId()
  const limit = tooLowLimit(useAdminDinner())
  if (!participantList.teamsGenerated) {
    const { numParticipantsMissing: missing } = participantList.missingParticipantsInfo
    const missingText = missing > 0 ? t('figures.missing', { count: missing }) : t('figures.noTeamsYet')
    return {
      name: t('figures.teamless'),
      value: String(participantList.numParticipantsTotal),
      detail: limit === undefined ? missingText : t('figures.limited', { count: limit }),
      to: paths.admin.teams(adminId),
    }
  }
  const waiting = participantList.participantsWaitingList.length
  return {
    name: t('figures.teamless'),
    value: String(waiting),
    detail: t(waiting === 0 ? 'figures.allInTeams' : 'figures.onWaitingList'),
    to: waiting === 0 ? paths.admin.teams(adminId) : paths.admin.waitingList(adminId),
  }
}

function useWays({ teamsExist }: EventStatusReply): Figure {
  const { t } = useTranslation('dashboard')
  const adminId = useAdminId()
  const { data } = useRouteDistances(adminId, { enabled: teamsExist })
  const shown = (metres: number) => formatDistance(metres, currentLanguage())
  const legs = data?.dinnerRoutes.flatMap(({ teams }) => teams.flatMap((stop) => stop.metresToNextTeam ?? [])) ?? []
  const name = t('figures.ways')
  const to = teamsExist ? paths.admin.planQuality(adminId) : paths.admin.teams(adminId)
  if (!teamsExist || !data || legs.length === 0) {
    const reason = teamsExist ? (data ? 'waysUnknown' : 'loading') : 'noTeamsYet'
    return { name, value: '–', detail: t(`figures.${reason}`), to }
  }
  const distance = shown(Math.max(...legs))
  return { name, value: shown(data.sumDistanceInMeters), detail: t('figures.longest', { distance }), to }
}

/** Routes once a mail about them was sent, teams before. People who lost theirs count until they know. */
function useNotified(
  { knowledge: notificationStatus, routeMails, teamsExist }: EventStatusReply,
  { numParticipantsTotal, participantsWaitingList }: ParticipantList,
): Figure {
  const { t } = useTranslation('dashboard')
  const adminId = useAdminId()
  const counts = routeMails.begun ? notificationStatus.routes : notificationStatus.teams
  const former = counts.people - (numParticipantsTotal - participantsWaitingList.length)
  const details = [
    t(routeMails.begun ? 'figures.knowRoute' : 'figures.knowTeam'),
    ...(former > 0 ? [t('figures.former', { count: former })] : []),
  ]
  const messages = routeMails.begun ? paths.admin.dinnerRouteMessages(adminId) : paths.admin.teamMessages(adminId)
  return {
    name: t('figures.told'),
    value: teamsExist ? t('figures.ofAll', { known: counts.known, people: counts.people }) : '–',
    detail: teamsExist ? details.join(', ') : t('figures.noTeamsYet'),
    to: counts.outdated > 0 ? paths.admin.changeMessages(adminId) : messages,
  }
}
