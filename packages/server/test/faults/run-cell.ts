import { setTimeout as delay } from 'node:timers/promises'
import { type Facts, type Figures, overLimits, problemsOf } from './checker.ts'
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
  figures: Figures
  /** Seconds from the healing until nothing waited any more. */
  settledSeconds: number
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
  const settledSeconds = secondsSince(healed)
  for (const [at, server] of site.servers.entries())
    if (server.ended() !== undefined) problems.push(`process ${at} ended (${server.ended()}):\n${server.log()}`)
  const facts = { ...(await factsOf(site, event, scenario.mayRepeatMails ?? false)), statuses: scenario.statuses }
  const figures = {
    replySeconds: history.slowest() / 1_000,
    healedSeconds: (healed - ended) / 1_000,
    memoryMb: Math.max(...site.servers.map((server) => server.memoryMb())),
  }
  problems.push(...problemsOf(history.entries, facts), ...overLimits(figures))
  return { history, facts, problems, figures, settledSeconds }
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

export function lineOf(name: string, { history, figures, settledSeconds }: CellResult): string {
  const { replySeconds, healedSeconds, memoryMb } = figures
  const counts = (['ok', 'fail', 'unknown'] as const).map((outcome) => `${history.count(outcome)} ${outcome}`)
  const times = `slowest reply ${replySeconds.toFixed(1)} s, healed in ${healedSeconds.toFixed(1)} s, settled in ${settledSeconds.toFixed(1)} s`
  return `${name}: ${counts.join(', ')}; ${times}, ${memoryMb} MB`
}
