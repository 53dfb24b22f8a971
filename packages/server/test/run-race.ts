import { setTimeout as delay } from 'node:timers/promises'
import type { TestApp } from './app.ts'
import { historyFaultsOf } from './history-faults-of.ts'
import { type PlanGaps, planFaultsOf } from './plan-faults-of.ts'
import { planSnapshot } from './plan-snapshot.ts'
import type { RaceCommand } from './race-commands.ts'
import type { RaceEvent } from './race-event.ts'
import type { RaceFacts } from './race-facts.ts'

export interface Answered {
  command: RaceCommand
  status: number
  message: string
}

export interface RaceResult {
  answers: Answered[]
  /** Faults of the replies and the stored data. */
  faults: string[]
}

interface Race {
  app: TestApp
  call: TestApp['call']
  event: RaceEvent
  commands: readonly RaceCommand[]
  /** Every caller sends the plan version it saw at the start. */
  seen: boolean
  /** Milliseconds between the starts of two commands. */
  apart: number
}

/** Sends all commands at once to the restored event. */
export async function runRace({ app, call, event, commands, seen, apart }: Race): Promise<RaceResult> {
  await event.kept.restore()
  const headers = seen ? { 'if-match': `"${event.before.planVersion}"` } : {}
  const answers = await Promise.all(
    commands.map(async (command, index) => {
      if (index > 0) await delay(index * apart)
      return sendCommand(call, command, event.facts, headers)
    }),
  )
  const sumOf = (gap: keyof PlanGaps) =>
    done(answers).reduce((sum, { command }) => sum + (command.leaves?.[gap] ?? 0), 0)
  const gaps = { members: sumOf('members'), places: sumOf('places'), meetings: sumOf('meetings') }
  return { answers, faults: await faultsAfter(app, event, answers, { seen, gaps }) }
}

export async function sendCommand(
  call: TestApp['call'],
  command: RaceCommand,
  facts: RaceFacts,
  headers: Record<string, string>,
): Promise<Answered> {
  const { route, params, query, body } = command.send(facts)
  try {
    const { status, issues } = await call(route, {
      params: { adminId: facts.adminId, ...params } as Record<string, string>,
      headers,
      ...(query ? { query } : {}),
      ...(body === undefined ? {} : { body }),
    })
    return { command, status, message: issues.map(({ message }) => message).join() }
  } catch (error) {
    return { command, status: 0, message: `not the contract's: ${error}` }
  }
}

const done = (answers: readonly Answered[]) => answers.filter(({ status }) => status === 200)

/** Everything stored that does not match the replies. */
export async function faultsAfter(
  app: TestApp,
  { dinnerId, before }: Pick<RaceEvent, 'dinnerId' | 'before'>,
  answers: readonly Answered[],
  { seen, gaps }: { seen: boolean; gaps: PlanGaps },
): Promise<string[]> {
  const after = await planSnapshot(app.database, dinnerId)
  const structural = done(answers).filter(({ command }) => command.structural)
  const others = done(answers).filter(({ command }) => !command.structural && !command.silent)
  const versions = after.planVersion - before.planVersion
  const activities = after.activities.length - before.activities.length
  const surely = (of: readonly Answered[]) => of.filter(({ command }) => !command.mayChangeNothing).length
  const cancelled = after.activities.findIndex(({ type }) => type === 'DINNER_CANCELLED')
  return [
    ...answers
      .filter(({ status }) => status === 0 || status >= 500)
      .map(({ status, message }) => `${status} ${message}`),
    ...planFaultsOf(after, gaps),
    ...historyFaultsOf(after),
    ...(versions < surely(structural) || versions > structural.length
      ? [`${versions} versions by ${structural.length} changes`]
      : []),
    ...(activities - versions < surely(others) || activities - versions > others.length
      ? [`${activities} activities by ${done(answers).length} commands, ${versions} versions`]
      : []),
    ...(seen && versions > 1 && answers.every(({ command }) => !command.blind)
      ? [`${versions} changes of a plan that all saw in one version`]
      : []),
    ...(seen && versions > 0 ? wronglyRefused(answers) : []),
    ...(cancelled >= 0 &&
    cancelled < after.activities.length - 1 &&
    answers.every(({ command }) => !command.evenAfterwards)
      ? ['changed after the event was cancelled']
      : []),
  ]
}

/** Each command works alone, so the one that comes second is refused because the plan has changed, and is told so. */
function wronglyRefused(answers: readonly Answered[]): string[] {
  return answers
    .filter(({ command, status }) => status !== 200 && command.structural && command.on === answers[0]?.command.on)
    .filter(({ command, message }) => !command.blind && message !== 'concurrent_modification')
    .map(({ command, status, message }) => `${command.name} came second and was answered ${status} ${message}`)
}
