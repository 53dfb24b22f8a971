import { describe, expect, onTestFinished, test } from 'vitest'
import { createApp } from '../src/app.ts'
import { callsOf, createTestApp, type TestApp } from './app.ts'
import { type RaceCommand, raceCommands } from './race-commands.ts'
import { givenRaceEvents, type RaceEvents } from './race-event.ts'
import { type RaceResult, runRace } from './run-race.ts'
import { slowDatabase } from './slow-database.ts'
import { withoutLocks } from './without-locks.ts'

/** `npm run test:races` sets 20 tries. */
const tries = Number(process.env.TRIES ?? 2)
const sideBySide = 6
const minutes = 60_000

const pairs = raceCommands.flatMap((one, index) => raceCommands.slice(index).map((other) => [one, other] as const))

interface Ground {
  app: TestApp
  call: TestApp['call']
  events: RaceEvents[]
}

async function givenGround({
  count = sideBySide,
  open = slowDatabase,
}: {
  count?: number
  open?: typeof slowDatabase
} = {}): Promise<Ground> {
  const app = await createTestApp()
  const events: RaceEvents[] = []
  for (let number = 0; number < count; number++) events.push(await givenRaceEvents(app))
  const slow = await createApp({ ...app.ctx, db: open(app.database.url, onTestFinished) }, '/nonexistent')
  onTestFinished(async () => {
    await slow.close()
  })
  return { app, call: callsOf(slow), events }
}

type Try = RaceResult & { name: string }

/** Races each pair several times: either command first, at once or slightly apart, on the event of either. */
async function raceAll(
  { app, call, events }: Ground,
  all: readonly (readonly [RaceCommand, RaceCommand])[],
  times: number,
) {
  const open = all.flatMap(([one, other]) =>
    Array.from({ length: times }, (_, number) => ({
      number,
      commands: number % 2 === 0 ? [one, other] : [other, one],
    })),
  )
  const results: Try[] = []
  await Promise.all(
    events.map(async (own) => {
      for (let next = open.shift(); next; next = open.shift()) {
        const { commands, number } = next
        const [first] = commands
        const seen = number % 3 === 1
        const result = await runRace({
          app,
          call,
          event: own[first?.on ?? 'planned'],
          commands,
          seen,
          apart: (number % 4) * 4,
        })
        results.push({ ...result, name: `${commands.map(({ name }) => name).join(' + ')}${seen ? ', seen' : ''}` })
      }
    }),
  )
  return results
}

const named = (name: string): RaceCommand => {
  const command = raceCommands.find((candidate) => candidate.name === name)
  if (!command) throw new Error(`no command is called ${name}`)
  return command
}

/** What is stored when both were accepted and neither read what the other one changed. */
const unlocked = [
  ['fill a team', 'undo', /^team \d+ is too large$/],
  // Two teams were given the same people.
  ['fill a team', 'replace team', /^team \d+ is empty$/],
  ['fill a team', 'generate new teams', /^\d members missing$/],
  ['fill a team', 'apply a repair', /^no place of team \d+/],
  ['cancel member', 'change host', /^the history of the plan does not fit/],
  ['swap members', 'swap members', /^the history of the plan does not fit/],
  ['swap meals', 'swap meals', /^2 changes of a plan that all saw in one version$/],
  ['lock', 'let others cook', /^2 changes of a plan that all saw in one version$/],
] as const

const wrong = (results: readonly Try[]) =>
  results
    .filter(({ faults }) => faults.length > 0)
    .map(
      ({ name, faults, answers }) =>
        `${name} (${answers.map(({ status, message }) => `${status} ${message}`)}): ${faults.join('; ')}`,
    )

describe('structural commands', () => {
  // Builds an event to race on and sends every command.
  test('each succeeds alone and records one activity', { timeout: 5 * minutes }, async () => {
    const { app, call, events } = await givenGround({ count: 1 })
    const refused: string[] = []
    for (const command of raceCommands) {
      const event = events[0]?.[command.on]
      if (!event) throw new Error('no event')
      const { answers, faults } = await runRace({ app, call, event, commands: [command], seen: true, apart: 0 })
      if (answers[0]?.status !== 200 || faults.length > 0)
        refused.push(`${command.name} ${JSON.stringify(answers[0])} ${faults}`)
    }
    expect(refused).toEqual([])
  })

  test(`every two at once, ${tries} times: break nothing, count nothing twice and overwrite nothing unseen (REL-06)`, {
    // 528 pairs, 10,560 races in `npm run test:races`; a busy machine needs longer than half an hour.
    timeout: 90 * minutes,
  }, async () => {
    const results = await raceAll(await givenGround(), pairs, tries)
    expect(results.length).toBe(pairs.length * tries)
    expect(wrong(results)).toEqual([])
  })

  test('finds a loser that is not told that the plan has changed (shows that the check works)', async () => {
    const { app, call, events } = await givenGround({ count: 1 })
    const misleading: TestApp['call'] = async (route, options) => {
      const answer = await call(route, options)
      return answer.status === 409 ? { ...answer, status: 406, issues: [] } : answer
    }
    const commands = [named('swap members'), named('swap meals')]
    const event = events[0]?.planned
    if (!event) throw new Error('no event')
    const { faults } = await runRace({ app, call: misleading, event, commands, seen: true, apart: 0 })
    expect(faults).toEqual([expect.stringMatching(/^swap (members|meals) came second and was answered 406 $/)])
  })

  // Sixteen races, each of which waits until both commands have read.
  test('break the plan without the lock, each pair in its way (shows that the lock is needed)', {
    timeout: 5 * minutes,
  }, async () => {
    const { app, call, events } = await givenGround({
      count: 1,
      open: (url, onEnd) => withoutLocks(url, onEnd, { meet: 2 }),
    })
    const [event] = events
    if (!event) throw new Error('no event')
    const unlike: string[] = []
    for (const [one, other, fault] of unlocked) {
      for (const commands of [
        [named(one), named(other)],
        [named(other), named(one)],
      ]) {
        const race = { app, call, event: event.planned, commands, seen: true, apart: 0 }
        const { answers, faults } = await runRace(race)
        const isMet = answers.every(({ status }) => status === 200) && faults.some((found) => fault.test(found))
        if (!isMet)
          unlike.push(`${one} + ${other}: ${answers.map(({ status }) => status)}, ${faults.join('; ')}, not ${fault}`)
      }
    }
    expect(unlike).toEqual([])
  })
})
