import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { useTranslation } from 'react-i18next'
import { useMeetingPlan } from '../../../features/teams/teams.api.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import { CardsSkeleton } from '../../../ui/skeletons.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'
import { TellTeams } from './tell-teams.tsx'

/** Nothing left to cancel, but whoever would have met the team can be told, and its place filled. */
export function AlreadyCancelled({ team }: { team: TeamReply }) {
  const { t } = useTranslation('cancellation')
  const { data, error, refetch } = useMeetingPlan(useAdminId(), team.id)
  if (!data) return error ? <LoadError error={error} onRetry={() => void refetch()} /> : <CardsSkeleton />
  const concerned = [...data.guestTeams, ...data.hostTeams].filter((one) => one.status !== 'CANCELLED')
  return <TellTeams title={t('done.already')} severity="info" teams={concerned} mayFill />
}
