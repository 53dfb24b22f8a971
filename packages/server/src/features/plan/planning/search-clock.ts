import { ceilingFactor } from '@running-dinner/planner'

interface ClockOptions {
  /** Shared with another thread: 1 ends the time at once. */
  stop?: Int32Array
}

/** The used share of the time that work of so many milliseconds on a quiet machine may take at most. */
export function searchClock(milliseconds: number, { stop }: ClockOptions = {}): () => number {
  const start = performance.now()
  return () => {
    if (stop && Atomics.load(stop, 0) !== 0) return 1
    return (performance.now() - start) / (ceilingFactor * milliseconds)
  }
}
