import type { Issue, IssueCode } from '@running-dinner/domain/issue'
import type { Ctx } from '../ctx.ts'
import { keptSecret } from '../db/shared-secret.ts'
import { dayKeys } from './day-keys.ts'
import { type Counter, type Counting, rateLimitStore } from './rate-limit.store.ts'

/** What identifies a caller. */
export interface Caller {
  /** The result of `clientNetwork`. */
  network: string
  params: Record<string, string>
  query: Record<string, unknown>
  body: unknown
}

export interface RateLimit {
  /** Part of the counter's key, so that limits never share a counter. */
  name: string
  /** `call` is the method and the path pattern, without `/api` and `/rest`. */
  concerns(call: string): boolean
  /** The client to count; undefined if the limit does not apply to this call. */
  client(caller: Caller): string | undefined
  /**
   * `calls` counts every call. `successes` counts completed calls; a refused one is given back. `failures` counts replies that
   * match `failure`, after the reply; at the limit every further call is refused, unless the limit `admitsSuccesses`.
   */
  count: 'calls' | 'successes' | 'failures'
  failure?: { status: number; code: IssueCode }
  /** At a limit of failures only further failures are refused, because guests with valid links share the network. */
  admitsSuccesses?: boolean
  /** All windows must hold. */
  windows: readonly Window[]
  /** What happens to a call when counters cannot be read. */
  withoutStore: 'allow' | 'refuse'
}

interface Window {
  points: number
  seconds: number
}

/** An admitted call; the limiter has to learn how it ended. */
export interface Permit {
  /** Gives back counted successes, or counts the failure; returns the seconds to wait once there were too many. */
  failed(status: number, issues: readonly Issue[]): Promise<number | undefined>
}

export type Admission = { permit: Permit } | { retryAfterSeconds: number } | 'unknown'

/** One counter of one limit for one client. */
interface Charge extends Counting {
  limit: RateLimit
  points: number
}

type LimiterCtx = Pick<Ctx, 'db' | 'clock' | 'log'>

/**
 * Counts calls in the database, so that all processes share the counters. A client over its limit is remembered in memory until
 * the window ends, so that a flood costs no queries.
 */
export function createRateLimiter(ctx: LimiterCtx) {
  const blocked = new Map<string, number>()
  const secret = keptSecret(ctx.db, 'limits')
  const chargesFor = async (limits: readonly RateLimit[], caller: Caller): Promise<Charge[]> => {
    const keys = dayKeys(await secret(), ctx.clock.now())
    return limits.flatMap((limit) => {
      const client = limit.client(caller)
      if (client === undefined) return []
      return limit.windows.map(({ points, seconds }) => ({
        limit,
        points,
        seconds,
        key: keys.key(JSON.stringify([limit.name, seconds, client])),
      }))
    })
  }
  const waitFor = (endsAt: number) => Math.max(1, Math.ceil((endsAt - ctx.clock.now().getTime()) / 1000))
  const block = (charge: Charge, { endsAt }: Counter) => {
    // Never block on successes: a refused call may be given back at any moment.
    if (charge.limit.count === 'successes') return waitFor(endsAt.getTime())
    const now = ctx.clock.now().getTime()
    if (blocked.size >= mostRemembered) for (const [key, until] of blocked) if (until <= now) blocked.delete(key)
    if (blocked.size < mostRemembered) blocked.set(charge.key.toString('base64'), endsAt.getTime())
    return waitFor(endsAt.getTime())
  }
  const blockedFor = (charges: readonly Charge[]): number | undefined => {
    const now = ctx.clock.now().getTime()
    const ends = charges.map(({ key }) => blocked.get(key.toString('base64')) ?? 0).filter((until) => until > now)
    return ends.length === 0 ? undefined : waitFor(Math.max(...ends))
  }
  /** Seconds to wait because of the counters, if a limit is exceeded. */
  const exceeded = (charges: readonly Charge[], counters: readonly Counter[]): number | undefined => {
    const waits = charges.flatMap((charge) => {
      const counter = counters.find(({ key }) => key.equals(charge.key))
      return counter && counter.points >= charge.points + (charge.limit.count === 'failures' ? 0 : 1)
        ? [block(charge, counter)]
        : []
    })
    return waits.length === 0 ? undefined : Math.max(...waits)
  }

  const permitOf = (counted: readonly Charge[], ofFailures: readonly Charge[]): Permit => ({
    async failed(status, issues) {
      const undone = counted.filter(({ limit }) => limit.count === 'successes')
      const failures = ofFailures.filter(
        ({ limit: { failure } }) =>
          failure?.status === status && issues.some(({ message }) => message === failure.code),
      )
      const now = ctx.clock.now()
      try {
        if (undone.length > 0) await rateLimitStore.giveBack(ctx.db, undone)
        const wait = blockedFor(failures)
        if (wait !== undefined || failures.length === 0) return wait
        const counters = await rateLimitStore.take(ctx.db, failures, [], now)
        // The failure that reaches the limit still gets its own reply.
        const over = counters.filter(({ key, points }) => points > (pointsOf(failures, key) ?? 0))
        exceeded(failures, counters)
        return over.length === 0 ? undefined : Math.max(...over.map(({ endsAt }) => waitFor(endsAt.getTime())))
      } catch (error) {
        ctx.log.warn('a failed call could not be counted', { error })
        return undefined
      }
    },
  })

  const noted = (error: unknown) => ctx.log.warn('calls could not be counted', { error })
  /** Admits the call without counting, unless one of its limits requires the store. */
  const admitUncounted = (limits: readonly RateLimit[]): Admission =>
    limits.some(({ withoutStore }) => withoutStore === 'refuse') ? 'unknown' : { permit: permitOf([], []) }

  return {
    async admit(limits: readonly RateLimit[], caller: Caller): Promise<Admission> {
      const charges = await chargesFor(limits, caller).catch(noted)
      if (charges === undefined) return admitUncounted(limits)
      const counted = charges.filter(({ limit }) => limit.count !== 'failures')
      const ofFailures = charges.filter(({ limit }) => limit.count === 'failures')
      const looked = ofFailures.filter(({ limit }) => !limit.admitsSuccesses)
      const wait = blockedFor([...counted, ...looked])
      if (wait !== undefined) return { retryAfterSeconds: wait }
      const permit = permitOf(counted, ofFailures)
      if (counted.length + looked.length === 0) return { permit }
      try {
        const counters = await rateLimitStore.take(ctx.db, counted, looked, ctx.clock.now())
        const retryAfterSeconds = exceeded(charges, counters)
        if (retryAfterSeconds === undefined) return { permit }
        // A refused call must not use up its other limits.
        if (counted.length > 0) await rateLimitStore.giveBack(ctx.db, counted)
        return { retryAfterSeconds }
      } catch (error) {
        noted(error)
        return admitUncounted(charges.map(({ limit }) => limit))
      }
    },
  }
}

/** Bounds the memory a flood from many addresses can use. */
const mostRemembered = 10_000

function pointsOf(charges: readonly Charge[], key: Buffer): number | undefined {
  return charges.find((charge) => charge.key.equals(key))?.points
}
