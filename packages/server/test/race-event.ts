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

/** What the commands of a race name. Where there are no teams, those of the planned event, which are nobody's here. */
export interface RaceFacts {
  adminId: string
  publicId: string
  /** Members of the first teams that are no fixed pair, the host first. */
  seats: readonly (readonly [host: string, mate: string])[]
  teamIds: readonly string[]
  /** Of the mate in the first team. */
  selfAdminId: string
  /** Singles, then a pair that registered together. */
  waiting: readonly { id: string; selfAdminId: string; email: string }[]
  /** Who registered together and cooks together. */
  pair: { rootId: string; childId: string; teamId: string; rootSelf: string }
  unconfirmedId: string
  token: string
  cancelledTeamId: string
  /** A repair that was computed and waits for its decision. */
  optimizationId: string
  meals: readonly { id: string; label: string; time: string }[]
}

export interface RaceEvent {
  dinnerId: string
  facts: RaceFacts
  before: PlanSnapshot
  kept: KeptEvent
}

/** Where everybody already sits, and where nobody does: some commands work only in one of them. */
export interface RaceEvents {
  planned: RaceEvent
  unplanned: RaceEvent
}

/** So many have a place, one of them with a partner; others wait, and one has not confirmed. */
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
  await given.register(110, { email: emailOf(kind, event, 110) })
}

/** A team has dropped out, and there is something to take back and something to do again. */
async function changesOfMind(app: TestApp, { params }: GivenPublicDinner): Promise<void> {
  const { teams } = (await worked(app.call(teamRoutes.list, { params }))) as { teams: TeamReply[] }
  const [first, second] = teams
  const last = teams.at(-1)
  await worked(app.call(teamRoutes.cancel, { params: { ...params, teamId: last?.id ?? '' }, body: {} }))
  const teamIds = { teamId: first?.id ?? '', otherTeamId: second?.id ?? '' }
  await worked(app.call(teamRoutes.swapMeals, { params: { ...params, ...teamIds } }))
  await worked(app.call(teamRoutes.undo, { params }))
}

/** Nobody shall stand in front of the door of the team that dropped out. */
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
  const { rows: people } = await app.database.pool.query<{ id: string; self: string; email: string }>(
    'select id, self_admin_id as self, email from participant where dinner_id = $1 order by participant_number',
    [dinnerId],
  )
  const paired = before.people.flatMap(({ originatorId, id }) => (originatorId ? [originatorId, id] : []))
  const seats = before.teams.flatMap(({ id, hostMemberId, status }) => {
    const mate = before.people.find((person) => person.teamId === id && person.id !== hostMemberId)
    const isFree = status === 'OK' && hostMemberId && mate && !paired.includes(hostMemberId)
    return isFree ? [{ teamId: id, seat: [hostMemberId, mate.id] as const }] : []
  })
  const waiting = people.filter(({ id }) => before.people.some((one) => one.id === id && one.activated && !one.teamId))
  const child = before.people.find(({ id, originatorId }) => originatorId && originatorId !== id)
  const facts: RaceFacts = {
    adminId,
    publicId: given.publicId,
    seats: seats.map(({ seat }) => seat),
    teamIds: seats.map(({ teamId }) => teamId),
    selfAdminId: people.find(({ id }) => id === seats[0]?.seat[1])?.self ?? '',
    waiting: waiting.map(({ id, self, email }) => ({ id, selfAdminId: self, email })),
    pair: {
      rootId: child?.originatorId ?? '',
      childId: child?.id ?? '',
      teamId: child?.teamId ?? '',
      rootSelf: people.find(({ id }) => id === child?.originatorId)?.self ?? '',
    },
    unconfirmedId: before.people.find((person) => !person.activated)?.id ?? '',
    token,
    cancelledTeamId: before.teams.find((team) => team.status === 'CANCELLED')?.id ?? '',
    optimizationId,
    meals,
  }
  return { dinnerId, facts, before, kept: await keepEvent(app.database, dinnerId) }
}
