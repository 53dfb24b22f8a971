import type { MessageTaskReply } from '@running-dinner/contract'
import { deliveryOf } from '@running-dinner/domain/messages'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import type { MessageTask } from './message-task.store.ts'
import { ownTextOf } from './notification-in-mail.ts'

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
    ...whereaboutsOf(task),
    resendCount: task.resendCount,
    message: {
      subject: task.subject,
      content: task.content,
      ownText: ownTextOf(task.kind, task.content),
      replyTo: task.replyTo,
    },
    sendingStartTime: task.firstAttemptAt?.toISOString() ?? null,
    sendingEndTime: task.finishedAt?.toISOString() ?? null,
  }
}

function whereaboutsOf(task: MessageTask) {
  const state = deliveryOf(task, task.pausedReason ?? undefined)
  const waits = task.status === 'QUEUED' && (state.delivery === 'WAITING' || state.delivery === 'PAUSED')
  return { ...state, nextTryAt: waits ? task.dueAt.toISOString() : null }
}

/** A withdrawn mail never left the queue. */
function statusOf(status: string): MessageTaskReply['sendingStatus'] {
  if (status === 'FINISHED') return 'SENDING_FINISHED'
  return status === 'CLAIMED' ? 'SENDING_STARTED' : 'QUEUED'
}
