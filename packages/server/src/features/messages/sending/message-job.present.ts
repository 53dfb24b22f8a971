import type { MessageJobReply, MessageTaskReply, messageRoutes, ReplyOf } from '@running-dinner/contract'
import { type DeliveryCounts, deliveryOf, jobDelivery, jobStatus, sendingResult } from '@running-dinner/domain/messages'
import { notFound } from '../../../platform/http/problems.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import type { MessageJob } from './message-job.store.ts'
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

const failedOf = {
  SENDING_FINISHED_SUCCESS: false,
  SENDING_FINISHED_FAILURE: true,
  SENDING_NOT_FINISHED: undefined,
} as const

/** A withdrawn job has finished without a known result. */
export function presentMessageJob(dinner: AuthorizedDinner, job: MessageJob | undefined): MessageJobReply {
  if (!job) throw notFound()
  const isWithdrawn = job.withdrawnAt !== undefined
  const deliveries = deliveryCounts(job)
  const delivery = jobDelivery(deliveries)
  return {
    id: job.id,
    adminId: dinner.adminId,
    messageType: job.type,
    subject: job.subject,
    message: job.message,
    sendingStatus: isWithdrawn ? 'SENDING_FINISHED' : jobStatus(job.progress),
    sendingFailed: isWithdrawn ? undefined : failedOf[sendingResult(job.progress)],
    numberOfMessageTasks: job.taskCount,
    numMessagesSucceeded: job.progress.succeeded,
    numMessagesFailed: job.progress.failed,
    delivery,
    pausedReason: reasonOf(job, delivery),
    nextTryAt: delivery === 'WAITING' || delivery === 'PAUSED' ? (job.dueAt?.toISOString() ?? null) : null,
    deliveries,
    createdAt: job.createdAt.toISOString(),
    heldUntil: job.heldUntil?.toISOString() ?? null,
    withdrawn: isWithdrawn,
  }
}

export function presentJobOverview(
  dinner: AuthorizedDinner,
  storedJob: MessageJob | undefined,
): ReplyOf<typeof messageRoutes.jobOverview> {
  const job = presentMessageJob(dinner, storedJob)
  return {
    messageJobId: job.id,
    numMessagesSucceeded: job.numMessagesSucceeded,
    numMessagesFailed: job.numMessagesFailed,
    sendingFinished: job.sendingStatus === 'SENDING_FINISHED',
    adminId: dinner.adminId,
  }
}

function deliveryCounts({ progress, pausedReason, withdrawnAt, notSent }: MessageJob): DeliveryCounts {
  const queued = withdrawnAt === undefined ? progress.queued : 0
  return {
    NOT_SENT: notSent,
    WAITING: progress.started + (pausedReason ? 0 : queued),
    PAUSED: pausedReason ? queued : 0,
    SENT: progress.succeeded,
    // Mails that are not wanted are stored as failed, so that nothing counts them as delivered.
    FAILED: progress.failed - (withdrawnAt === undefined ? notSent : 0),
  }
}

/** The reason of a waiting or paused job, as its waiting mails have it. */
function reasonOf({ failureCode, waitReason, pausedReason }: MessageJob, delivery: MessageJobReply['delivery']) {
  if (delivery !== 'WAITING' && delivery !== 'PAUSED') return null
  const mail = { status: 'QUEUED', failed: false, failureCode, waitReason }
  return deliveryOf(mail, delivery === 'PAUSED' ? pausedReason : undefined).pausedReason
}
