import { useTranslation } from 'react-i18next'
import { usePlanHistory } from '../../../features/teams/plan-history.api.ts'
import { useTeams } from '../../../features/teams/teams.api.ts'
import { CardsSkeleton } from '../../../ui/skeletons.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'
import { TellTeams } from './tell-teams.tsx'

export interface LeftMember {
  name: string
  /** Of the plan without them. */
  planVersion: number
}

/** One of a team has left; now those whose evening is another one can be told. */
export function MemberDone({ name, planVersion }: LeftMember) {
  const { t } = useTranslation('cancellation')
  const adminId = useAdminId()
  const { data: history, isFetching } = usePlanHistory(adminId)
  const { data: list } = useTeams(adminId)
  const change = history?.changes.find((one) => one.planVersion === planVersion)
  if (!change && isFetching) return <CardsSkeleton />
  const teams =
    change && list?.teams.filter(({ id, status }) => status !== 'CANCELLED' && change.affectedTeamIds.includes(id))
  return <TellTeams title={t('member.done', { name })} severity="success" teams={teams} occasion="DEFAULT" mayFill />
}
