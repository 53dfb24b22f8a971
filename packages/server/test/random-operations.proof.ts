import { teamRoutes } from '@running-dinner/contract'
import { seededRandom, shuffled } from '@running-dinner/domain/random'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '../src/app.ts'
import { callsOf, createTestApp } from './app.ts'
import { historyFaultsOf } from './history-faults-of.ts'
import { noGaps, planFaultsOf } from './plan-faults-of.ts'
import { planSnapshot } from './plan-snapshot.ts'
import { raceCommands } from './race-commands.ts'
import { givenRaceEvents } from './race-event.ts'
import { raceFacts } from './race-facts.ts'
import { type Answered, faultsAfter, sendCommand } from './run-race.ts'
import { slowDatabase } from './slow-database.ts'

const clients = 8
/** `npm run test:races` sets 20 tries. */
const operations = Number(process.env.TRIES ?? 3) * 2
const anyNumber = Number.POSITIVE_INFINITY
const all = raceCommands.filter(({ name }) => name !== 'cancel event')
// Tables that are given up leave teams without a place, which would hide that another command does.
const onlyPlans = all.filter(({ leaves }) => leaves?.places === undefined)

test.each([
  ['of the plan', onlyPlans, { ...noGaps, members: anyNumber }],
  ['of the plan and of its tables', all, { members: anyNumber, places: anyNumber, meetings: anyNumber }],
] as const)(
  `keeps the event valid and undoable when ${clients} organisers and guests do ${operations} random operations each %s (REL-06)`,
  async (_, commands, gaps) => {
    const app = await createTestApp()
    const { planned: event } = await givenRaceEvents(app)
    const slow = await createApp({ ...app.ctx, db: slowDatabase(app.database.url, onTestFinished) }, '/nonexistent')
    onTestFinished(async () => {
      await slow.close()
    })
    await event.kept.restore()
    const answers: Answered[] = []
    const client = async (seed: number) => {
      const random = seededRandom(seed)
      for (let operation = 0; operation < operations; operation++) {
        const state = await planSnapshot(app.database, event.dinnerId)
        const number = 1000 + seed * 1000 + operation * 5
        const order = <T>(items: readonly T[]) => shuffled(items, random)
        const facts = await raceFacts(app, event.dinnerId, { ...event.facts, state, number }, order)
        const [command] = shuffled(commands, random)
        const headers = random() < 0.5 ? { 'if-match': `"${state.planVersion}"` } : {}
        if (command) answers.push(await sendCommand(callsOf(slow), command, facts, headers as Record<string, string>))
      }
    }
    await Promise.all(Array.from({ length: clients }, (_, index) => client(index + 1)))

    expect(answers).toHaveLength(clients * operations)
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(clients)
    expect(await faultsAfter(app, event, answers, { seen: false, gaps })).toEqual([])
    for (let status = 200; status === 200; ) {
      const answer = await app.call(teamRoutes.undo, { params: { adminId: event.facts.adminId } })
      status = answer.status
      const state = await planSnapshot(app.database, event.dinnerId)
      expect([...planFaultsOf(state, gaps), ...historyFaultsOf(state)]).toEqual([])
    }
  },
)
