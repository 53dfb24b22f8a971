import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Issue } from '@running-dinner/domain/issue'
import type { Random } from '@running-dinner/domain/random'
import type { Budget, Plan, PlanProblem } from '../src/plan-problem.ts'

/** The planner (packages/planner/src/solve-plan.ts), or a test's replacement. */
export type Solver = (problem: PlanProblem, options: { random: Random; budget: Budget }) => SolvedPlan | Unsolvable

interface SolvedPlan {
  plan: Plan
  cost: number
  provenOptimal: boolean
}
interface Unsolvable {
  issues: Issue[]
}

export interface SearchTask {
  problem: PlanProblem
  seed: number
  /** Counted in moves of a quiet machine. */
  seconds: number
  /** By the clock; the only limit where it is no more than `seconds`. */
  mostSeconds: number
}

/** `stop` holds one number: 1 ends the search with the best plan so far. */
export interface SearchThreadData {
  solver: string
  stop: Int32Array
}

/** `seconds` are those of the search alone, without starting threads. */
export type SearchResult = (SolvedPlan | Unsolvable) & { seconds: number }

export interface SearchThreads {
  /** Searches with another seed in every thread; the best plan wins. */
  search(task: SearchTask): Promise<SearchResult>
  stop(): void
  close(): Promise<void>
}

export const planner = new URL('../src/solve-plan.ts', import.meta.url)

/** Far enough apart that neighbouring seeds of the caller share no thread's seed. */
const seedStep = 1_000_003

/** Threads that are warm before the clock starts. Rejects where a thread breaks. */
export async function startSearchThreads(count: number, solver: URL = planner): Promise<SearchThreads> {
  const stop = new Int32Array(new SharedArrayBuffer(4))
  const workers = Array.from({ length: count }, () => startWorker({ solver: solver.href, stop }))
  const close = async () => {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
  try {
    await Promise.all(workers.map((worker) => once(worker, 'message')))
  } catch (error) {
    // One that is left would keep the process alive.
    await close()
    throw error
  }
  const searchIn = async (worker: Worker, task: SearchTask): Promise<SearchResult> => {
    const answer = once(worker, 'message')
    worker.postMessage(task)
    const [result] = (await answer) as [SearchResult]
    // Nothing is better than a plan that was proved best.
    if ('plan' in result && result.provenOptimal) Atomics.store(stop, 0, 1)
    return result
  }
  return {
    async search(task) {
      Atomics.store(stop, 0, 0)
      const seedOf = (thread: number) => task.seed + thread * seedStep
      return best(
        await Promise.all(workers.map((worker, thread) => searchIn(worker, { ...task, seed: seedOf(thread) }))),
      )
    },
    stop: () => void Atomics.store(stop, 0, 1),
    close,
  }
}

function startWorker(workerData: SearchThreadData): Worker {
  return new Worker(new URL('search-thread.mjs', import.meta.url), { workerData })
}

function best(results: readonly SearchResult[]): SearchResult {
  const seconds = Math.max(...results.map((result) => result.seconds))
  const [first] = results.toSorted((one, other) => costOf(one) - costOf(other))
  return { ...(first as SearchResult), seconds }
}

function costOf(result: SearchResult): number {
  return 'plan' in result ? result.cost - (result.provenOptimal ? 0.5 : 0) : Number.POSITIVE_INFINITY
}
