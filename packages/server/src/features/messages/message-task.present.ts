import type { MessageTaskReply } from '@running-dinner/contract'
import type { AuthorizedDinner } from '../dinner-record/index.ts'
import type { MessageTask } from './message-task.store.ts'

/** A mail waiting for a retry counts as queued; the failure code of its last attempt is kept. */
export function presentMessageTask(dinner: AuthorizedDinner, task: MessageTask): MessageTaskReply {
  return {
    id: task.id,
    adminId: dinner.adminId,
    jobId: task.jobId,
    recipientEmail: task.recipientEmail,
    recipientName: task.recipientName,
    sendingStatus: statusOf(task.status),
    sendingResult: {
      deliveryFailed: task.failed,
      deliveryFailedDate: task.failed ? (task.finishedAt?.toISOString() ?? null) : null,
      // A check constraint guarantees the type.
      failureType: task.failureType as MessageTaskReply['sendingResult']['failureType'],
      failureMessage: task.failureCode ?? '',
    },
    resendCount: task.resendCount,
    message: { subject: task.subject, content: task.content, replyTo: task.replyTo },
    sendingStartTime: task.firstAttemptAt?.toISOString() ?? null,
    sendingEndTime: task.finishedAt?.toISOString() ?? null,
  }
}

/** A withdrawn mail never left the queue. */
function statusOf(status: string): MessageTaskReply['sendingStatus'] {
  if (status === 'FINISHED') return 'SENDING_FINISHED'
  return status === 'CLAIMED' ? 'SENDING_STARTED' : 'QUEUED'
}
