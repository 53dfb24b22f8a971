import {
  activityRoutes,
  type CancelledTeamReply,
  dinnerRoutes,
  messageRoutes,
  participantRoutes,
  waitingListRoutes as routes,
  type TeamReply,
  teamRoutes,
  type WaitingListChangeReply,
  type WireReplyOf,
} from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { personBody } from '../../../../test/bodies.ts'
import { type GivenDinner, givenDinner, givenParticipants, givenTeams } from '../../../../test/given.ts'
import { planStateOf, planViolationsOf } from '../../../../test/plan-of.ts'

type WaitingListBody = WireReplyOf<typeof routes.read>

const someId = '00000000-0000-4000-8000-000000000000'

/** Nine teams, and this many people who wait. */
async function given(app: TestApp, waiting: number, change?: Parameters<typeof givenTeams>[2]) {
  const dinner = await givenDinner(app)
  const teams = await givenTeams(app, dinner, change ?? 18)
  const rows = Array.from({ length: waiting }, (_, index) => ({ participant: personBody(100 + index) }))
  if (waiting > 0) await app.call(participantRoutes.import, { params: dinner.params, body: { rows } })
  return { ...dinner, teams }
}

const list = async (app: TestApp, { params }: GivenDinner) =>
  (await app.call(routes.read, { params })).body as WaitingListBody
const idsOf = (people: { id: string }[]) => people.map((person) => person.id)
const everybody = (one: WaitingListBody) =>
  idsOf([...one.participtantsForTeamArrangement, ...one.remainingParticipants])
const teamsOf = async (app: TestApp, { params }: GivenDinner) =>
  ((await app.call(teamRoutes.list, { params })).body as { teams: TeamReply[] }).teams

const generate = (app: TestApp, { params }: GivenDinner, ids: string[], headers = {}) =>
  app.call(routes.generateTeams, { params, body: { participants: ids.map((id) => ({ id })) }, headers })
const assign = (app: TestApp, { params }: GivenDinner, assignments: Record<string, string[]>, headers = {}) => {
  const teamParticipantsAssignments = Object.entries(assignments).map(([teamId, participantIds]) => ({
    teamId,
    participantIds,
  }))
  return app.call(routes.assignParticipants, { params, body: { teamParticipantsAssignments }, headers })
}
const cancel = async (app: TestApp, { params }: GivenDinner, team: TeamReply | undefined) => {
  const { status, body } = await app.call(teamRoutes.cancel, {
    params: { ...params, teamId: team?.id ?? '' },
    body: { replaceTeam: false },
  })
  expect(status).toBe(200)
  return body as CancelledTeamReply
}
const refusal = ({ status, issues }: { status: number; issues: { message: string; field?: string }[] }) => [
  status,
  issues[0]?.message,
]
const newestActivity = async (app: TestApp, { params }: GivenDinner) =>
  ((await app.call(activityRoutes.list, { params })).body as { activities: object[] }).activities[0]

/** What existing teams keep: course, members, number, host. */
const kept = (teams: TeamReply[]) =>
  teams.map((team) => [team.id, team.teamNumber, team.meal.id, team.hostTeamMember?.id, idsOf(team.teamMembers)])

async function sendTeamMessages(app: TestApp, { params, acknowledgeToken }: GivenDinner) {
  await app.call(dinnerRoutes.acknowledge, { params: { ...params, acknowledgeToken } })
  const body = {
    subject: 'S',
    message: '{firstname}',
    teamSelection: 'ALL',
    hostMessagePartTemplate: 'h',
    nonHostMessagePartTemplate: 'n',
  }
  expect((await app.call(messageRoutes.teams.send, { params, body })).status).toBe(200)
}

async function sendRoutes(app: TestApp, { params }: GivenDinner) {
  const body = { subject: 'S', message: 'm', teamSelection: 'ALL', selfTemplate: 's', hostsTemplate: 'h' }
  expect((await app.call(messageRoutes.dinnerRoutes.send, { params, body })).status).toBe(200)
}

test('offers no action before teams exist', async () => {
  const app = await createTestApp()
  const dinner = await givenDinner(app)
  expect(await list(app, dinner)).toMatchObject({ teamsGenerated: false, possibleActions: [] })
  await givenParticipants(app, dinner, 20)
  expect(await list(app, dinner)).toMatchObject({
    teamsGenerated: false,
    possibleActions: [],
    remainingParticipants: [{ participantNumber: 19 }, { participantNumber: 20 }],
    numMissingParticipantsForFullTeamArrangement: 4,
  })
  expect(refusal(await generate(app, dinner, [someId]))).toEqual([406, 'teams_not_existing'])
  expect(refusal(await assign(app, dinner, { [someId]: [someId] }))).toEqual([406, 'teams_not_existing'])
})

/** Columns: waiting, for new teams, remaining, missing, possible actions. */
test.each([
  [0, 0, 0, 6, []],
  [5, 0, 5, 1, ['DISTRIBUTE_TO_TEAMS']],
  [6, 6, 0, 0, ['GENERATE_NEW_TEAMS']],
  [7, 6, 1, 5, ['GENERATE_NEW_TEAMS']],
  [8, 6, 2, 4, ['GENERATE_NEW_TEAMS']],
  [12, 12, 0, 0, ['GENERATE_NEW_TEAMS']],
])('offers actions for %i waiting', async (waiting, forTeams, remaining, missing, possibleActions) => {
  const app = await createTestApp()
  const dinner = await given(app, waiting)
  const found = await list(app, dinner)
  expect(found).toMatchObject({
    numMissingParticipantsForFullTeamArrangement: missing,
    totalNumberOfMissingTeamMembers: 0,
    teamsWithCancelStatusOrCancelledMembers: [],
    possibleActions,
    teamsGenerated: true,
  })
  expect([found.participtantsForTeamArrangement.length, found.remainingParticipants.length]).toEqual([
    forTeams,
    remaining,
  ])
})

test('fills a cancelled team with two of five waiting people', async () => {
  const app = await createTestApp()
  const dinner = await given(app, 5)
  await cancel(app, dinner, dinner.teams[2])
  const before = await list(app, dinner)
  expect(before).toMatchObject({ possibleActions: ['ASSIGN_TO_EXISTING_TEAMS'], totalNumberOfMissingTeamMembers: 2 })
  const team = dinner.teams[2]?.id ?? ''
  expect(refusal(await assign(app, dinner, {}))).toEqual([406, 'invalid_size_waitinglist_participants_to_assign'])
  expect(refusal(await assign(app, dinner, { [team]: [] }))).toEqual([
    406,
    'invalid_size_waitinglist_participants_to_assign',
  ])
  const chosen = everybody(before).slice(0, 2)
  const { status, body } = await assign(app, dinner, { [team]: chosen })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    affectedTeams: [{ id: team, status: 'REPLACED', hostTeamMember: { numSeats: 6 } }],
    teamMessagesAlreadySent: false,
    dinnerRouteMessagesAlreadySent: false,
  })
  // Two guests and two hosts meet other people at another address.
  expect((body as WaitingListChangeReply).teamIdsWithOtherRoute).toHaveLength(4)
  expect(await list(app, dinner)).toMatchObject({ possibleActions: ['DISTRIBUTE_TO_TEAMS'] })
  expect(everybody(await list(app, dinner))).toHaveLength(3)
  expect(await newestActivity(app, dinner)).toMatchObject({
    activityType: 'WAITINGLIST_PARTICIPANTS_ASSIGNED',
    data: { count: 1 },
  })
  expect(await planViolationsOf(app, dinner)).toEqual([])

  // A second cancelled team, of which one place is filled.
  await cancel(app, dinner, dinner.teams[5])
  const [next = ''] = everybody(await list(app, dinner))
  const half = await assign(app, dinner, { [dinner.teams[5]?.id ?? '']: [next] })
  expect(half.body).toMatchObject({ affectedTeams: [{ status: 'REPLACED', hostTeamMember: { id: next } }] })
  expect(await list(app, dinner)).toMatchObject({
    possibleActions: ['ASSIGN_TO_EXISTING_TEAMS'],
    totalNumberOfMissingTeamMembers: 1,
  })
})

test('fills the place of one member and makes a person with seats host', async () => {
  const app = await createTestApp()
  const dinner = await given(app, 3)
  const [team] = dinner.teams
  const host = team?.hostTeamMember?.id ?? ''
  const params = { ...dinner.params, teamId: team?.id ?? '', participantId: host }
  await app.call(teamRoutes.cancelMember, { params })
  const waiting = await list(app, dinner)
  const able = waiting.remainingParticipants.find((person) => person.numSeats === 6)?.id ?? ''
  const { body } = await assign(app, dinner, { [team?.id ?? '']: [able] })
  expect(body).toMatchObject({ affectedTeams: [{ status: 'OK', hostTeamMember: { id: able } }] })
})

test('refuses full teams, people named twice, and a split pair', async () => {
  const app = await createTestApp()
  const dinner = await given(app, 3)
  const pair = personBody(140, {
    teamPartnerWishRegistrationData: { firstnamePart: 'Kim', lastname: 'Kind' },
    numSeats: 6,
  })
  await app.call(participantRoutes.create, { params: dinner.params, body: pair })
  await cancel(app, dinner, dinner.teams[0])
  await cancel(app, dinner, dinner.teams[1])
  const [one = '', two = '', three = '', root = '', child = ''] = everybody(await list(app, dinner))
  const [a = '', b = '', full = ''] = dinner.teams.map((team) => team.id)
  const seated = dinner.teams[4]?.teamMembers[0]?.id ?? ''
  expect(refusal(await assign(app, dinner, { [full]: [one] }))).toEqual([406, 'waitinglist_team_full'])
  expect(refusal(await assign(app, dinner, { [a]: [one, two, three] }))).toEqual([406, 'waitinglist_team_full'])
  expect(refusal(await assign(app, dinner, { [someId]: [one] }))).toEqual([406, 'value_invalid'])
  expect(refusal(await assign(app, dinner, { [a]: [someId] }))).toEqual([406, 'value_invalid'])
  expect(refusal(await assign(app, dinner, { [a]: [seated] }))).toEqual([406, 'participant_assigned_in_team'])
  expect(refusal(await assign(app, dinner, { [a]: [one], [b]: [one] }))).toEqual([406, 'waitinglist_participant_twice'])
  const divided = [406, 'invalid_replacement_participants_inconsistent_teampartner_wish']
  expect(refusal(await assign(app, dinner, { [a]: [root] }))).toEqual(divided)
  expect(refusal(await assign(app, dinner, { [a]: [root, one], [b]: [child] }))).toEqual(divided)
  expect((await assign(app, dinner, { [a]: [root, child], [b]: [one, two], [full]: [] })).status).toBe(200)
  expect(everybody(await list(app, dinner))).toEqual([three])
})

test('makes three new teams of six people; refuses five and seven', async () => {
  const app = await createTestApp()
  const dinner = await given(app, 7)
  const ids = everybody(await list(app, dinner))
  const before = await teamsOf(app, dinner)
  const code = 'invalid_size_waitinglist_participants_to_generate_teams'
  expect(refusal(await generate(app, dinner, ids.slice(0, 5)))).toEqual([406, `${code}_too_few`])
  expect(refusal(await generate(app, dinner, ids))).toEqual([406, code])
  expect(refusal(await generate(app, dinner, [...ids.slice(0, 5), ids[0] ?? '']))).toEqual([
    406,
    'waitinglist_participant_twice',
  ])
  const seated = dinner.teams[0]?.teamMembers[0]?.id ?? ''
  expect(refusal(await generate(app, dinner, [...ids.slice(0, 5), seated]))).toEqual([
    406,
    'participant_assigned_in_team',
  ])
  expect(refusal(await generate(app, dinner, [...ids.slice(0, 5), someId]))).toEqual([406, 'value_invalid'])
  expect((await generate(app, dinner, ids.slice(0, 6))).status).toBe(200)
  const after = await teamsOf(app, dinner)
  expect(kept(after.slice(0, 9))).toEqual(kept(before))
  expect(after.slice(9).map((team) => [team.teamNumber, team.status, team.teamMembers.length])).toEqual([
    [10, 'OK', 2],
    [11, 'OK', 2],
    [12, 'OK', 2],
  ])
  expect(new Set(after.slice(9).map((team) => team.meal.id)).size).toBe(3)
  expect(await planViolationsOf(app, dinner)).toEqual([])
  expect(everybody(await list(app, dinner))).toEqual(ids.slice(6))
})

test('makes teams of six of eight people and leaves two, for whom four are missing', async () => {
  const app = await createTestApp()
  const dinner = await given(app, 8)
  const { participtantsForTeamArrangement } = await list(app, dinner)
  expect((await generate(app, dinner, idsOf(participtantsForTeamArrangement))).status).toBe(200)
  expect(await list(app, dinner)).toMatchObject({
    possibleActions: ['DISTRIBUTE_TO_TEAMS'],
    participtantsForTeamArrangement: [],
    remainingParticipants: [{}, {}],
    numMissingParticipantsForFullTeamArrangement: 4,
  })
})

test('makes six teams of twelve people and reports all fifteen, since no mails were sent', async () => {
  const app = await createTestApp()
  const dinner = await given(app, 12)
  const ids = everybody(await list(app, dinner))
  const { body } = await generate(app, dinner, ids)
  expect((body as WaitingListChangeReply).affectedTeams).toHaveLength(15)
  expect(await newestActivity(app, dinner)).toMatchObject({
    activityType: 'WAITINGLIST_TEAMS_GENERATED',
    data: { count: 15 },
  })
  expect(await planViolationsOf(app, dinner)).toEqual([])
})

test('reports only the affected teams once mails were sent', async () => {
  const app = await createTestApp()
  const dinner = await given(app, 8)
  await sendTeamMessages(app, dinner)
  await cancel(app, dinner, dinner.teams[4])
  const ids = everybody(await list(app, dinner))
  const filled = (await assign(app, dinner, { [dinner.teams[4]?.id ?? '']: ids.slice(0, 2) })).body
  expect(filled).toMatchObject({ teamMessagesAlreadySent: true, dinnerRouteMessagesAlreadySent: false })
  expect((filled as WaitingListChangeReply).affectedTeams).toHaveLength(1)
  expect(await list(app, dinner)).toMatchObject({ possibleActions: ['GENERATE_NEW_TEAMS'] })
  await sendRoutes(app, dinner)
  const { body } = await generate(app, dinner, ids.slice(2))
  const change = body as WaitingListChangeReply
  expect(change.affectedTeams.map((team) => team.teamNumber)).toEqual([10, 11, 12])
  expect([change.teamMessagesAlreadySent, change.dinnerRouteMessagesAlreadySent]).toEqual([true, true])
  // Their people and courses stayed, but they visit other hosts.
  expect(change.teamIdsWithOtherRoute.length).toBeGreaterThan(0)
  expect(change.teamIdsWithOtherRoute.length).toBeLessThanOrEqual(6)
  expect(await newestActivity(app, dinner)).toMatchObject({ data: { count: 3 } })
})

test('asks to notify new teams only once teams were changed by hand', async () => {
  const app = await createTestApp()
  const dinner = await given(app, 6)
  await app.database.pool.query(
    `insert into activity (id, dinner_id, type, data, originator, created_at)
     values (gen_random_uuid(), $1, 'TEAM_MEMBERS_SWAPPED', '{}', 'o', now())`,
    [dinner.dinner.id],
  )
  const { body } = await generate(app, dinner, everybody(await list(app, dinner)))
  expect((body as WaitingListChangeReply).affectedTeams).toHaveLength(3)
})

test('reserves the free places in teams before making new teams', async () => {
  const app = await createTestApp()
  const dinner = await given(app, 9)
  await cancel(app, dinner, dinner.teams[0])
  const ids = everybody(await list(app, dinner))
  const code = 'invalid_size_waitinglist_participants_to_generate_teams'
  expect(refusal(await generate(app, dinner, ids.slice(0, 6)))).toEqual([406, `${code}_too_few`])
  expect(refusal(await generate(app, dinner, ids))).toEqual([406, code])
  expect((await generate(app, dinner, ids.slice(0, 8))).status).toBe(200)
  const teams = await teamsOf(app, dinner)
  expect([teams.length, teams[0]?.status]).toEqual([12, 'CANCELLED'])
  expect(everybody(await list(app, dinner))).toEqual(ids.slice(6))
  // The cancelled team kept its seats in the plan.
  expect(await planViolationsOf(app, dinner)).toEqual([])
  expect((await assign(app, dinner, { [dinner.teams[0]?.id ?? '']: ids.slice(6, 8) })).status).toBe(200)
  expect(await planViolationsOf(app, dinner)).toEqual([])
})

test('moves a pair up as a whole into a team', async () => {
  const app = await createTestApp()
  const dinner = await given(app, 5)
  const singles = everybody(await list(app, dinner))
  const pair = personBody(140, {
    teamPartnerWishRegistrationData: { firstnamePart: 'Kim', lastname: 'Kind' },
    numSeats: 6,
  })
  await app.call(participantRoutes.create, { params: dinner.params, body: pair })
  const found = await list(app, dinner)
  expect(idsOf(found.remainingParticipants)).toEqual(singles.slice(4))
  const chosen = idsOf(found.participtantsForTeamArrangement)
  const divided = [...chosen.slice(0, 5), singles[4] ?? '']
  expect(refusal(await generate(app, dinner, divided))).toEqual([
    406,
    'invalid_waitinglist_teamgeneration_inconsistent_teampartner_wish',
  ])
  expect((await generate(app, dinner, chosen)).status).toBe(200)
  const team = (await teamsOf(app, dinner)).find((one) => one.teamMembers.some((member) => member.childTeamPartnerWish))
  expect(idsOf(team?.teamMembers ?? []).sort()).toEqual(chosen.slice(4).sort())
})

test('undoes and redoes new teams and filled places exactly', async () => {
  const app = await createTestApp()
  const dinner = await given(app, 8)
  const ids = everybody(await list(app, dinner))
  const steps = [
    () => generate(app, dinner, ids.slice(0, 6)),
    async () => {
      await cancel(app, dinner, dinner.teams[0])
      return assign(app, dinner, { [dinner.teams[0]?.id ?? '']: ids.slice(6) })
    },
  ]
  for (const step of steps) {
    expect((await step()).status).toBe(200)
    const after = await planStateOf(app, dinner)
    await app.call(teamRoutes.undo, { params: dinner.params })
    const before = await planStateOf(app, dinner)
    expect(before).not.toEqual(after)
    await app.call(teamRoutes.redo, { params: dinner.params })
    expect(await planStateOf(app, dinner)).toEqual(after)
    await app.call(teamRoutes.undo, { params: dinner.params })
    expect(await planStateOf(app, dinner)).toEqual(before)
  }
})

test('refuses a stale plan version and a cancelled event', async () => {
  const app = await createTestApp()
  const dinner = await given(app, 6)
  await cancel(app, dinner, dinner.teams[0])
  const ids = everybody(await list(app, dinner))
  const team = dinner.teams[0]?.id ?? ''
  const old = { 'if-match': '1' }
  expect(refusal(await assign(app, dinner, { [team]: ids.slice(0, 1) }, old))).toEqual([409, 'concurrent_modification'])
  expect(refusal(await generate(app, dinner, ids, old))).toEqual([409, 'concurrent_modification'])
  await app.database.pool.query('update dinner set cancelled_at = now()')
  expect(refusal(await assign(app, dinner, { [team]: ids.slice(0, 1) }))).toEqual([406, 'event_cancelled'])
  expect(refusal(await generate(app, dinner, ids))).toEqual([406, 'event_cancelled'])
  expect(await list(app, dinner)).toMatchObject({ totalNumberOfMissingTeamMembers: 2 })
})

/** The other request is refused or stale. */
const oneOfTwo = [200, expect.toSatisfy((status: number) => [406, 409].includes(status))]

test('puts a person into one team when two assignments race', async () => {
  const app = await createTestApp()
  const dinner = await given(app, 1)
  await cancel(app, dinner, dinner.teams[0])
  await cancel(app, dinner, dinner.teams[1])
  const [one = ''] = everybody(await list(app, dinner))
  const answers = await Promise.all(
    [0, 1].map((index) => assign(app, dinner, { [dinner.teams[index]?.id ?? '']: [one] })),
  )
  expect(answers.map((answer) => answer.status).sort()).toEqual(oneOfTwo)
  const again = await assign(app, dinner, { [dinner.teams[answers[0]?.status === 200 ? 1 : 0]?.id ?? '']: [one] })
  expect([again.status, again.issues[0]?.message]).toEqual([406, 'participant_assigned_in_team'])
})

test('makes teams once when two requests race', async () => {
  const app = await createTestApp()
  const dinner = await given(app, 6)
  const ids = everybody(await list(app, dinner))
  const answers = await Promise.all([1, 2].map(() => generate(app, dinner, ids)))
  expect(answers.map((answer) => answer.status).sort()).toEqual(oneOfTwo)
  expect(await teamsOf(app, dinner)).toHaveLength(12)
  expect(await planViolationsOf(app, dinner)).toEqual([])
})
