import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism, setPriority } from 'node:os'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Transferable } from 'node:worker_threads'
import { Piscina } from 'piscina'
import { unavailable } from '../http/problems.ts'

/** A search that ran out of time or memory may succeed later, so it is answered with 503. */
export async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw error instanceof WorkerFailure ? unavailable() : error
  }
}

/** Lowers this thread's priority, so that requests, imports and the database run before the search. */
export function lowerThreadPriority(): void {
  // Only Linux has a priority per thread; elsewhere it would be the whole process's.
  if (process.platform !== 'linux') return
  try {
    setPriority(10)
  } catch {
    // Not permitted: the search still works, requests are a little slower.
  }
}

/** What runs off the main thread, by the name of its file in `src/workers`; the product adds its tasks. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface WorkerTasks {}
export type WorkerName = keyof WorkerTasks

/** A task that ran out of time or memory; not a bug in its code. */
export class WorkerFailure extends Error {
  readonly reason: 'time' | 'memory'

  constructor(reason: 'time' | 'memory', options?: ErrorOptions) {
    super(`a worker ran out of ${reason}`, options)
    this.reason = reason
  }
}

export interface WorkerPool {
  /**
   * Runs one task off the main thread. Throws `WorkerFailure` when it runs out of time or memory, `unavailable` when too many
   * tasks are queued, the signal's reason when it was aborted, else what the task threw (as a plain Error).
   */
  run<Name extends WorkerName>(
    name: Name,
    input: WorkerTasks[Name]['input'],
    options?: RunOptions,
  ): Promise<WorkerTasks[Name]['output']>
  close(): Promise<void>
}

interface RunOptions {
  /** Ends the task's thread at once. */
  signal?: AbortSignal | undefined
  /** Parts of the input that are moved to the thread instead of copied. */
  transfer?: readonly Transferable[]
}

export interface WorkerPoolOptions {
  /** Milliseconds from call to answer, including time in the queue. */
  deadline?: number
  memoryMb?: number
  /** Running and queued tasks. */
  maxTasks?: number
  maxThreads?: number
}

/** Concurrent tasks of most kinds in one process. */
export const threadsPerLane = Math.min(2, availableParallelism())

/** Each kind of work has its own threads, so that an import does not queue behind a search of a minute. */
const lanes = {
  short: { deadline: 10_000, memoryMb: 256, maxTasks: 32, maxThreads: threadsPerLane },
  // One thread composes several hundred a second.
  mailing: { deadline: 60_000, memoryMb: 128, maxTasks: 32, maxThreads: 1 },
  printing: { deadline: 60_000, memoryMb: 512, maxTasks: 8, maxThreads: threadsPerLane },
  judging: { deadline: 15_000, memoryMb: 384, maxTasks: 32, maxThreads: threadsPerLane },
  searching: { deadline: 180_000, memoryMb: 512, maxTasks: 32, maxThreads: threadsPerLane },
} as const satisfies Record<string, Required<WorkerPoolOptions>>
export type LaneName = keyof typeof lanes

/** Threads end soon after their work, to free the memory of an idle server. */
const idleMilliseconds = 5_000

export function createWorkerPool(
  laneOf: Readonly<Record<WorkerName, LaneName>>,
  options: WorkerPoolOptions = {},
): WorkerPool {
  const started = new Map<LaneName, Lane>()
  const laneFor = (name: LaneName) => {
    const lane = started.get(name) ?? createLane({ ...lanes[name], ...options })
    started.set(name, lane)
    return lane
  }
  return {
    run: (name, input, runOptions = {}) => laneFor(laneOf[name]).run(name, input, runOptions),
    close: async () => {
      await Promise.all([...started.values()].map((lane) => lane.close()))
    },
  }
}

type Lane = Required<WorkerPool>

function createLane({ deadline, memoryMb, maxTasks, maxThreads }: Required<WorkerPoolOptions>): Lane {
  const pool = new Piscina({
    minThreads: 0,
    maxThreads,
    idleTimeout: idleMilliseconds,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    execArgv: isSource ? ['--import', tsxLoader()] : [],
  })
  let tasks = 0
  return {
    async run(name, input, { signal: callerSignal, transfer = [] } = {}) {
      if (tasks >= maxTasks) throw unavailable()
      tasks++
      const late = AbortSignal.timeout(deadline)
      const signal = callerSignal ? AbortSignal.any([callerSignal, late]) : late
      try {
        return await pool.run(input, { filename: workerFile(name), signal, transferList: [...transfer] })
      } catch (error) {
        if (callerSignal?.aborted) throw callerSignal.reason
        if (late.aborted) throw new WorkerFailure('time', { cause: error })
        throw ranOutOfMemory(error) ? new WorkerFailure('memory', { cause: error }) : error
      } finally {
        tasks--
      }
    },
    close: () => pool.destroy(),
  }
}

const poolUrl = import.meta.url
/** In development and tests workers run from TypeScript; the bundle has them compiled beside it. */
const isSource = poolUrl.endsWith('.ts')

function workerFile(name: WorkerName): string {
  if (isSource) return fileURLToPath(new URL(`../../workers/${name}.ts`, poolUrl))
  const places = ['./workers/', '../workers/'].map((folder) => fileURLToPath(new URL(`${folder}${name}.js`, poolUrl)))
  return places.find((path) => existsSync(path)) ?? `${places[0]}`
}

function tsxLoader(): string {
  return pathToFileURL(createRequire(poolUrl).resolve('tsx')).href
}

function ranOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
