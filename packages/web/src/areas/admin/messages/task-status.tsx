import { mdiAlertCircle, mdiCheckCircle, mdiClockOutline, mdiProgressClock, mdiRefresh, mdiUndoVariant } from '@mdi/js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { MessageTaskReply } from '@running-dinner/contract/messages.ts'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import type { TaskState } from './task-state.ts'

const lights: Record<TaskState, { icon: string; colour: string }> = {
  queued: { icon: mdiClockOutline, colour: 'text.secondary' },
  again: { icon: mdiRefresh, colour: 'warning.main' },
  sending: { icon: mdiProgressClock, colour: 'info.main' },
  sent: { icon: mdiCheckCircle, colour: 'success.main' },
  failed: { icon: mdiAlertCircle, colour: 'error.main' },
  withdrawn: { icon: mdiUndoVariant, colour: 'text.secondary' },
}

/** What became of one mail, and why it failed or waits. */
export function TaskStatus({ task, state }: { task: MessageTaskReply; state: TaskState }) {
  const { t } = useTranslation('mailing')
  const { icon, colour } = lights[state]
  const { failureMessage } = task.sendingResult
  return (
    <Box>
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, fontWeight: 600 }}>
        <Icon path={icon} sx={{ fontSize: 18, color: colour }} />
        {t(`task.${state}`)}
      </Box>
      {state === 'failed' && <Reason task={task} />}
      {failureMessage !== '' && (state === 'failed' || state === 'again') && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('task.answer', { code: failureMessage })}
        </Typography>
      )}
      {task.resendCount > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('job.resent', { count: task.resendCount })}
        </Typography>
      )}
    </Box>
  )
}

export function Reason({ task }: { task: MessageTaskReply }) {
  const { t } = useTranslation('mailing')
  const { failureType } = task.sendingResult
  return (
    <Typography variant="body2">
      {failureType === null ? t('task.unknownFailure') : t(`task.failures.${failureType}`)}
    </Typography>
  )
}
