export interface Pacing {
  /** Ends when the next request may leave. */
  turn(): Promise<void>
}

/** A little more than a second: the most that public services allow, for the product as a whole (reliability 2.6). */
const intervalMs = 1_100

/**
 * Requests leave one by one, at least `intervalMs` apart. The first waits too, because another process may have asked
 * just before this one took over.
 */
export function createPacing(
  pause: (ms: number) => Promise<void>,
  now: () => number = () => performance.now(),
): Pacing {
  let earliest = now() + intervalMs
  let last = Promise.resolve()
  const next = async () => {
    const wait = earliest - now()
    if (wait > 0) await pause(wait)
    earliest = now() + intervalMs
  }
  return {
    turn() {
      last = last.then(next)
      return last
    },
  }
}
