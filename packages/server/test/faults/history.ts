/** What a caller knows after a call: it was done, it was refused, or the reply is missing and it may be either. */
type Outcome = 'ok' | 'fail' | 'unknown'

export const changingKinds = ['create', 'register', 'send', 'order'] as const
export type ChangingKind = (typeof changingKinds)[number]
/** `read` asks for what a dependency gives, such as a map tile. */
export type Kind = ChangingKind | 'read'

export interface Entry {
  kind: Kind
  /** What finds the effect again: the address of a person or the subject of a message. */
  key: string
  process: number
  /** In the milliseconds of `performance.now()`. */
  startedAt: number
  endedAt: number
  outcome: Outcome
  status: number | undefined
  /** Of a registration: it was given a place, not one on the waiting list. */
  hasPlace: boolean
  /** What is wrong with the content of a reply, if anything. */
  wrong: string | undefined
}

export interface Reply {
  status: number
  hasPlace?: boolean
  wrong?: string | undefined
}

type Planned = Pick<Entry, 'kind' | 'key' | 'process'>

/** The list of all calls of one cell, in the order in which they ended. */
export class History {
  readonly entries: Entry[] = []
  readonly #open = new Set<Promise<Entry>>()

  /** Records the call; an exception is a call without a reply. */
  call(planned: Planned, run: () => Promise<Reply>): Promise<Entry> {
    const startedAt = performance.now()
    const recorded = run()
      .catch((): Partial<Reply> => ({}))
      .then(({ status, hasPlace = false, wrong }) => {
        const times = { startedAt, endedAt: performance.now() }
        const entry: Entry = { ...planned, ...times, status, hasPlace, wrong, outcome: outcomeOf(status) }
        this.entries.push(entry)
        return entry
      })
    this.#open.add(recorded)
    void recorded.then(() => this.#open.delete(recorded))
    return recorded
  }

  get openCalls(): number {
    return this.#open.size
  }

  async settled(): Promise<void> {
    await Promise.all(this.#open)
  }

  /** Milliseconds of the slowest reply. */
  slowest(): number {
    return Math.max(0, ...this.entries.map(({ startedAt, endedAt }) => endedAt - startedAt))
  }

  count(outcome: Outcome): number {
    return this.entries.filter((entry) => entry.outcome === outcome).length
  }
}

export function outcomeOf(status: number | undefined): Outcome {
  if (status === undefined || status >= 500) return 'unknown'
  return status < 300 ? 'ok' : 'fail'
}
