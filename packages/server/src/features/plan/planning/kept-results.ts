import { createHash } from 'node:crypto'

const mostKept = 200

/** What was worked out, and whether it may be answered again: not where a service failed to answer. */
export interface WorkedOut<Result> {
  result: Result
  isLasting: boolean
}

/**
 * Working a plan out takes seconds for many teams, so the result is kept per event until its input changes; concurrent callers
 * share one computation.
 */
export function keepResults<Input, Result>(
  workOut: (event: string, input: Input) => Promise<WorkedOut<Result>>,
): (event: string, input: Input) => Promise<Result> {
  const kept = new Map<string, { fingerprint: string; result: Promise<Result> }>()
  return (event, input) => {
    const fingerprint = createHash('sha256').update(JSON.stringify(input)).digest('base64')
    const known = kept.get(event)
    if (known?.fingerprint === fingerprint) return known.result
    const working = workOut(event, input)
    const result = working.then((done) => done.result)
    // A Map lists the entry that was set longest ago first.
    kept.delete(event)
    kept.set(event, { fingerprint, result })
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    const forget = () => {
      if (kept.get(event)?.result === result) kept.delete(event)
    }
    working.then((done) => (done.isLasting ? undefined : forget()), forget)
    return result
  }
}
