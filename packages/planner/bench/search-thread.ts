// One search in a thread of its own: says it is ready, then answers every task with the plan it found.
import { parentPort, workerData } from 'node:worker_threads'
import { seededRandom } from '@running-dinner/domain/random'
import { movesIn, workBudget } from '../src/work-budget.ts'
import type { SearchTask, SearchThreadData, Solver } from './search-threads.ts'

const { solver, stop } = workerData as SearchThreadData
const { solvePlan } = (await import(solver)) as { solvePlan: Solver }

parentPort?.on('message', ({ problem, seed, seconds, mostSeconds }: SearchTask) => {
  const started = performance.now()
  const elapsed = () => (performance.now() - started) / 1_000
  const clock = () => (Atomics.load(stop, 0) === 1 ? 1 : elapsed() / mostSeconds)
  const budget = mostSeconds > seconds ? workBudget(movesIn(seconds * 1_000, problem), clock).budget : clock
  const found = solvePlan(problem, { random: seededRandom(seed), budget })
  parentPort?.postMessage({ ...found, seconds: elapsed() })
})
parentPort?.postMessage('ready')
