import { setTimeout as delay } from 'node:timers/promises'
import {
  afterAccepted,
  afterServerFailure,
  afterTooFast,
  afterWent,
  fullPace,
  mayBegin,
  mayBeginAt,
  mayGoAt,
  type Pace,
} from '@running-dinner/domain/messages'
import type { Clock } from '../../../platform/clock.ts'

/** A rest longer than this ends the job, which is woken when it is over; no claimed mail waits longer. */
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
  /** Resolves when it may go to the mail server: the next keeps its distance from then, however long it took to compose this one. */
  turn(): Promise<void>
  accepted(): void
  tooFast(): void
  serverFailed(isBusy: boolean): void
  /** The answer says nothing about the pace. */
  ended(): void
}

export function pacer(clock: Clock): Pacer {
  let pace: Pace = fullPace
  let [underway, waiting] = [0, 0]
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
      const wait = mayBeginAt(pace) - now()
      if (wait > longestWaitMilliseconds) return 0
      // An abort ends the wait.
      if (wait > 0) await delay(wait, undefined, signal ? { signal } : {}).catch(() => undefined)
      return signal?.aborted === true ? 0 : Math.min(free, mayBegin(pace, underway, waiting))
    },
    begin() {
      const startedAt = now()
      let wentAt: number | undefined
      underway++
      waiting++
      const end = (changed: (pace: Pace) => Pace) => () => {
        underway--
        if (wentAt === undefined) waiting--
        pace = changed(pace)
      }
      return {
        async turn() {
          const askedAt = now()
          const goesAt = Math.min(Math.max(askedAt, mayGoAt(pace)), askedAt + longestWaitMilliseconds)
          // Before the wait, so that others that are ready meanwhile go after this one.
          pace = afterWent(pace, goesAt)
          if (goesAt > askedAt) await delay(goesAt - askedAt)
          wentAt = Math.max(goesAt, now())
          pace = afterWent(pace, wentAt)
          waiting--
        },
        accepted: end((before) => afterAccepted(before, wentAt ?? startedAt, now())),
        tooFast: end((before) => afterTooFast(before, startedAt, now())),
        serverFailed: (isBusy) => end((before) => afterServerFailure(before, startedAt, now(), isBusy))(),
        ended: end((before) => before),
      }
    },
    restsUntil: () => new Date(clock.now().getTime() + Math.max(pace.restsUntil, mayGoAt(pace)) - now()),
    failures: () => pace.failures,
  }
}
