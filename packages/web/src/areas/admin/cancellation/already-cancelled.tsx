import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { useTranslation } from 'react-i18next'
import { usePlanHistory } from '../../../features/teams/plan-history.api.ts'
import { useMeetingPlan, useTeams } from '../../../features/teams/teams.api.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import { CardsSkeleton } from '../../../ui/skeletons.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'
import { cancellingChange } from './cancelling-change.ts'
import { TellTeams } from './tell-teams.tsx'

/** Nothing left to cancel, but whoever would have met the team can be told, and its place filled. */
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
  // After a repair nobody meets the team any more; whose evening the repair changed stands in the history.
  const ids = met.length > 0 ? met.map(({ id }) => id) : cancellingChange(history.data.changes, team)?.affectedTeamIds
  const concerned = ids && list?.teams.filter(({ id, status }) => ids.includes(id) && status !== 'CANCELLED')
  return <TellTeams title={t('done.already')} severity="info" teams={concerned} occasion="TEAM_CANCELLATION" mayFill />
}
