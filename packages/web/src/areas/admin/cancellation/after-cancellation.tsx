import { mdiEmailOutline, mdiMapMarkerPath } from '@mdi/js'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useDashboard } from '../../../features/activities/activities.api.ts'
import type { TellOccasion } from '../../../features/teams/plan-changes.ts'
import { usePlanHistory } from '../../../features/teams/plan-history.api.ts'
import { useMeetingPlan, useTeams } from '../../../features/teams/teams.api.ts'
import { paths } from '../../../lib/paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { CardsSkeleton } from '../../../ui/skeletons.tsx'
import { useTellLinks } from '../plan-history/use-tell-links.ts'
import { useAdminId } from '../shell/admin-dinner.ts'
import { cancellingChange } from './cancelling-change.ts'

export interface Done {
  kind: 'cancelled' | 'replaced' | 'repaired'
  /** The teams whose evening changes. */
  teams: readonly { id: string; teamNumber: number }[]
}

/** Confirms the cancellation and offers to inform the affected teams. */
export function DoneNotice({ done, team }: { done: Done; team: TeamReply }) {
  const { t } = useTranslation('cancellation')
  return (
    <TellTeams
      title={t(`done.${done.kind}`, { number: team.teamNumber })}
      severity="success"
      teams={done.teams}
      occasion="TEAM_CANCELLATION"
      mayFill={done.kind !== 'replaced'}
    />
  )
}

export interface LeftMember {
  name: string
  /** Version of the plan without the member. */
  planVersion: number
}

/** Confirms that a member left and offers to inform the affected teams. */
export function MemberDone({ name, planVersion }: LeftMember) {
  const { t } = useTranslation('cancellation')
  const adminId = useAdminId()
  const { data: history, isFetching } = usePlanHistory(adminId)
  const { data: list } = useTeams(adminId)
  const change = history?.changes.find((candidate) => candidate.planVersion === planVersion)
  if (!change && isFetching) return <CardsSkeleton />
  const teams =
    change && list?.teams.filter(({ id, status }) => status !== 'CANCELLED' && change.affectedTeamIds.includes(id))
  return <TellTeams title={t('member.done', { name })} severity="success" teams={teams} occasion="DEFAULT" mayFill />
}

/** For a team cancelled before: offers to inform the affected teams and to fill its place. */
export function AlreadyCancelled({ team }: { team: TeamReply }) {
  const { t } = useTranslation('cancellation')
  const adminId = useAdminId()
  const plan = useMeetingPlan(adminId, team.id)
  const history = usePlanHistory(adminId)
  const { data: list } = useTeams(adminId)
  if (!plan.data || !history.data) {
    const error = plan.error ?? history.error
    const retry = () => void Promise.all([plan.refetch(), history.refetch()])
    return error ? <LoadError error={error} onRetry={retry} /> : <CardsSkeleton />
  }
  const met = [...plan.data.guestTeams, ...plan.data.hostTeams]
  // After a repair no team meets the cancelled one; the plan history has the teams whose evening the repair changed.
  const ids = met.length > 0 ? met.map(({ id }) => id) : cancellingChange(history.data.changes, team)?.affectedTeamIds
  const concerned = ids && list?.teams.filter(({ id, status }) => ids.includes(id) && status !== 'CANCELLED')
  return <TellTeams title={t('done.already')} severity="info" teams={concerned} occasion="TEAM_CANCELLATION" mayFill />
}

interface TellTeamsProps {
  title: string
  severity: 'success' | 'info'
  /** Undefined where the plan history no longer reaches back to the change. */
  teams: readonly { id: string; teamNumber: number }[] | undefined
  occasion: TellOccasion
  /** Whether the place can be filled from the waiting list. */
  mayFill: boolean
}

/** The teams a cancellation affects, with links to the messages that inform them. */
function TellTeams({ title, severity, teams, occasion, mayFill }: TellTeamsProps) {
  const { t } = useTranslation('cancellation')
  const adminId = useAdminId()
  const links = useTellLinks()(
    (teams ?? []).map((team) => team.id),
    occasion,
  )
  const notice = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => notice.current?.focus(), [])
  const numbers = (teams ?? []).map((team) => team.teamNumber).sort((number, nextNumber) => number - nextNumber)
  const checkList = useDashboard(adminId).data?.checkList
  const isSent = checkList && (checkList.teamMessagesSent || checkList.dinnerRouteMessagesSent)
  const isUnknown = isSent === true && teams === undefined
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Alert ref={notice} tabIndex={-1} severity={severity} sx={{ outline: 'none' }}>
        <AlertTitle>{title}</AlertTitle>
        {isSent === false && t('done.nobodyTold')}
        {isUnknown && t('done.unknown')}
        {isSent && teams && (teams.length > 0 ? t('done.tell', { teams: numbers.join(', ') }) : t('done.nobody'))}
      </Alert>
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, flexWrap: 'wrap', gap: 1 }}>
        {links.map((link) => (
          <Button
            key={link.kind}
            component={Link}
            to={link.to}
            variant={link.kind === 'teams' ? 'contained' : 'outlined'}
            startIcon={<Icon path={link.kind === 'teams' ? mdiEmailOutline : mdiMapMarkerPath} />}
          >
            {t(link.kind === 'teams' ? 'done.tellTeams' : 'done.tellRoutes')}
          </Button>
        ))}
        {isUnknown && (
          <Button
            component={Link}
            to={{ pathname: paths.admin.teamMessages(adminId), search: `messageSubType=${occasion}` }}
            variant="contained"
            startIcon={<Icon path={mdiEmailOutline} />}
          >
            {t('done.tellAll')}
          </Button>
        )}
        {mayFill && (
          <Button component={Link} to={paths.admin.waitingList(adminId)}>
            {t('done.fill')}
          </Button>
        )}
        <Button component={Link} to={paths.admin.teams(adminId)}>
          {t('done.toTeams')}
        </Button>
      </Box>
    </Box>
  )
}
