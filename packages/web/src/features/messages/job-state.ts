import type { MessageJobReply } from '@running-dinner/contract/messages.ts'
import { useEffect, useState } from 'react'

/** State of a job; "held" while it can still be taken back. Rule: docs/rules/messages.md#delivery */
export type JobState = 'held' | 'queued' | 'sending' | 'sent' | 'failed' | 'withdrawn'

type Facts = Pick<MessageJobReply, 'sendingStatus' | 'sendingFailed' | 'heldUntil' | 'createdAt' | 'withdrawn'>

/** `now` and all other times here are milliseconds since 1970. */
export function jobStateOf(job: Facts, now: number): JobState {
  if (job.withdrawn) return 'withdrawn'
  if (job.sendingStatus === 'SENDING_FINISHED') return job.sendingFailed ? 'failed' : 'sent'
  if (job.sendingStatus === 'SENDING_STARTED') return 'sending'
  return remainingHold(job, now) > 0 ? 'held' : 'queued'
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

/** The current time in milliseconds, updated every second while `isTicking`. */
export function useNow(isTicking: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!isTicking) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isTicking])
  return now
}
