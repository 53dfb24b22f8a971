import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '../log.ts'

/** The rows of one worker, as `workOff` needs them. */
export interface WorkQueue<Row> {
  leaseSeconds: number
  claim(limit: number): Promise<Row[]>
  renew(): Promise<void>
  /** Takes back orphaned rows; returns how many. */
  sweep(): Promise<number>
  /** Gives back what is still claimed at the end. Without it, the next sweep of another worker takes it back. */
  release?(): Promise<void>
}

interface WorkOptions<Row> {
  /** Works on one row and stores the result. */
  work(row: Row): Promise<void>
  /** Rows at a time, and so the most a killed worker leaves half done. */
  atOnce: number
  /** How soon rows are noticed that became due, or were orphaned, while others are worked on. */
  lookAgainMilliseconds: number
  /** After an abort nothing more is claimed, and running work gets `graceMilliseconds`. */
  signal?: AbortSignal | undefined
  graceMilliseconds?: number
  /** Resolves when new rows may be waiting. */
  called?(): Promise<void>
  job: string
  log: Log
}

/** Less than the job runner waits when it is stopped. */
const usualGraceMilliseconds = 10_000
/** Three heartbeats may fail before a lease ends. */
const heartbeatsPerLease = 4

/** Claims rows as places become free until none is left. Throws when the database is away; orphaned rows are swept later. */
export async function workOff<Row>(queue: WorkQueue<Row>, options: WorkOptions<Row>): Promise<void> {
  const { atOnce, signal, graceMilliseconds = usualGraceMilliseconds, job, log } = options
  const ended = new AbortController()
  const stopped = untilAborted(signal, ended.signal)
  const running = new Set<Promise<void>>()
  const warn = (error: unknown) => log.warn('the queue did not answer', { job, error })
  const launch = (row: Row) => {
    const working = options
      .work(row)
      .catch((error: unknown) => log.error('work on a row failed', { job, error }))
      .finally(() => running.delete(working))
    running.add(working)
  }
  const heartbeat = setInterval(() => void queue.renew().catch(warn), (queue.leaseSeconds * 1_000) / heartbeatsPerLease)
  const untilSomethingChanges = async () => {
    const wakes = [...running, stopped, ...(options.called ? [options.called()] : [])]
    const tired = pause(options.lookAgainMilliseconds).then(() => 'look again' as const)
    return Promise.race([...wakes, tired])
  }
  try {
    await queue.sweep()
    while (signal?.aborted !== true) {
      const freeSlots = atOnce - running.size
      if (freeSlots > 0) for (const row of await queue.claim(freeSlots)) launch(row)
      if (running.size === 0 && (await queue.sweep()) === 0) break
      if (running.size > 0 && (await untilSomethingChanges()) === 'look again') await queue.sweep()
    }
  } finally {
    await Promise.race([Promise.all(running), stopped.then(() => pause(graceMilliseconds))])
    ended.abort()
    clearInterval(heartbeat)
    await queue.release?.().catch(warn)
  }
}

/**
 * A job that runs once at a time in a process. A call while it runs returns at once and makes it look for new rows.
 */
export function joinedCalls(
  run: (signal: AbortSignal, called: () => Promise<void>) => Promise<unknown>,
): (signal?: AbortSignal) => Promise<void> {
  let isRunning = false
  let isCalled = false
  let ring: (() => void) | undefined
  const called = () =>
    new Promise<void>((resolve) => {
      ring = resolve
      if (isCalled) resolve()
      isCalled = false
    })
  return async (signal = new AbortController().signal) => {
    isCalled = true
    ring?.()
    if (isRunning) return
    isRunning = true
    try {
      while (isCalled && !signal.aborted) {
        isCalled = false
        await run(signal, called)
      }
    } finally {
      isRunning = false
    }
  }
}

/** Does not keep a process alive that has nothing else to do. */
function pause(milliseconds: number): Promise<void> {
  return delay(milliseconds, undefined, { ref: false })
}

/** Stays pending without a signal; `ended` removes the listener. */
async function untilAborted(signal: AbortSignal | undefined, ended: AbortSignal): Promise<void> {
  if (signal?.aborted) return
  await once(signal ?? new EventTarget(), 'abort', { signal: ended }).catch(() => new Promise(() => undefined))
}
