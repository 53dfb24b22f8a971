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
  const resultByEvent = new Map<string, { fingerprint: string; result: Promise<Result> }>()
  return (event, input) => {
    const fingerprint = createHash('sha256').update(JSON.stringify(input)).digest('base64')
    const lastResult = resultByEvent.get(event)
    if (lastResult?.fingerprint === fingerprint) return lastResult.result
    const working = workOut(event, input)
    const searchResult = working.then((done) => done.result)
    // A Map lists the entry that was set longest ago first.
    resultByEvent.delete(event)
    resultByEvent.set(event, { fingerprint, result: searchResult })
    const [oldest] = resultByEvent.keys()
    if (resultByEvent.size > mostKept && oldest !== undefined) resultByEvent.delete(oldest)
    const forget = () => {
      if (resultByEvent.get(event)?.result === searchResult) resultByEvent.delete(event)
    }
    working.then((done) => (done.isLasting ? undefined : forget()), forget)
    return searchResult
  }
}
