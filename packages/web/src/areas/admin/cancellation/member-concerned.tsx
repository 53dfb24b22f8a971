import Alert from '@mui/material/Alert'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { canHost } from '@running-dinner/domain/participants/hosting.ts'
import { useTranslation } from 'react-i18next'
import { useDashboard } from '../../../features/activities/activities.api.ts'
import { useMeetingPlan } from '../../../features/teams/teams.api.ts'
import { useAdminDinner, useAdminId } from '../shell/admin-dinner.ts'

interface MemberConcernedProps {
  team: TeamReply
  /** Whoever stays. */
  left: TeamReply['teamMembers']
  /** Whoever leaves has the guests at home. */
  isHost: boolean
}

/** Who has to learn that one of a team leaves, and whether the rest has room for the guests. */
export function MemberConcerned({ team, left, isHost }: MemberConcernedProps) {
  const { t } = useTranslation('cancellation')
  const adminId = useAdminId()
  const seatsNeeded = useAdminDinner().sessionData.numSeatsNeededForHost
  const plan = useMeetingPlan(adminId, team.id).data
  const checkList = useDashboard(adminId).data?.checkList
  const numbersOf = (teams: readonly TeamReply[] = []) =>
    teams
      .filter(({ status }) => status !== 'CANCELLED')
      .map(({ teamNumber }) => teamNumber)
      .sort((one, other) => one - other)
  const guests = numbersOf(plan?.guestTeams)
  const met = numbersOf([...(plan?.guestTeams ?? []), ...(plan?.hostTeams ?? [])])
  const isRoom = left.some((member) => canHost(member, seatsNeeded) !== 'NO')
  const isSent = checkList !== undefined && (checkList.teamMessagesSent || checkList.dinnerRouteMessagesSent)
  return (
    <>
      {!isRoom && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('member.noRoom', { count: seatsNeeded })}
        </Alert>
      )}
      {checkList && (
        <Alert severity={isSent ? 'warning' : 'info'} sx={{ mb: 2 }}>
          {[
            ...(isHost && guests.length > 0 ? [t('member.address', { teams: guests.join(', ') })] : []),
            ...(met.length > 0 ? [t('member.meets', { teams: met.join(', ') })] : []),
            ...(checkList.teamMessagesSent ? [t('preview.sentTeams')] : []),
            ...(checkList.dinnerRouteMessagesSent ? [t('preview.sentRoutes')] : []),
            ...(isSent ? [] : [t('preview.sentNothing')]),
          ].join(' ')}
        </Alert>
      )}
    </>
  )
}
