import type { MessageJobReply, messageRoutes, ReplyOf } from '@running-dinner/contract'
import { jobStatus, sendingResult } from '@running-dinner/domain/messages/sending-result.ts'
import { notFound } from '../../platform/http/problems.ts'
import type { AuthorizedDinner } from '../dinner-record/index.ts'
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
    createdAt: job.createdAt.toISOString(),
    heldUntil: job.heldUntil?.toISOString() ?? null,
    withdrawn: isWithdrawn,
  }
}

export function presentJobOverview(
  dinner: AuthorizedDinner,
  found: MessageJob | undefined,
): ReplyOf<typeof messageRoutes.jobOverview> {
  const job = presentMessageJob(dinner, found)
  return {
    messageJobId: job.id,
    numMessagesSucceeded: job.numMessagesSucceeded,
    numMessagesFailed: job.numMessagesFailed,
    sendingFinished: job.sendingStatus === 'SENDING_FINISHED',
    adminId: dinner.adminId,
  }
}
