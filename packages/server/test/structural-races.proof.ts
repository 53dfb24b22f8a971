import { describe, expect, onTestFinished, test } from 'vitest'
import { createApp } from '../src/app.ts'
import { callsOf, createTestApp, type TestApp } from './app.ts'
import { type RaceCommand, raceCommands } from './race-commands.ts'
import { givenRaceEvents, type RaceEvents } from './race-event.ts'
import { type RaceResult, runRace } from './run-race.ts'
import { slowDatabase } from './slow-database.ts'

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

async function givenGround({ count = sideBySide, broken }: { count?: number; broken?: 'locks' } = {}): Promise<Ground> {
  const app = await createTestApp()
  const events: RaceEvents[] = []
  for (let number = 0; number < count; number++) events.push(await givenRaceEvents(app))
  const log = broken ? { info: () => undefined, warn: () => undefined, error: () => undefined } : app.ctx.log
  const db = slowDatabase(app.database.url, onTestFinished, broken ? { broken } : {})
  const slow = await createApp({ ...app.ctx, log, db }, '/nonexistent')
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

  test(`every two at once, ${tries} times: break nothing, count nothing twice and overwrite nothing unseen`, {
    // 900 races in `npm test`, 9,000 in `npm run test:races`.
    timeout: 30 * minutes,
  }, async () => {
    const results = await raceAll(await givenGround(), pairs, tries)
    expect(results.length).toBe(pairs.length * tries)
    expect(wrong(results)).toEqual([])
  })

  // Two hundred races.
  test('break the plan without the lock (shows that the lock is needed)', { timeout: 5 * minutes }, async () => {
    const contending = raceCommands.filter(({ structural, on }) => structural && on === 'planned')
    const some = contending.flatMap((one, index) => contending.slice(index).map((other) => [one, other] as const))
    const broken = wrong(await raceAll(await givenGround({ broken: 'locks' }), some, 1))
    expect(broken.length).toBeGreaterThan(some.length / 4)
  })
})
