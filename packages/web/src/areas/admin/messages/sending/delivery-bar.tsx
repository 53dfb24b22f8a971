import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { MessageJobReply } from '@running-dinner/contract/messages.ts'
import { useTranslation } from 'react-i18next'
import { useResendFailed, useResumeJob } from '../../../../features/messages/sending/messages.api.ts'
import { formatInstant } from '../../../../lib/dates.ts'
import { useNotify } from '../../../../ui/notifications.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'

/** Why mails of a message wait, and what the organiser can do about it; nothing when all is well. */
export function DeliveryBar({ job }: { job: MessageJobReply }) {
  const { t } = useTranslation('mailing')
  const { delivery, pausedReason, nextTryAt, deliveries } = job
  if (job.withdrawn || (pausedReason === null && deliveries.FAILED === 0)) return null
  return (
    <Alert severity={delivery === 'PAUSED' || delivery === 'FAILED' ? 'error' : 'warning'} role="status">
      {delivery === 'PAUSED' && <strong>{t('paused_title', { count: deliveries.PAUSED })} </strong>}
      {pausedReason !== null && t(`held_reasons.${pausedReason}`)}{' '}
      {pausedReason !== null && nextTryAt !== null && t('next_try', { at: formatInstant(nextTryAt) })}
      {pausedReason === null && t('progress.failed', { count: deliveries.FAILED })}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1.5 }}>
        {delivery === 'PAUSED' && <Resume job={job} />}
        {deliveries.FAILED > 0 && <ResendFailed job={job} />}
      </Box>
    </Alert>
  )
}

function Resume({ job }: { job: MessageJobReply }) {
  const { t } = useTranslation('mailing')
  const { mutateAsync, isPending } = useResumeJob(useAdminId())
  const notify = useNotify()
  return (
    <Button
      variant="contained"
      loading={isPending}
      onClick={() => void notify.outcome(mutateAsync(job.id), t('resumed'))}
    >
      {t('resume')}
    </Button>
  )
}

function ResendFailed({ job }: { job: MessageJobReply }) {
  const { t } = useTranslation('mailing')
  const { mutateAsync, isPending } = useResendFailed(useAdminId())
  const notify = useNotify()
  return (
    <Button
      variant="outlined"
      color="inherit"
      loading={isPending}
      onClick={() => void notify.outcome(mutateAsync(job.id), t('resent_failed'))}
    >
      {t('resend_failed', { count: job.deliveries.FAILED })}
    </Button>
  )
}
