import type { MessageJobReply } from '@running-dinner/contract/messages'

/** State of a job; "held" while it can still be taken back. Rule: docs/rules/messages/messages.md#delivery */
export type JobState =
  | 'held'
  | 'queued'
  | 'sending'
  | 'paused'
  | 'unanswered'
  | 'limited'
  | 'sent'
  | 'failed'
  | 'undelivered'
  | 'withdrawn'

type Facts = Pick<MessageJobReply, 'sendingStatus' | 'delivery' | 'pausedReason' | 'deliveries' | 'heldUntil'> &
  Pick<MessageJobReply, 'createdAt' | 'withdrawn'>

/** `now` and all other times here are milliseconds since 1970. */
export function jobStateOf(job: Facts, now: number): JobState {
  if (job.withdrawn) return 'withdrawn'
  if (job.sendingStatus === 'SENDING_FINISHED') return resultOf(job)
  if (job.delivery === 'PAUSED') return 'paused'
  if (job.pausedReason === 'NO_ANSWER') return 'unanswered'
  if (job.pausedReason?.endsWith('_LIMIT')) return 'limited'
  if (job.sendingStatus === 'SENDING_STARTED') return 'sending'
  return remainingHold(job, now) > 0 ? 'held' : 'queued'
}

function resultOf({ delivery, deliveries }: Facts): JobState {
  if (delivery === 'SENT') return 'sent'
  return deliveries.SENT === 0 ? 'undelivered' : 'failed'
}

/** Milliseconds in which a job can still be taken back; capped, as the clock of the reader may be behind the server. */
export function remainingHold({ heldUntil, createdAt }: Pick<Facts, 'heldUntil' | 'createdAt'>, now: number): number {
  if (heldUntil === null) return 0
  const until = Date.parse(heldUntil)
  return Math.max(0, Math.min(until - now, until - Date.parse(createdAt)))
}

export function isUnfinished(job: Pick<Facts, 'sendingStatus'>): boolean {
  return job.sendingStatus !== 'SENDING_FINISHED'
}
