import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { fullName } from '@running-dinner/domain'
import { canHost } from '@running-dinner/domain/people/participants/hosting.ts'
import { useTranslation } from 'react-i18next'
import { useDashboard } from '../../../../features/events/activities/activities.api.ts'
import { useCancelMember } from '../../../../features/plan/teams/cancellation.api.ts'
import { useMeetingPlan } from '../../../../features/plan/teams/teams.api.ts'
import { issueTexts, useIssueText } from '../../../../lib/issue-text.ts'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import type { LeftMember } from './after-cancellation.tsx'
import { childIn } from './who-leaves.tsx'

type Member = TeamReply['teamMembers'][number]

interface CancelMemberProps {
  team: TeamReply
  member: Member
  planVersion: number
  onDone: (left: LeftMember) => void
}

/** Cancels one member; the rest of the team goes on. */
export function CancelMember({ team, member, planVersion, onDone }: CancelMemberProps) {
  const { t } = useTranslation('cancellation')
  const { mutate, isPending, error } = useCancelMember(useAdminId(), (reply) =>
    onDone({ name: fullName(member), planVersion: reply.planVersion }),
  )
  const handleConfirm = () => mutate({ teamId: team.id, participantId: member.id, planVersion })
  useIssueText()
  const left = team.teamMembers.filter(({ id }) => id !== member.id)
  const isHost = team.hostTeamMember?.id === member.id
  const [next] = left
  const child = childIn(team, member)
  return (
    <Box component="section">
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('member.title')}
      </Typography>
      <Box component="ul" sx={{ mt: 0, mb: 3, pl: 2.5, display: 'grid', gap: 0.5 }}>
        <li>{t('member.leaves', { name: fullName(member) })}</li>
        <li>{t('member.stays', { names: left.map(fullName).join(', ') })}</li>
        {isHost && left.length === 1 && next && <li>{t('member.hostChanges', { name: fullName(next) })}</li>}
        <li>{t('member.fill')}</li>
        <li>{t('preview.undo')}</li>
      </Box>
      <MemberConcerned team={team} left={left} isHost={isHost} />
      {child && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('who.root', { name: fullName(member), otherName: fullName(child) })}
        </Alert>
      )}
      {error && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {issueTexts(error).join(' ')}
        </Alert>
      )}
      <Button
        variant="contained"
        color="error"
        loading={isPending}
        disabled={child !== undefined}
        onClick={handleConfirm}
      >
        {t('member.confirm', { name: fullName(member) })}
      </Button>
    </Box>
  )
}

interface MemberConcernedProps {
  team: TeamReply
  /** The members who stay. */
  left: TeamReply['teamMembers']
  /** The leaving member is the host. */
  isHost: boolean
}

/** The teams affected when a member leaves, and whether one of the remaining members has enough seats. */
function MemberConcerned({ team, left, isHost }: MemberConcernedProps) {
  const { t } = useTranslation('cancellation')
  const adminId = useAdminId()
  const seatsNeeded = useAdminDinner().sessionData.numSeatsNeededForHost
  const plan = useMeetingPlan(adminId, team.id).data
  const checkList = useDashboard(adminId).data?.checkList
  const numbersOf = (teams: readonly TeamReply[] = []) =>
    teams
      .filter(({ status }) => status !== 'CANCELLED')
      .map(({ teamNumber }) => teamNumber)
      .sort((number, nextNumber) => number - nextNumber)
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
