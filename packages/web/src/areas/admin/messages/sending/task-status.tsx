import {
  mdiAlertCircle,
  mdiCancel,
  mdiCheckCircle,
  mdiClockOutline,
  mdiPauseCircle,
  mdiProgressClock,
  mdiRefresh,
  mdiTimerSand,
  mdiUndoVariant,
} from '@mdi/js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { MessageJobReply, MessageTaskReply } from '@running-dinner/contract/messages'
import { failureReason, isOwnRefusal, isServerAnswer } from '@running-dinner/domain/messages'
import { searchParticipants } from '@running-dinner/domain/people'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../ui/icon.tsx'

type TaskState = 'queued' | 'again' | 'waiting' | 'sending' | 'paused' | 'sent' | 'failed' | 'notSent' | 'withdrawn'

/** The state of one mail; a queued mail with an earlier answer of the mail server waits for a retry (docs/rules/messages/messages.md#retries). */
export function taskStateOf(task: MessageTaskReply, job: Pick<MessageJobReply, 'withdrawn'>): TaskState {
  const { sendingStatus, delivery, pausedReason } = task
  if (delivery === 'SENT') return 'sent'
  if (delivery === 'FAILED') return 'failed'
  if (pausedReason === 'UNWANTED') return 'notSent'
  if (job.withdrawn) return 'withdrawn'
  if (delivery === 'PAUSED') return 'paused'
  if (sendingStatus === 'SENDING_STARTED') return 'sending'
  if (pausedReason === null) return 'queued'
  return pausedReason === 'NO_ANSWER' || pausedReason === 'TRIED_AGAIN' ? 'again' : 'waiting'
}

export interface TaskFilter {
  onlyFailed: boolean
  search: string
}

export function filterTasks(tasks: readonly MessageTaskReply[], { onlyFailed, search }: TaskFilter) {
  const shownTasks = onlyFailed ? tasks.filter(({ sendingResult }) => sendingResult.deliveryFailed) : tasks
  // Uses the search of the participants list, which ignores case and accents.
  return searchParticipants(shownTasks.map(findable), search).map(({ task }) => task)
}

function findable(task: MessageTaskReply) {
  const nothing = { lastname: '', street: '', streetNr: '', zip: '', cityName: '', mobileNumber: '' }
  return { ...nothing, firstnamePart: task.recipientName, email: task.recipientEmail, task }
}

const stateIcons: Record<TaskState, { icon: string; colour: string }> = {
  queued: { icon: mdiClockOutline, colour: 'text.secondary' },
  again: { icon: mdiRefresh, colour: 'warning.main' },
  waiting: { icon: mdiTimerSand, colour: 'warning.main' },
  paused: { icon: mdiPauseCircle, colour: 'error.main' },
  notSent: { icon: mdiCancel, colour: 'text.secondary' },
  sending: { icon: mdiProgressClock, colour: 'info.main' },
  sent: { icon: mdiCheckCircle, colour: 'success.main' },
  failed: { icon: mdiAlertCircle, colour: 'error.main' },
  withdrawn: { icon: mdiUndoVariant, colour: 'text.secondary' },
}

/** Shows the state of one mail, and why it failed or waits. */
export function TaskStatus({ task, state }: { task: MessageTaskReply; state: TaskState }) {
  const { t } = useTranslation('mailing')
  const { icon, colour } = stateIcons[state]
  const { failureMessage } = task.sendingResult
  return (
    <Box>
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, fontWeight: 600 }}>
        <Icon path={icon} sx={{ fontSize: 18, color: colour }} />
        {t(`task.${state}`)}
      </Box>
      {state === 'failed' && <Reason task={task} />}
      {failureMessage !== '' && !isOwnRefusal(failureMessage) && (state === 'failed' || state === 'again') && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(isServerAnswer(failureMessage) ? 'task.answer' : 'task.noServer', { code: failureMessage })}
        </Typography>
      )}
      {(state === 'waiting' || state === 'notSent') && task.pausedReason !== null && (
        <Typography variant="body2">{t(`held_reasons.${task.pausedReason}`)}</Typography>
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
  const { failureType, failureMessage } = task.sendingResult
  return (
    <Typography variant="body2">
      {failureType === null
        ? t('task.unknownFailure')
        : t(`task.failures.${failureReason(failureType, failureMessage)}`)}
    </Typography>
  )
}
