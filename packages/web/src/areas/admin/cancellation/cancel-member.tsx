import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { fullName } from '@running-dinner/domain'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useNotify } from '../../../app/notifications.tsx'
import { paths } from '../../../app/paths.ts'
import { useCancelMember } from '../../../features/teams/cancellation.api.ts'
import { issueTexts, useIssueText } from '../../../lib/issue-text.ts'
import { useAdminId } from '../shell/admin-dinner.ts'
import { childIn } from './child-in.ts'

type Member = TeamReply['teamMembers'][number]

interface CancelMemberProps {
  team: TeamReply
  member: Member
  planVersion: number
}

/** One person leaves, the team goes on. */
export function CancelMember({ team, member, planVersion }: CancelMemberProps) {
  const { t } = useTranslation('cancellation')
  const { cancel, isPending, error } = useCancellation(team, member, planVersion)
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
      <Button variant="contained" color="error" loading={isPending} disabled={child !== undefined} onClick={cancel}>
        {t('member.confirm', { name: fullName(member) })}
      </Button>
    </Box>
  )
}

function useCancellation(team: TeamReply, member: Member, planVersion: number) {
  const { t } = useTranslation('cancellation')
  const adminId = useAdminId()
  const navigate = useNavigate()
  const notify = useNotify()
  const { mutate, isPending, error } = useCancelMember(adminId, () => {
    notify.success(t('member.done', { name: fullName(member) }))
    void navigate(paths.admin.team(adminId, team.id))
  })
  const cancel = () => mutate({ teamId: team.id, participantId: member.id, planVersion })
  return { cancel, isPending, error }
}
