import type { MessageTaskReply } from '@running-dinner/contract'
import type { AuthorizedDinner } from '../dinners/index.ts'
import type { MessageTask } from './message-task.store.ts'

/** A mail that waits to be tried again is as queued as a new one; its last answer says why it waits. */
export function presentMessageTask(dinner: AuthorizedDinner, task: MessageTask): MessageTaskReply {
  return {
    id: task.id,
    adminId: dinner.adminId,
    jobId: task.jobId,
    recipientEmail: task.recipientEmail,
    recipientName: task.recipientName,
    sendingStatus: statusOf(task.status),
    sendingResult: {
      delieveryFailed: task.failed,
      delieveryFailedDate: task.failed ? (task.finishedAt?.toISOString() ?? null) : null,
      // Narrowed by a check constraint.
      failureType: task.failureType as MessageTaskReply['sendingResult']['failureType'],
      failureMessage: task.failureCode ?? '',
    },
    resendCount: task.resendCount,
    message: { subject: task.subject, content: task.content, replyTo: task.replyTo },
    sendingStartTime: task.firstAttemptAt?.toISOString() ?? null,
    sendingEndTime: task.finishedAt?.toISOString() ?? null,
  }
}

/** One that was taken back never left the queue. */
function statusOf(status: string): MessageTaskReply['sendingStatus'] {
  if (status === 'FINISHED') return 'SENDING_FINISHED'
  return status === 'CLAIMED' ? 'SENDING_STARTED' : 'QUEUED'
}
