import type { IssueCode } from '@running-dinner/domain/issue'

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
