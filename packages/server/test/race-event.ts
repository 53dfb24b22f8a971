import {
  dinnerRoutes,
  type OptimizationState,
  participantRoutes,
  planOptimizationRoutes,
  type TeamReply,
  teamRoutes,
} from '@running-dinner/contract'
import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import { personBody } from './bodies.ts'
import { givenParticipants } from './given.ts'
import { type GivenPublicDinner, givenPublicDinner, mailedToken } from './given-registration.ts'
import { type KeptEvent, keepEvent } from './keep-event.ts'
import { type PlanSnapshot, planSnapshot } from './plan-snapshot.ts'
import { type RaceFacts, raceFacts } from './race-facts.ts'

export interface RaceEvent {
  dinnerId: string
  facts: RaceFacts
  before: PlanSnapshot
  kept: KeptEvent
}

/** One event with teams and one without: some commands work in only one of them. */
export interface RaceEvents {
  planned: RaceEvent
  unplanned: RaceEvent
}

/** An event with participants, one pair, waiting people and one unconfirmed. */
export async function givenRaceEvents(app: TestApp, people = 24): Promise<RaceEvents> {
  const planned = await peopled(app, 'planned', people)
  await worked(app.call(teamRoutes.arrange, { params: planned.params }))
  await peopleWait(app, planned, 'planned')
  await changesOfMind(app, planned)
  const keptPlanned = await kept(app, planned, 'planned')
  const unplanned = await peopled(app, 'unplanned', people)
  await peopleWait(app, unplanned, 'unplanned')
  return { planned: keptPlanned, unplanned: await kept(app, unplanned, 'unplanned') }
}

type Kind = keyof RaceEvents

async function worked(call: ReturnType<TestApp['call']>) {
  const { status, issues, body } = await call
  expect({ status, issues }).toEqual({ status: 200, issues: [] })
  return body
}

let events = 0
const emailOf = (kind: Kind, event: number, number: number) => `${kind}${event}-${number}@guests.example`
const eventOf = new WeakMap<GivenPublicDinner, number>()

async function peopled(app: TestApp, kind: Kind, people: number): Promise<GivenPublicDinner> {
  const given = await givenPublicDinner(app)
  const event = ++events
  eventOf.set(given, event)
  const { params, acknowledgeToken } = given
  await worked(app.call(dinnerRoutes.acknowledge, { params: { ...params, acknowledgeToken } }))
  await givenParticipants(app, given, people - 1, (number) => ({
    numSeats: 6,
    email: emailOf(kind, event, number),
    ...(number === people - 1 ? { teamPartnerWishRegistrationData: { firstnamePart: 'Petra', lastname: 'Paar' } } : {}),
  }))
  return given
}

async function peopleWait(app: TestApp, given: GivenPublicDinner, kind: Kind): Promise<void> {
  const event = eventOf.get(given) ?? 0
  for (let number = 101; number <= 108; number++) {
    const partner =
      number === 108 ? { teamPartnerWishRegistrationData: { firstnamePart: 'Pia', lastname: 'Paar' } } : {}
    const body = personBody(number, { numSeats: 6, email: emailOf(kind, event, number), ...partner })
    await worked(app.call(participantRoutes.create, { params: given.params, body }))
  }
  await app.database.pool.query(
    `update participant set standby_cook = true where dinner_id = $1 and team_id is null and originator_id is null`,
    [given.dinner.id],
  )
  await given.register(110, { email: emailOf(kind, event, 110) })
}

/** Cancels a team and leaves changes to undo and to redo. */
async function changesOfMind(app: TestApp, { params }: GivenPublicDinner): Promise<void> {
  const { teams } = (await worked(app.call(teamRoutes.list, { params }))) as { teams: TeamReply[] }
  const [first, second] = teams
  const last = teams.at(-1)
  await worked(app.call(teamRoutes.cancel, { params: { ...params, teamId: last?.id ?? '' }, body: {} }))
  const teamIds = { teamId: first?.id ?? '', otherTeamId: second?.id ?? '' }
  await worked(app.call(teamRoutes.swapMeals, { params: { ...params, ...teamIds } }))
  await worked(app.call(teamRoutes.undo, { params }))
}

/** Repairs the plan so that no guests visit the cancelled team. */
async function repairFound(app: TestApp, { params }: GivenPublicDinner): Promise<string> {
  const run = await worked(app.call(planOptimizationRoutes.repair, { params, body: {} }))
  return (run as OptimizationState).optimizationId
}

async function kept(app: TestApp, given: GivenPublicDinner, kind: Kind): Promise<RaceEvent> {
  const { id: dinnerId, adminId, meals } = given.dinner
  const token = await mailedToken(app, emailOf(kind, eventOf.get(given) ?? 0, 110))
  await app.database.pool.query('delete from dev_mail')
  const optimizationId = kind === 'planned' ? await repairFound(app, given) : ''
  const before = await planSnapshot(app.database, dinnerId)
  const fixed = { adminId, publicId: given.publicId, token, optimizationId, meals }
  const facts = await raceFacts(app, dinnerId, { ...fixed, state: before, number: 40 })
  return { dinnerId, facts, before, kept: await keepEvent(app.database, dinnerId) }
}
