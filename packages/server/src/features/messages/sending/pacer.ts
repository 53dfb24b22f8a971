import { setTimeout as delay } from 'node:timers/promises'
import {
  afterAccepted,
  afterBegun,
  afterServerFailure,
  afterTooFast,
  fullPace,
  mayBegin,
  type Pace,
} from '@running-dinner/domain/messages'
import type { Clock } from '../../../platform/clock.ts'

/** A rest longer than this ends the job, which is woken when it is over. */
const longestWaitMilliseconds = 3_000

/** The pace of one process: each finds it out by itself, from the answers it gets (docs/rules/messages/messages.md#pace). */
export interface Pacer {
  /** How many of `free` mails may be begun now; waits while the queue rests shortly. */
  places(free: number, signal?: AbortSignal): Promise<number>
  /** Call it for each mail that is begun; the result takes what becomes of it. */
  begin(): PacedMail
  /** Until then the server rests. */
  restsUntil(): Date
  /** Times in a row that the server could not be used. */
  failures(): number
}

export interface PacedMail {
  /** Goes to the mail server now: the next keeps its distance from here, however long it took to make this one. */
  handed(): void
  accepted(): void
  tooFast(): void
  serverFailed(isBusy: boolean): void
  /** The answer says nothing about the pace. */
  ended(): void
}

export function pacer(clock: Clock): Pacer {
  let pace: Pace = fullPace
  let underway = 0
  let [last, setBack] = [0, 0]
  /** Never goes back, as the clock may: the queue would rest until it is there again. */
  const now = () => {
    const time = clock.now().getTime()
    setBack += Math.max(0, last - time)
    last = time
    return time + setBack
  }
  return {
    async places(free, signal) {
      const wait = pace.notBefore - now()
      if (wait > longestWaitMilliseconds) return 0
      // An abort ends the wait.
      if (wait > 0) await delay(wait, undefined, signal ? { signal } : {}).catch(() => undefined)
      return signal?.aborted === true ? 0 : Math.min(free, mayBegin(pace, underway))
    },
    begin() {
      const startedAt = now()
      underway++
      pace = afterBegun(pace, startedAt)
      const end = (changed: (pace: Pace) => Pace) => () => {
        underway--
        pace = changed(pace)
      }
      return {
        handed() {
          pace = afterBegun(pace, now())
        },
        accepted: end(afterAccepted),
        tooFast: end((before) => afterTooFast(before, startedAt, now())),
        serverFailed: (isBusy) => end((before) => afterServerFailure(before, startedAt, now(), isBusy))(),
        ended: end((before) => before),
      }
    },
    restsUntil: () => new Date(clock.now().getTime() + pace.notBefore - now()),
    failures: () => pace.failures,
  }
}
