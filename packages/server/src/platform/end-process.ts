import type { Log } from './log.ts'

interface Ending {
  log: Log
  stop(): Promise<void>
  exit(code: number): void
}

/** Orchestrators kill after 30 s; a process that ends by itself before that can say what it waited for. */
const longestMilliseconds = 20_000

/** Stops in order, once, and exits: with `code` when all parts have stopped, with 1 when one failed or took too long. */
export function endProcess({ log, stop, exit }: Ending): (code: number) => Promise<void> {
  let isEnding = false
  return async (code) => {
    if (isEnding) return
    isEnding = true
    const late = new Promise<'late'>((resolve) => setTimeout(resolve, longestMilliseconds, 'late'))
    try {
      const outcome = await Promise.race([stop().then(() => 'stopped' as const), late])
      if (outcome === 'late')
        log.error('did not stop in time; what is unfinished is done by another process or the next')
      exit(outcome === 'late' ? 1 : code)
    } catch (error) {
      log.error('could not stop in order', { error })
      exit(1)
    }
  }
}
