import type { MessageJobReply, messageRoutes, ReplyOf } from '@running-dinner/contract'
import { type DeliveryCounts, deliveryOf, jobDelivery, jobStatus, sendingResult } from '@running-dinner/domain/messages'
import { notFound } from '../../../platform/http/problems.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import type { MessageJob } from './message-job.store.ts'

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
