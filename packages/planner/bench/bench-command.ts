import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { arrangementRows } from './arrange-bench.ts'
import { type BenchOptions, benchInstance, type InstanceResult } from './bench-instance.ts'
import { tableHead, tableRow } from './bench-table.ts'
import type { Instance } from './instance.ts'
import { issueSentence } from './issue-sentence.ts'
import { type Judgement, judgeResult } from './judge-result.ts'
import { numberOption } from './number-option.ts'
import { ownInstance, ownInstanceIds } from './own-instances.ts'
import { readInstance } from './read-instance.ts'
import { planner, startSearchThreads } from './search-threads.ts'

const usage =
  'usage: npm run bench:planner -- [--dir <folder>] [--seeds N] [--only id,id] [--seconds N] [--threads N] [--plans <folder>] [--arrange]'

/** A different puzzle: it counts meetings by person, without distances. */
const otherKinds = ['or2023', 'or2023.start']

interface Order extends BenchOptions {
  dir: string | undefined
  only: readonly string[]
  threads: number
  /** Measures how teams are built instead of how plans are searched. */
  arrange: boolean
}

/** Loaded when its turn comes: all at once would be what takes the memory. */
interface Evening {
  teams: number
  load(): Instance
}
interface NotRead {
  id: string
  reason: string
}

interface Surroundings {
  out(line: string): void
  error(line: string): void
  solver?: URL
}

/** Answers the exit code: 0, 1 when a plan was not valid or a file was no instance, 2 for a command that cannot be used. */
export async function benchCommand(args: readonly string[], around: Surroundings): Promise<0 | 1 | 2> {
  const order = orderOf(args)
  const evenings = order && eveningsOf(order)
  if (!order || !evenings) {
    around.error(order?.dir === undefined ? usage : `${order.dir} cannot be opened`)
    return 2
  }
  if (order.arrange) {
    for (const line of arrangementRows(order.seeds)) around.out(line)
    return 0
  }
  const threads = await startSearchThreads(order.threads, around.solver ?? planner)
  const judged: (readonly [InstanceResult, Judgement])[] = []
  const notRead = evenings.filter((evening): evening is NotRead => 'reason' in evening)
  around.out(tableHead)
  try {
    for (const evening of evenings) {
      if ('reason' in evening) around.out(`${evening.id.padEnd(10)} ${evening.reason}`)
      else {
        const result = await benchInstance(evening.load(), threads, order)
        const judgement = judgeResult(result)
        judged.push([result, judgement])
        around.out(tableRow(result, judgement))
      }
    }
  } finally {
    await threads.close()
  }
  for (const [{ instance }, { newBest }] of judged) {
    if (newBest !== undefined) around.out(`new best known: ${instance.id} ${newBest} (was ${instance.bestKnown})`)
  }
  around.out(JSON.stringify(report(judged, notRead, order)))
  const isClean = judged.every(([, { valid }]) => valid) && notRead.every(({ id }) => otherKinds.includes(id))
  return isClean ? 0 : 1
}

function orderOf(args: readonly string[]): Order | undefined {
  try {
    const text = { type: 'string' } as const
    const options = {
      dir: text,
      only: text,
      seeds: text,
      seconds: text,
      threads: text,
      plans: text,
      arrange: { type: 'boolean' } as const,
    }
    const { values } = parseArgs({ args: [...args], options })
    const { plans } = values
    if (plans !== undefined) mkdirSync(plans, { recursive: true })
    return {
      dir: values.dir,
      only: values.only?.split(',').filter((id) => id !== '') ?? [],
      seeds: numberOption(values.seeds, { least: 1, most: 1_000, whole: true }) ?? 5,
      seconds: numberOption(values.seconds, { least: 0, most: 3_600 }),
      threads: numberOption(values.threads, { least: 1, most: 64, whole: true }) ?? 2,
      arrange: values.arrange ?? false,
      onPlan:
        plans === undefined
          ? undefined
          : (name, plan) => writeFileSync(join(plans, `${name}.json`), JSON.stringify(plan)),
    }
  } catch {
    return undefined
  }
}

/** Files of the folder, or our own evenings, the small ones first; undefined where the folder cannot be read. */
function eveningsOf({ dir, only }: Order): (Evening | NotRead)[] | undefined {
  const isWanted = (id: string) => only.length === 0 || only.includes(id)
  if (dir === undefined) {
    return ownInstanceIds.filter(isWanted).map(ownEvening)
  }
  try {
    const names = readdirSync(dir).filter((name) => name.endsWith('.json') && isWanted(name.slice(0, -5)))
    const seen = new Set<string>()
    const evenings = names.map((name) => eveningIn(dir, name.slice(0, -5), seen))
    return evenings.toSorted((one, other) => sizeOf(one) - sizeOf(other))
  } catch {
    return undefined
  }
}

/** The name ends with the number of teams, or with a p after it. */
function ownEvening(id: string): Evening {
  return { teams: Number(id.replace(/\D/g, '')), load: () => ownInstance(id) as Instance }
}

function eveningIn(dir: string, id: string, seen: Set<string>): Evening | NotRead {
  if (otherKinds.includes(id)) return { id, reason: 'passed over: a puzzle about persons, without distances' }
  const text = readFileSync(join(dir, `${id}.json`), 'utf8')
  const instance = readInstance(text)
  if ('message' in instance) return { id, reason: issueSentence(instance) }
  const name = instance.id || id
  if (seen.has(name)) return { id, reason: `passed over: another file has the id ${name} too` }
  seen.add(name)
  return { teams: instance.n, load: () => ({ ...(readInstance(text) as Instance), id: name }) }
}

function sizeOf(evening: Evening | NotRead): number {
  return 'teams' in evening ? evening.teams : 0
}

/** The object a machine reads: every figure of the table, and each seed's. Lengths in metres, gaps in percent. */
function report(judged: readonly (readonly [InstanceResult, Judgement])[], notRead: readonly NotRead[], order: Order) {
  return {
    node: process.version,
    threads: order.threads,
    seeds: order.seeds,
    memoryMb: Math.round(process.resourceUsage().maxRSS / 1024),
    instances: judged.map(([{ instance, target, free, issues }, judgement]) => ({
      id: instance.id,
      teams: instance.n,
      bestKnown: instance.bestKnown ?? null,
      lowerBound: instance.lowerBound ?? null,
      target,
      ...judgement,
      seedResults: free,
      issues,
    })),
    newBest: judged.flatMap(([{ instance }, { newBest }]) =>
      newBest === undefined ? [] : [{ id: instance.id, distance: newBest }],
    ),
    passedOver: notRead,
    missed: judged.flatMap(([{ instance }, { passed }]) => (passed ? [] : [instance.id])),
  }
}
