import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Piscina } from 'piscina'
import { unavailable } from '../http/problems.ts'
import { WorkerFailure } from './worker-failure.ts'
import type { WorkerName, WorkerTasks } from './worker-tasks.ts'

export interface WorkerPool {
  /**
   * Runs one task off the main thread. Throws `WorkerFailure` when it runs out of time or memory, the problem `unavailable` when
   * too many tasks wait already, else what the task threw (as a plain Error).
   */
  run<Name extends WorkerName>(name: Name, input: WorkerTasks[Name]['input']): Promise<WorkerTasks[Name]['output']>
  close(): Promise<void>
}

export interface WorkerPoolOptions {
  /** Milliseconds from asking to answer, waiting included. */
  deadline?: number
  memoryMb?: number
  /** Tasks running and waiting. */
  maxTasks?: number
}

/** Threads end soon after their work, so that an idle server stays small (reliability 2.4 #18, 4.3). */
const idleMilliseconds = 5_000

export function createWorkerPool({
  deadline = 10_000,
  memoryMb = 256,
  maxTasks = 32,
}: WorkerPoolOptions = {}): WorkerPool {
  const pool = new Piscina({
    minThreads: 0,
    maxThreads: Math.min(2, availableParallelism()),
    idleTimeout: idleMilliseconds,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    execArgv: isSource ? ['--import', tsxLoader()] : [],
  })
  let tasks = 0
  return {
    async run(name, input) {
      if (tasks >= maxTasks) throw unavailable()
      tasks++
      const signal = AbortSignal.timeout(deadline)
      try {
        return await pool.run(input, { filename: workerFile(name), signal })
      } catch (error) {
        if (signal.aborted) throw new WorkerFailure('time', { cause: error })
        throw ranOutOfMemory(error) ? new WorkerFailure('memory', { cause: error }) : error
      } finally {
        tasks--
      }
    },
    close: () => pool.destroy(),
  }
}

const here = import.meta.url
/** In development and tests the workers run from TypeScript; in the bundle they lie compiled beside it. */
const isSource = here.endsWith('.ts')

function workerFile(name: WorkerName): string {
  if (isSource) return fileURLToPath(new URL(`../../workers/${name}.ts`, here))
  const places = ['./workers/', '../workers/'].map((folder) => fileURLToPath(new URL(`${folder}${name}.js`, here)))
  return places.find((path) => existsSync(path)) ?? `${places[0]}`
}

function tsxLoader(): string {
  return pathToFileURL(createRequire(here).resolve('tsx')).href
}

function ranOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
