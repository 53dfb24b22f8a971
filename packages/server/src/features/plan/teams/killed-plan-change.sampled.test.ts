import { eveningDelayRoutes } from '@running-dinner/contract'
import { sampled } from '@running-dinner/domain/test/sampled.ts'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { historyFaultsOf } from '../../../../test/history-faults-of.ts'
import { type KillableApp, killableApp } from '../../../../test/killable-app.ts'
import { noGaps, planFaultsOf } from '../../../../test/plan-faults-of.ts'
import { type PlanSnapshot, planSnapshot } from '../../../../test/plan-snapshot.ts'
import { type RaceCommand, raceCommands } from '../../../../test/race-commands.ts'
import { givenRaceEvents, type RaceEvent, type RaceEvents } from '../../../../test/race-event.ts'
import { withoutTransactions } from '../../../../test/without-transactions.ts'

const structural = raceCommands.filter((command) => command.structural)
/** Moves all courses but the first and makes a plan version; it is no step of the plan history. */
const delay: RaceCommand = {
  name: 'delay a course',
  on: 'planned',
  structural: true,
  send: ({ meals }) => ({
    route: eveningDelayRoutes.delay,
    body: { fromMealId: meals[1]?.id, minutes: 10, dryRun: false },
  }),
}

const tried = sampled([...structural, delay], { step: 6, start: 1 })

interface Ground {
  app: TestApp
  events: RaceEvents
}

/** The plan without random ids, so that equal plans compare equal. */
function shapeOf({ teams, people, visits, mealIds, planVersion, activities, changes }: PlanSnapshot) {
  const numberOf = new Map(teams.map((team) => [team.id, team.teamNumber]))
  return JSON.stringify({
    planVersion,
    activities,
    changes: changes.map(({ undone }) => undone),
    teams: teams.map(({ id: _, mealId, ...team }) => ({ ...team, meal: mealIds.indexOf(mealId) })),
    people: people.map(({ id, teamId }) => [id, numberOf.get(teamId ?? '') ?? 0]),
    visits: visits.map((visit) => `${numberOf.get(visit.hostTeamId)} ${numberOf.get(visit.guestTeamId)}`).sort(),
  })
}

async function send({ call }: KillableApp, { send: sent }: RaceCommand, { facts }: RaceEvent): Promise<number> {
  const { route, params, body } = sent(facts)
  const all = { adminId: facts.adminId, ...params } as Record<string, string>
  return (await call(route, { params: all, ...(body === undefined ? {} : { body }) })).status
}

interface Outcome {
  command: string
  request: number
  /** Neither the state before nor the state after. */
  mixed: boolean
}

interface Matrix {
  requests: number
  /** Cuts the connection before the changing query of this number, or a read before it. */
  cutBefore(request: number): Promise<Outcome>
}

async function killMatrix({ app, events }: Ground, killable: KillableApp, command: RaceCommand): Promise<Matrix> {
  const event = events[command.on]
  const after = async () => shapeOf(await planSnapshot(app.database, event.dinnerId))
  await event.kept.restore()
  const old = JSON.stringify(await event.kept.digest())
  killable.revive()
  expect(await send(killable, command, event), command.name).toBe(200)
  const requests = killable.revive()
  const done = await after()
  return {
    requests,
    cutBefore: async (request) => {
      await event.kept.restore()
      killable.dieBefore(request)
      const status = await send(killable, command, event)
      expect([command.name, request, status]).toEqual([command.name, request, 503])
      killable.revive()
      const isOld = JSON.stringify(await event.kept.digest()) === old
      return { command: command.name, request, mixed: !isOld && (await after()) !== done }
    },
  }
}

describe('a change of the plan whose process is killed', () => {
  const ends: (() => Promise<void>)[] = []
  let ground: Ground

  beforeAll(async () => {
    const app = await createTestApp({ onEnd: (end) => void ends.unshift(end) })
    ground = { app, events: await givenRaceEvents(app, 60) }
    return async () => {
      for (const end of ends) await end()
    }
    // Two events with 60 people each.
  }, 180_000)

  test('is stored completely or not at all (REL-02)', async () => {
    const killable = await killableApp(ground.app, onTestFinished)
    const outcomes: Outcome[] = []
    for (const command of tried) {
      const { requests, cutBefore } = await killMatrix(ground, killable, command)
      expect(requests, command.name).toBeGreaterThan(6)
      const all = Array.from({ length: requests }, (_, index) => index + 1)
      for (const request of sampled(all, { step: 8 })) outcomes.push(await cutBefore(request))
    }
    expect(outcomes.filter(({ mixed }) => mixed)).toEqual([])
  })

  test('does not affect the next change', async () => {
    const { app, events } = ground
    const killable = await killableApp(app, onTestFinished)
    const regenerate = structural.find(({ name }) => name === 'regenerate') as RaceCommand
    await events.planned.kept.restore()
    killable.dieBefore(10)
    expect(await send(killable, regenerate, events.planned)).toBe(503)
    killable.revive()
    expect(await send(killable, regenerate, events.planned)).toBe(200)
    const state = await planSnapshot(app.database, events.planned.dinnerId)
    expect([...planFaultsOf(state, noGaps), ...historyFaultsOf(state)]).toEqual([])
    expect(state.planVersion).toBe(events.planned.before.planVersion + 1)
  })

  test('keeps the old plan and blocks no other caller while teams are computed', async () => {
    const { app, events } = ground
    const dying: { killable?: KillableApp } = {}
    const killable = await killableApp(app, onTestFinished, {
      workers: (workers) => ({
        ...workers,
        run: (...work: Parameters<typeof workers.run>) => {
          dying.killable?.dieBefore(1)
          return workers.run(...work)
        },
      }),
    })
    dying.killable = killable
    const computing = structural.filter(({ name }) => ['generate', 'regenerate', 'generate new teams'].includes(name))
    for (const command of sampled(computing, { step: 3 })) {
      const event = events[command.on]
      await event.kept.restore()
      const old = await event.kept.digest()
      killable.revive()
      expect(await send(killable, command, event), command.name).toBe(503)
      expect(await event.kept.digest()).toEqual(old)
      killable.revive()
      const { params, body, route } = command.send(event.facts)
      const all = { adminId: event.facts.adminId, ...params } as Record<string, string>
      // A caller who waits longer than the lock timeout gets an error.
      expect((await app.call(route, { params: all, ...(body === undefined ? {} : { body }) })).status).toBe(200)
    }
  })

  test('is stored in part without transactions (shows that they are needed)', async () => {
    const killable = await killableApp(ground.app, onTestFinished, { pool: withoutTransactions })
    const found: string[] = []
    for (const command of tried) {
      const { requests, cutBefore } = await killMatrix(ground, killable, command)
      // Most writes come late, and one partial result is enough.
      for (let request = requests; request > 0 && !found.includes(command.name); request--)
        if ((await cutBefore(request)).mixed) found.push(command.name)
    }
    expect(found).toEqual(tried.map(({ name }) => name))
  })
})
