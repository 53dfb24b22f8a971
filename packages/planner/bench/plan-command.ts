import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Issue, issue } from '@running-dinner/domain/issue'
import { checkPlan, type Verdict } from './check-plan.ts'
import type { Instance } from './instance.ts'
import { instanceProblem, planFile } from './instance-problem.ts'
import { issueSentence } from './issue-sentence.ts'
import { numberOption } from './number-option.ts'
import { readInstance } from './read-instance.ts'
import { planner, type SearchResult, startSearchThreads } from './search-threads.ts'
import { targetOf } from './targets.ts'

const usage = 'usage: npm run plan -- <instance.json> <plan.json> [--seconds N] [--seed N]'

/** Where to write, what to search with, and the signal to stop. */
export interface Surroundings {
  out(line: string): void
  error(line: string): void
  onStop(stop: () => void): void
  solver?: URL
}

interface Order {
  instancePath: string
  planPath: string
  seconds: number | undefined
  seed: number
}

/** Answers the exit code: 0 a plan was written, 1 there is none, 2 the command or a file cannot be used. */
export async function planCommand(args: readonly string[], around: Surroundings): Promise<0 | 1 | 2> {
  const order = orderOf(args)
  if (!order) {
    around.error(usage)
    return 2
  }
  const instance = instanceIn(order.instancePath)
  if ('message' in instance) {
    around.error(issueSentence(instance))
    return 2
  }
  const result = await searched(instance, order, around)
  if ('issues' in result) {
    for (const problem of result.issues) around.error(issueSentence(problem))
    return 1
  }
  const file = planFile(instance, result.plan)
  const verdict = checkPlan(instance, file)
  if (verdict.faults.length > 0) {
    around.error(`the plan found is not valid: ${verdict.faults[0]}`)
    return 1
  }
  try {
    writeFileSync(order.planPath, `${JSON.stringify(file)}\n`)
  } catch (error) {
    around.error(`${order.planPath} cannot be written: ${reasonOf(error)}`)
    return 2
  }
  for (const line of summary(instance, verdict, result)) around.out(line)
  return 0
}

function orderOf(args: readonly string[]): Order | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { seconds: { type: 'string' }, seed: { type: 'string', default: '1' } },
    })
    const [instancePath, planPath, ...more] = positionals
    if (!instancePath || !planPath || more.length > 0) return undefined
    const seconds = numberOption(values.seconds, { least: 0, most: 3_600 })
    const seed = numberOption(values.seed, { least: 0, most: 2 ** 32 - 1, whole: true })
    return { instancePath, planPath, seconds, seed: seed ?? 1 }
  } catch {
    return undefined
  }
}

function instanceIn(path: string): Instance | Issue {
  try {
    return readInstance(readFileSync(path, 'utf8'))
  } catch (error) {
    return issue('plan_instance_invalid', undefined, { reason: `${path} cannot be opened (${reasonOf(error)})` })
  }
}

async function searched(instance: Instance, order: Order, around: Surroundings): Promise<SearchResult> {
  const threads = await startSearchThreads(2, around.solver ?? planner)
  around.onStop(() => threads.stop())
  try {
    const { seconds, mostSeconds } = targetOf(instance)
    const limits =
      order.seconds === undefined ? { seconds, mostSeconds } : { seconds: order.seconds, mostSeconds: order.seconds }
    return await threads.search({ problem: instanceProblem(instance), seed: order.seed, ...limits })
  } finally {
    await threads.close()
  }
}

function* summary(instance: Instance, { distance, longestLeg, longestRoute }: Verdict, result: SearchResult) {
  const above = (figure: number) => `${((distance / figure - 1) * 100).toFixed(2)} %`
  yield `teams: ${instance.n}`
  yield `distance: ${distance}`
  yield `mean per team: ${Math.round(distance / instance.n)}`
  yield `longest leg: ${longestLeg}`
  yield `longest route: ${longestRoute}`
  if (instance.lowerBound) yield `above lower bound: ${above(instance.lowerBound)}`
  if (instance.bestKnown) yield `above best known: ${above(instance.bestKnown)}`
  if ('plan' in result && result.provenOptimal) yield 'proved to be the shortest'
  yield `seconds: ${result.seconds.toFixed(2)}`
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}
