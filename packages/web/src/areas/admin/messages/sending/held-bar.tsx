import { mdiUndoVariant } from '@mdi/js'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { MessageJobReply } from '@running-dinner/contract/messages'
import { useTranslation } from 'react-i18next'
import { isUnfinished, jobStateOf, remainingHold } from '../../../../features/messages/sending/job-state.ts'
import { composerPaths } from '../../../../features/messages/sending/message-content.ts'
import { useMessageJobs, useWithdrawJob } from '../../../../features/messages/sending/messages.api.ts'
import { toApiError } from '../../../../lib/api-error.ts'
import { useGoOn } from '../../../../lib/use-go-on.ts'
import { useTime } from '../../../../lib/use-time.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { useToast } from '../../../../ui/toasts.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'
import { reopenDraft } from './draft-storage.ts'

/** Status of a withdrawal after the hold has ended. */
const tooLate = 409

/** All messages that can still be taken back, wherever the organiser is after sending them. */
export function HeldMessages() {
  const { data: jobs = [] } = useMessageJobs(useAdminId())
  const now = useTime(1000, jobs.some(isUnfinished))
  return jobs
    .filter((job) => jobStateOf(job, now) === 'held')
    .map((job) => <HeldBar key={job.id} job={job} now={now} />)
}

/** Countdown of the hold after a send, with the button that takes the message back. */
export function HeldBar({ job, now }: { job: MessageJobReply; now: number }) {
  const { t } = useTranslation('mailing')
  const { takeBack, isPending } = useTakeBack(job)
  const seconds = Math.ceil(remainingHold(job, now) / 1000)
  return (
    <Alert
      severity="info"
      role="status"
      sx={{
        mb: 3,
        alignItems: 'center',
        flexWrap: 'wrap',
        '& .MuiAlert-message': { flex: '1 1 200px' },
        '& .MuiAlert-action': { p: 0, m: 0 },
      }}
      action={
        <Button
          variant="contained"
          startIcon={<Icon path={mdiUndoVariant} />}
          loading={isPending}
          onClick={() => void takeBack()}
        >
          {t('held.takeBack')}
        </Button>
      }
    >
      <strong>{t('held.text', { count: job.numberOfMessageTasks })}</strong>{' '}
      {/* Hidden from screen readers: the status would be announced every second. */}
      <Box component="span" aria-hidden sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('held.countdown', { seconds })}
      </Box>
    </Alert>
  )
}

/** Withdraws the job, and returns to the composer where this tab still has the draft. */
function useTakeBack(job: MessageJobReply) {
  const { t } = useTranslation('mailing')
  const adminId = useAdminId()
  const goOn = useGoOn()
  const toast = useToast()
  const { mutateAsync, isPending } = useWithdrawJob(adminId)
  const takeBack = async () => {
    try {
      await mutateAsync(job.id)
    } catch (error) {
      return toApiError(error).status === tooLate ? toast.warning(t('held.tooLate')) : toast.failure(error)
    }
    const isTextHere = reopenDraft(adminId, job.messageType, job.id)
    toast.success(t(isTextHere ? 'held.doneDraft' : 'held.done'))
    if (isTextHere) await goOn(composerPaths[job.messageType](adminId))
  }
  return { takeBack, isPending }
}
