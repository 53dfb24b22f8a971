/** What the parent of the timed server may ask for. */
export type TimedOrder = { id: number } & (
  | { what: 'set-now'; now: number }
  /** Planned mails, then delivery. */
  | { what: 'run-jobs' }
  /** From now on the clock runs, and jobs run by themselves. */
  | { what: 'let-run' }
  | { what: 'stop' }
)

export type TimedReply = { url: string } | { id: number; error?: string }
