import type { IssueCode } from '@running-dinner/domain'

/** What a caller is known by. */
export interface Caller {
  /** As `clientNetwork` has it. */
  network: string
  params: Record<string, string>
  query: Record<string, unknown>
  body: unknown
}

export interface RateLimit {
  /** Part of the key: rows never count together. */
  name: string
  /** `call` is the method and the pattern of the path, without `/api` and `/rest`. */
  concerns(call: string): boolean
  /** Who is counted; undefined where the row does not concern this call after all. */
  client(caller: Caller): string | undefined
  /**
   * `calls`: every one. `successes`: those that were carried out; a refused one is given back. `failures`: those answered with
   * `failure`; they are counted after the answer, and at the limit every further call is refused.
   */
  count: 'calls' | 'successes' | 'failures'
  failure?: { status: number; code: IssueCode }
  /** How many in how many seconds; each of them has to hold. */
  windows: readonly Window[]
  /** What happens to a call while counters cannot be read. */
  withoutStore: 'allow' | 'refuse'
}

interface Window {
  points: number
  seconds: number
}
