import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { fullName } from '@running-dinner/domain'
import { useTranslation } from 'react-i18next'
import { useCancelMember } from '../../../features/teams/cancellation.api.ts'
import { issueTexts, useIssueText } from '../../../lib/issue-text.ts'
import { useAdminId } from '../shell/admin-dinner.ts'
import { childIn } from './child-in.ts'
import { MemberConcerned } from './member-concerned.tsx'
import type { LeftMember } from './member-done.tsx'

type Member = TeamReply['teamMembers'][number]

interface CancelMemberProps {
  team: TeamReply
  member: Member
  planVersion: number
  onDone: (left: LeftMember) => void
}

/** One person leaves, the team goes on. */
export function CancelMember({ team, member, planVersion, onDone }: CancelMemberProps) {
  const { t } = useTranslation('cancellation')
  const { mutate, isPending, error } = useCancelMember(useAdminId(), (reply) =>
    onDone({ name: fullName(member), planVersion: reply.planVersion }),
  )
  const handleConfirm = () => mutate({ teamId: team.id, participantId: member.id, planVersion })
  useIssueText()
  const left = team.teamMembers.filter((one) => one.id !== member.id)
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
