import type { MessageJobReply, MessageTaskReply } from '@running-dinner/contract/messages.ts'
import { searchParticipants } from '@running-dinner/domain/participants/search.ts'

export type TaskState = 'queued' | 'again' | 'sending' | 'sent' | 'failed' | 'withdrawn'

/** What became of one mail; a queued one that was answered before is tried again (rules 8.5). */
export function taskStateOf(task: MessageTaskReply, job: Pick<MessageJobReply, 'withdrawn'>): TaskState {
  const { sendingStatus, sendingResult } = task
  if (sendingStatus === 'SENDING_FINISHED') return sendingResult.deliveryFailed ? 'failed' : 'sent'
  if (job.withdrawn) return 'withdrawn'
  if (sendingStatus === 'SENDING_STARTED') return 'sending'
  return sendingResult.failureMessage === '' ? 'queued' : 'again'
}

export interface TaskFilter {
  onlyFailed: boolean
  search: string
}

export function filterTasks(tasks: readonly MessageTaskReply[], { onlyFailed, search }: TaskFilter) {
  const wanted = onlyFailed ? tasks.filter((task) => task.sendingResult.deliveryFailed) : tasks
  // The same spelling rules as everywhere else where people are looked for.
  return searchParticipants(wanted.map(findable), search).map(({ task }) => task)
}

function findable(task: MessageTaskReply) {
  const nothing = { lastname: '', street: '', streetNr: '', zip: '', cityName: '', mobileNumber: '' }
  return { ...nothing, firstnamePart: task.recipientName, email: task.recipientEmail, task }
}
