import { unavailable } from './http/problems.ts'

/** Runs at most `atOnce` pieces of work at a time and queues `maxWaiting` more; further callers get 503. */
export function inTurn(atOnce: number, maxWaiting: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running++
    else if (waiting.length < maxWaiting) await new Promise<void>((resolve) => waiting.push(resolve))
    else throw unavailable()
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
