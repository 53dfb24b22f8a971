import PQueue from 'p-queue'
import { unavailable } from './http/problems.ts'

/** Runs at most `atOnce` pieces of work at a time and queues `maxWaiting` more; further callers get 503. */
export function inTurn(atOnce: number, maxWaiting: number) {
  const queue = new PQueue({ concurrency: atOnce })
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (queue.pending >= atOnce && queue.size >= maxWaiting) throw unavailable()
    return queue.add(work)
  }
}
