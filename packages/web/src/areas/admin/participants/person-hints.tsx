import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { ParticipantReply } from '@running-dinner/contract/participants.ts'
import { fullName } from '@running-dinner/domain/participants/participant.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useAdminId } from '../shell/admin-dinner.ts'

/** What to know before changing somebody: their pair and their team. */
export function PersonHints({ person }: { person: ParticipantReply }) {
  const { t } = useTranslation('participants')
  const adminId = useAdminId()
  const { rootTeamPartnerWish: root, childTeamPartnerWish: child, teamId } = person
  const other = root ?? child
  if (!other && teamId === null) return null
  return (
    <Stack spacing={1.5} sx={{ mb: 4 }}>
      {other && (
        <Hint
          to={paths.admin.editParticipant(adminId, other.participantId)}
          action={t('form.openOther', { name: other.firstnamePart })}
        >
          {t(root ? 'form.pairChild' : 'form.pairRoot', { name: fullName(other) })}
        </Hint>
      )}
      {teamId !== null && (
        <Hint to={paths.admin.team(adminId, teamId)} action={t('form.toTeam')}>
          {t('form.inTeam')}
        </Hint>
      )}
    </Stack>
  )
}

function Hint({ to, action, children }: { to: string; action: string; children: ReactNode }) {
  return (
    <Alert
      severity="info"
      sx={{
        alignItems: 'center',
        flexWrap: 'wrap',
        '& .MuiAlert-message': { flex: '1 1 200px' },
        '& .MuiAlert-action': { pt: 0 },
      }}
      action={
        <Button component={Link} to={to} color="inherit" size="small">
          {action}
        </Button>
      }
    >
      {children}
    </Alert>
  )
}
