import {
  activityRoutes,
  type CancelledTeamReply,
  dinnerRoutes,
  messageRoutes,
  participantRoutes,
  type TeamReply,
  teamRoutes,
} from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { personBody } from '../../../../test/bodies.ts'
import { type GivenDinner, givenDinner, givenTeams } from '../../../../test/given.ts'
import { planStateOf, planViolationsOf } from '../../../../test/plan-of.ts'

const someId = '00000000-0000-4000-8000-000000000000'

interface People {
  participants: { id: string; participantNumber: number }[]
  participantsWaitingList: { id: string; participantNumber: number; email: string }[]
}

async function given(app: TestApp, people: number) {
  const dinner = await givenDinner(app)
  const teams = await givenTeams(app, dinner, people)
  const list = async () => (await app.call(participantRoutes.list, { params: dinner.params })).body as People
  const waiting = async () => (await list()).participantsWaitingList.map((person) => person.id)
  return { ...dinner, teams, list, waiting }
}

const cancel = (app: TestApp, { params }: GivenDinner, team: TeamReply | undefined, body: object, headers = {}) =>
  app.call(teamRoutes.cancel, { params: { ...params, teamId: team?.id ?? '' }, body, headers })

async function cancelled(app: TestApp, dinner: GivenDinner, team: TeamReply | undefined, body: object = {}) {
  const { status, body: reply, issues } = await cancel(app, dinner, team, { replaceTeam: false, ...body })
  expect({ status, issues }).toEqual({ status: 200, issues: [] })
  return reply as CancelledTeamReply
}

const cancelMember = (app: TestApp, { params }: GivenDinner, team: TeamReply | undefined, participantId = '') =>
  app.call(teamRoutes.cancelMember, { params: { ...params, teamId: team?.id ?? '', participantId } })

const refusal = ({ status, issues }: { status: number; issues: { message: string; field?: string }[] }) => [
  status,
  issues[0]?.message,
  issues[0]?.field,
]

const activitiesOf = async (app: TestApp, { params }: GivenDinner) =>
  ((await app.call(activityRoutes.list, { params })).body as { activities: object[] }).activities

test('a cancelled team keeps number, course and visits; its members leave the event', async () => {
  const app = await createTestApp()
  const dinner = await given(app, 18)
  const [team] = dinner.teams
  const visitsBefore = (await planStateOf(app, dinner))[3]
  const reply = await cancelled(app, dinner, team)
  expect(reply.team).toMatchObject({ id: team?.id, status: 'CANCELLED', teamMembers: [], hostTeamMember: null })
  expect(reply.team.meal).toEqual(team?.meal)
  expect(reply.removedParticipants.map((person) => person.id)).toEqual(team?.teamMembers.map((person) => person.id))
  expect([reply.affectedGuestTeams.length, reply.affectedHostTeams.length]).toEqual([2, 2])
  expect([reply.teamMessagesSent, reply.dinnerRouteMessagesSent]).toEqual([false, false])
  expect((await planStateOf(app, dinner))[3]).toEqual(visitsBefore)
  expect((await dinner.list()).participants).toHaveLength(16)
  expect((await activitiesOf(app, dinner))[0]).toMatchObject({
    activityType: 'TEAM_CANCELLED',
    data: { teamNumber: 1 },
  })
})

test('does not list cancelled teams as affected', async () => {
  const app = await createTestApp()
  const dinner = await given(app, 18)
  const guest = (await cancelled(app, dinner, dinner.teams[0], { dryRun: true })).affectedGuestTeams[0]
  await cancelled(app, dinner, guest)
  const { affectedGuestTeams, affectedHostTeams } = await cancelled(app, dinner, dinner.teams[0], { dryRun: true })
  expect(affectedGuestTeams.map((team) => team.id)).not.toContain(guest?.id)
  expect([affectedGuestTeams.length, affectedHostTeams.length]).toEqual([1, 2])
})

test('replaces a team from the waiting list and chooses a host with enough seats', async () => {
  const app = await createTestApp()
  const dinner = await given(app, 22)
  const replacementParticipantIds = (await dinner.waiting()).slice(0, 2)
  const [team] = dinner.teams
  const reply = await cancelled(app, dinner, team, { replaceTeam: true, replacementParticipantIds })
  expect(reply.team.status).toBe('REPLACED')
  expect(reply.team.teamMembers.map((member) => member.id)).toEqual(replacementParticipantIds)
  expect(reply.team.hostTeamMember?.numSeats).toBe(6)
  const { body } = await app.call(teamRoutes.list, { params: dinner.params })
  const { teams } = body as { teams: TeamReply[] }
  expect(teams[0]).toMatchObject({ status: 'REPLACED', hostTeamMember: { id: reply.team.hostTeamMember?.id } })
  expect(await dinner.waiting()).toHaveLength(2)
  expect((await dinner.list()).participants).toHaveLength(18)
  expect(await planViolationsOf(app, dinner)).toEqual([])
  expect((await activitiesOf(app, dinner))[0]).toMatchObject({ code: 'team_replaced', data: { teamNumber: 1 } })
})

test('a dry run gives the same reply and changes nothing', async () => {
  const app = await createTestApp()
  const dinner = await given(app, 22)
  const replacementParticipantIds = (await dinner.waiting()).slice(0, 2)
  const before = [await planStateOf(app, dinner), await activitiesOf(app, dinner)]
  for (const body of [{ replaceTeam: false }, { replaceTeam: true, replacementParticipantIds }]) {
    const dry = await cancelled(app, dinner, dinner.teams[2], { ...body, dryRun: true })
    expect([await planStateOf(app, dinner), await activitiesOf(app, dinner)]).toEqual(before)
    const done = await cancelled(app, dinner, dinner.teams[2], body)
    expect(done).toEqual({ ...dry, planVersion: dry.planVersion + 1 })
    await app.call(teamRoutes.undo, { params: dinner.params })
    before[1] = await activitiesOf(app, dinner)
  }
})

test('refuses fewer or more replacements than the team size, also for an incomplete team', async () => {
  const app = await createTestApp()
  const dinner = await given(app, 23)
  const waiting = await dinner.waiting()
  const [team] = dinner.teams
  const replaceWith = async (ids: string[], dryRun: boolean) =>
    refusal(await cancel(app, dinner, team, { replaceTeam: true, replacementParticipantIds: ids, dryRun }))
  const few = [406, 'invalid_size_replacement_participants_too_little', 'replacementParticipantIds']
  const many = [406, 'invalid_size_replacement_participants_too_many', 'replacementParticipantIds']
  for (const dryRun of [true, false]) {
    expect(await replaceWith([], dryRun)).toEqual(few)
    expect(await replaceWith(waiting.slice(0, 1), dryRun)).toEqual(few)
    expect(await replaceWith(waiting.slice(0, 3), dryRun)).toEqual(many)
  }
  expect((await cancelMember(app, dinner, team, team?.teamMembers[0]?.id)).status).toBe(200)
  expect(await replaceWith(waiting.slice(0, 1), false)).toEqual(few)
  expect((await replaceWith(waiting.slice(0, 2), false))[0]).toBe(200)
})

test('refuses replacements who have a team, are unknown, appear twice or leave their pair', async () => {
  const app = await createTestApp()
  const dinner = await given(app, 21)
  const foreign = await given(app, 20)
  const pair = personBody(40, {
    teamPartnerWishRegistrationData: { firstnamePart: 'Kim', lastname: 'Kind' },
    numSeats: 6,
  })
  await app.call(participantRoutes.create, { params: dinner.params, body: pair })
  const waiting = await dinner.waiting()
  expect(waiting).toHaveLength(5)
  const [first = '', second = ''] = waiting
  const root = waiting[3] ?? ''
  const seated = dinner.teams[1]?.teamMembers[0]?.id ?? ''
  const stranger = (await foreign.waiting())[0] ?? ''
  const replaceWith = async (...ids: string[]) =>
    refusal(await cancel(app, dinner, dinner.teams[0], { replaceTeam: true, replacementParticipantIds: ids }))
  expect(await replaceWith(first, seated)).toEqual([
    406,
    'participant_assigned_in_team',
    'replacementParticipantIds[1]',
  ])
  expect(await replaceWith(someId, first)).toEqual([406, 'value_invalid', 'replacementParticipantIds[0]'])
  expect(await replaceWith(first, stranger)).toEqual([406, 'value_invalid', 'replacementParticipantIds[1]'])
  expect(await replaceWith(first, first)).toEqual([
    406,
    'waitinglist_participant_twice',
    'replacementParticipantIds[1]',
  ])
  // The issue concerns the whole selection, so it names no field.
  expect(await replaceWith(first, root)).toEqual([
    406,
    'invalid_replacement_participants_inconsistent_teampartner_wish',
    undefined,
  ])
  expect((await replaceWith(...waiting.slice(3)))[0]).toBe(200)
  expect(refusal(await cancel(app, dinner, dinner.teams[1], { replaceTeam: false }))[0]).toBe(200)
  expect([first, second].every((id) => waiting.includes(id))).toBe(true)
})

test('refuses to cancel or replace a cancelled team again', async () => {
  const app = await createTestApp()
  const dinner = await given(app, 20)
  await cancelled(app, dinner, dinner.teams[0])
  const ids = await dinner.waiting()
  for (const body of [{ replaceTeam: false }, { replaceTeam: true, replacementParticipantIds: ids }])
    for (const dryRun of [true, false])
      expect(refusal(await cancel(app, dinner, dinner.teams[0], { ...body, dryRun })).slice(0, 2)).toEqual([
        406,
        'team_cancelled',
      ])
  expect(refusal(await cancel(app, dinner, { ...dinner.teams[0], id: someId } as TeamReply, {}))[0]).toBe(404)
})

test('ignores replacements when cancelling a team, and refuses once the event is cancelled', async () => {
  const app = await createTestApp()
  const dinner = await given(app, 18)
  const reply = await cancelled(app, dinner, dinner.teams[0], { replacementParticipantIds: [someId] })
  expect(reply.team.status).toBe('CANCELLED')
  await app.database.pool.query('update dinner set cancelled_at = now()')
  expect(refusal(await cancel(app, dinner, dinner.teams[1], {}))[1]).toBe('event_cancelled')
  expect(refusal(await cancelMember(app, dinner, dinner.teams[1], dinner.teams[1]?.teamMembers[0]?.id))[1]).toBe(
    'event_cancelled',
  )
})

test('removes one member and makes the remaining member host', async () => {
  const app = await createTestApp()
  const dinner = await given(app, 18)
  const [team] = dinner.teams
  const host = team?.hostTeamMember?.id
  const partnerId = team?.teamMembers.find((member) => member.id !== host)?.id
  const { status, body } = await cancelMember(app, dinner, team, host)
  expect(status).toBe(200)
  expect(body).toMatchObject({ id: team?.id, status: 'OK', hostTeamMember: { id: partnerId }, planVersion: 2 })
  expect((body as TeamReply).teamMembers.map((member) => member.id)).toEqual([partnerId])
  expect((await dinner.list()).participants).toHaveLength(17)
  expect((await activitiesOf(app, dinner))[0]).toMatchObject({ code: 'team_member_cancelled' })

  const last = await cancelMember(app, dinner, team, partnerId)
  expect(refusal(last)).toEqual([406, 'team_no_team_members_left', 'teamMembers'])
  expect((await cancelMember(app, dinner, team, host)).status).toBe(404)
  expect((await cancelMember(app, dinner, dinner.teams[1], partnerId)).status).toBe(404)
  expect((await cancelMember(app, dinner, { ...team, id: someId } as TeamReply, partnerId)).status).toBe(404)
})

test('the root of a pair cannot leave alone, the partner can', async () => {
  const app = await createTestApp()
  const dinner = await givenDinner(app)
  const pair = personBody(30, {
    teamPartnerWishRegistrationData: { firstnamePart: 'Kim', lastname: 'Kind' },
    numSeats: 6,
  })
  await app.call(participantRoutes.create, { params: dinner.params, body: pair })
  const teams = await givenTeams(app, dinner, 16)
  const team = teams.find(({ teamMembers }) => teamMembers.some((member) => member.childTeamPartnerWish))
  const root = team?.teamMembers.find((member) => member.childTeamPartnerWish)
  const child = team?.teamMembers.find((member) => member.rootTeamPartnerWish)
  expect(refusal(await cancelMember(app, dinner, team, root?.id))).toEqual([
    406,
    'invalid_team_member_cancellation_root_teampartner',
    'teamMembers',
  ])
  const before = await planStateOf(app, dinner)
  const { body } = await cancelMember(app, dinner, team, child?.id)
  expect((body as TeamReply).teamMembers).toMatchObject([{ id: root?.id, teamPartnerWishOriginatorId: null }])
  await app.call(teamRoutes.undo, { params: dinner.params })
  expect(await planStateOf(app, dinner)).toEqual(before)
})

test('undo and redo restore every kind of cancellation exactly', async () => {
  const app = await createTestApp()
  const dinner = await given(app, 22)
  const replacementParticipantIds = (await dinner.waiting()).slice(0, 2)
  const ways = [
    () => cancelled(app, dinner, dinner.teams[3]),
    () => cancelled(app, dinner, dinner.teams[3], { replaceTeam: true, replacementParticipantIds }),
    () => cancelMember(app, dinner, dinner.teams[3], dinner.teams[3]?.hostTeamMember?.id),
  ]
  for (const change of ways) {
    const before = await planStateOf(app, dinner)
    await change()
    const after = await planStateOf(app, dinner)
    expect(after).not.toEqual(before)
    expect((await app.call(teamRoutes.undo, { params: dinner.params })).status).toBe(200)
    expect(await planStateOf(app, dinner)).toEqual(before)
    expect((await app.call(teamRoutes.redo, { params: dinner.params })).status).toBe(200)
    expect(await planStateOf(app, dinner)).toEqual(after)
    await app.call(teamRoutes.undo, { params: dinner.params })
  }
})

test('refuses a cancellation based on a stale plan version', async () => {
  const app = await createTestApp()
  const dinner = await given(app, 18)
  const stale = { 'if-match': '0' }
  const member = {
    ...dinner.params,
    teamId: dinner.teams[0]?.id ?? '',
    participantId: dinner.teams[0]?.teamMembers[0]?.id ?? '',
  }
  const calls = [
    () => cancel(app, dinner, dinner.teams[0], {}, stale),
    () => cancel(app, dinner, dinner.teams[0], { dryRun: true }, stale),
    () => app.call(teamRoutes.cancelMember, { params: member, headers: stale }),
  ]
  for (const call of calls) expect(refusal(await call()).slice(0, 2)).toEqual([409, 'concurrent_modification'])
  expect((await cancel(app, dinner, dinner.teams[0], {}, { 'if-match': '1' })).status).toBe(200)
})

test('concurrent requests cancel a team once and give the same replacements to one team only', async () => {
  const app = await createTestApp()
  const dinner = await given(app, 22)
  const both = await Promise.all([1, 2].map(() => cancel(app, dinner, dinner.teams[0], {})))
  expect(both.map((answer) => answer.status).sort()).toEqual([200, 406])
  const replacementParticipantIds = (await dinner.waiting()).slice(0, 2)
  const body = { replaceTeam: true, replacementParticipantIds }
  const answers = await Promise.all([1, 2].map((team) => cancel(app, dinner, dinner.teams[team], body)))
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 406])
  expect(answers.flatMap((answer) => answer.issues[0]?.message ?? [])).toEqual(['participant_assigned_in_team'])
})

test('counts messages sent about the current teams only', async () => {
  const app = await createTestApp()
  const dinner = await given(app, 18)
  const { params, acknowledgeToken } = dinner
  await app.call(dinnerRoutes.acknowledge, { params: { ...params, acknowledgeToken } })
  const words = { subject: 'S', message: '{firstname}', teamSelection: 'ALL' }
  const parts = { hostMessagePartTemplate: 'h', nonHostMessagePartTemplate: 'n' }
  const messagesSent = async () => {
    const reply = await cancelled(app, dinner, (await teamsOf(app, dinner))[0], { dryRun: true })
    return [reply.teamMessagesSent, reply.dinnerRouteMessagesSent]
  }
  expect((await app.call(messageRoutes.teams.send, { params, body: { ...words, ...parts } })).status).toBe(200)
  expect(await messagesSent()).toEqual([true, false])
  const routes = { ...words, selfTemplate: 's', hostsTemplate: 'h' }
  expect((await app.call(messageRoutes.dinnerRoutes.send, { params, body: routes })).status).toBe(200)
  expect(await messagesSent()).toEqual([true, true])
  await app.call(teamRoutes.rearrange, { params })
  expect(await messagesSent()).toEqual([false, false])
})

async function teamsOf(app: TestApp, { params }: GivenDinner): Promise<TeamReply[]> {
  return ((await app.call(teamRoutes.list, { params })).body as { teams: TeamReply[] }).teams
}
