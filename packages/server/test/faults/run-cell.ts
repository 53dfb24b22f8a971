import { setTimeout as delay } from 'node:timers/promises'
import { type Facts, problemsOf } from './checker.ts'
import type { FaultSite } from './fault-site.ts'
import { History } from './history.ts'
import { startLoad } from './load.ts'
import { organiseEvent } from './organised-event.ts'
import type { Scenario } from './scenarios.ts'
import { factsOf, settle } from './settled-facts.ts'

interface CellResult {
  history: History
  facts: Facts
  problems: string[]
  /** Seconds from the end of the fault until each process had answered a registration. */
  healedIn: number
  /** Seconds from then on until nothing waited any more. */
  settledIn: number
}

const secondsSince = (start: number) => (performance.now() - start) / 1_000
const patienceSeconds = 90

/** Calls go on before, during and after the fault; then every reply is compared with what is stored and mailed. */
export async function runCell(site: FaultSite, mark: string, scenario: Scenario): Promise<CellResult> {
  const event = await organiseEvent(site, mark, scenario.asked)
  const history = new History()
  const load = startLoad({ site, event, history, reading: scenario.reading })
  const problems: string[] = []
  await delay(400)
  await scenario.begin(site)
  await delay(scenario.seconds * 1_000)
  await scenario.end(site)
  const ended = performance.now()
  if (!(await answersAgain(history, ended))) problems.push('registrations are not answered again')
  const healed = performance.now()
  await load.stop()
  if (!(await settle(site, mark, patienceSeconds))) problems.push('mails or addresses still wait')
  const settledIn = secondsSince(healed)
  for (const [at, server] of site.servers.entries())
    if (server.ended() !== undefined) problems.push(`process ${at} ended (${server.ended()}):\n${server.log()}`)
  const facts = await factsOf(site, event, scenario.mayRepeatMails ?? false)
  problems.push(...problemsOf(history.entries, facts))
  return { history, facts, problems, healedIn: (healed - ended) / 1_000, settledIn }
}

/** Whether both processes have answered a registration that began after that time. */
async function answersAgain(history: History, since: number): Promise<boolean> {
  for (const end = performance.now() + patienceSeconds * 1_000; performance.now() < end; await delay(20)) {
    const healthy = history.entries.filter(
      ({ kind, outcome, startedAt }) => kind === 'register' && outcome === 'ok' && startedAt > since,
    )
    if (new Set(healthy.map(({ process }) => process)).size === 2) return true
  }
  return false
}

/** The limits that are measured and printed; on a busy machine only the order of things can be asserted. */
const limits = { replySeconds: 10, healedSeconds: 10 }

export function figuresOf(name: string, { history, healedIn, settledIn }: CellResult): string {
  const slowest = history.slowest() / 1_000
  const over = [
    ...(slowest > limits.replySeconds ? [`reply over ${limits.replySeconds} s`] : []),
    ...(healedIn > limits.healedSeconds ? [`healed over ${limits.healedSeconds} s`] : []),
  ]
  const counts = (['ok', 'fail', 'unknown'] as const).map((outcome) => `${history.count(outcome)} ${outcome}`)
  const times = `slowest reply ${slowest.toFixed(1)} s, healed in ${healedIn.toFixed(1)} s, settled in ${settledIn.toFixed(1)} s`
  return `${name}: ${counts.join(', ')}; ${times}${over.map((what) => `; OVER THE LIMIT: ${what}`).join('')}`
}
