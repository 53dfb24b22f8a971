import PQueue from 'p-queue'

export interface Pacing {
  /** Resolves when the next request may leave. */
  turn(): Promise<void>
}

/** Public services allow one request a second for the product as a whole; a little more, because clocks differ. */
const intervalMs = 1_100

/**
 * Lets requests leave one by one, at least `intervalMs` apart. The first waits too, because another process may have asked
 * just before this one took over.
 */
export function createPacing(): Pacing {
  // Without `strict` two requests may leave within a millisecond where two intervals meet.
  const queue = new PQueue({ interval: intervalMs, intervalCap: 1, strict: true })
  const turn = () => queue.add(() => Promise.resolve())
  void turn()
  return { turn }
}
