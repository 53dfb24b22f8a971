import type { MessageJobReply } from '@running-dinner/contract/messages.ts'

/** The traffic light of a job, with the half minute in which it can be taken back (rules 8.5, decisions B32). */
export type JobState = 'held' | 'queued' | 'sending' | 'sent' | 'failed' | 'withdrawn'

type Facts = Pick<MessageJobReply, 'sendingStatus' | 'sendingFailed' | 'heldUntil' | 'createdAt' | 'withdrawn'>

/** `now` in milliseconds since 1970, as is everything else here that counts time. */
export function jobStateOf(job: Facts, now: number): JobState {
  if (job.withdrawn) return 'withdrawn'
  if (job.sendingStatus === 'SENDING_FINISHED') return job.sendingFailed ? 'failed' : 'sent'
  if (job.sendingStatus === 'SENDING_STARTED') return 'sending'
  return remainingHold(job, now) > 0 ? 'held' : 'queued'
}

/** How long a job can still be taken back; a clock of the reader that is behind adds nothing to it. */
export function remainingHold({ heldUntil, createdAt }: Pick<Facts, 'heldUntil' | 'createdAt'>, now: number): number {
  if (heldUntil === null) return 0
  const until = Date.parse(heldUntil)
  return Math.max(0, Math.min(until - now, until - Date.parse(createdAt)))
}

export function isUnfinished(job: Pick<Facts, 'sendingStatus'>): boolean {
  return job.sendingStatus !== 'SENDING_FINISHED'
}
