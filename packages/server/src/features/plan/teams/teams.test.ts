import { participantRoutes, type TeamReply, teamRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { personBody } from '../../../../test/bodies.ts'
import { givenDinner, givenParticipants, givenTeams } from '../../../../test/given.ts'

type TeamListBody = { teams: TeamReply[]; planVersion: number }

test('builds nine teams of 18 people, three per course, each with a host who can host', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  const teams = await givenTeams(app, given)
  expect(teams.map((team) => team.teamNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  for (const meal of given.dinner.meals) expect(teams.filter((team) => team.meal.id === meal.id)).toHaveLength(3)
  for (const team of teams) {
    expect(team.teamMembers).toHaveLength(2)
    expect(team.hostTeamMember?.numSeats).toBe(6)
  }
})

test('lets every team meet six others, none twice', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  const teams = await givenTeams(app, given, 24)
  for (const team of teams) {
    const { body } = await app.call(teamRoutes.meetingPlan, { params: { ...given.params, teamId: team.id } })
    const plan = body as { guestTeams: TeamReply[]; hostTeams: (TeamReply & { meetedTeams: TeamReply[] })[] }
    const met = [...plan.guestTeams, ...plan.hostTeams.flatMap((host) => [host, ...host.meetedTeams])].map(
      (other) => other.id,
    )
    expect(met).toHaveLength(6)
    expect(new Set([...met, team.id]).size).toBe(7)
  }
})

test('explains each team in the list and in no other reply', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  const teams = await givenTeams(app, given)
  for (const team of teams) {
    expect(team.explanation?.host).toEqual({
      reason: 'ONLY_ONE_WITH_SEATS',
      data: { host: `${team.hostTeamMember?.firstnamePart} ${team.hostTeamMember?.lastname}`, seats: 6 },
    })
  }
  const params = { ...given.params, teamId: teams[0]?.id ?? '' }
  const { body } = await app.call(teamRoutes.meetingPlan, { params })
  expect(body).toMatchObject({ team: { id: params.teamId } })
  expect(JSON.stringify(body)).not.toContain('explanation')
})

test('seats all of 23 people in eleven teams, one of three, when no one may be left out', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  await givenParticipants(app, given, 23)
  const { status, body } = await app.call(teamRoutes.arrange, { params: given.params, body: { leaveNobodyOut: true } })
  expect(status).toBe(200)
  const { teams } = body as TeamListBody
  expect(teams.map((team) => team.teamMembers.length).toSorted()).toEqual([...Array(10).fill(2), 3])
  expect(teams.find((team) => team.teamMembers.length === 3)?.explanation?.together[0]?.reason).toBe('THIRD_PERSON')
  for (const team of teams) {
    const answer = await app.call(teamRoutes.meetingPlan, { params: { ...given.params, teamId: team.id } })
    const plan = answer.body as { guestTeams: TeamReply[]; hostTeams: (TeamReply & { meetedTeams: TeamReply[] })[] }
    const met = [...plan.guestTeams, ...plan.hostTeams.flatMap((host) => [host, ...host.meetedTeams])]
    expect(plan.hostTeams).toHaveLength(2)
    expect(new Set([team.id, ...met.map((other) => other.id)]).size).toBe(met.length + 1)
  }
  expect((await app.call(participantRoutes.list, { params: given.params })).body).toMatchObject({
    participantsWaitingList: [],
  })
})

test('leaves five of 23 people waiting otherwise', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  expect(await givenTeams(app, given, 23)).toHaveLength(9)
  const again = await app.call(teamRoutes.rearrange, { params: given.params, body: { leaveNobodyOut: 'yes' } })
  expect(again.status).toBe(406)
})

test('makes one guest-only team of seven with two courses', async () => {
  const app = await createTestApp()
  const meals = [
    { label: 'Hauptgang', time: '2030-06-15T19:00' },
    { label: 'Nachspeise', time: '2030-06-15T21:00' },
  ]
  const given = await givenDinner(app, { options: { teamSize: 2, genderAspects: 'IGNORE_GENDER', meals } })
  await givenParticipants(app, given, 14)
  const { body } = await app.call(teamRoutes.arrange, { params: given.params, body: { leaveNobodyOut: true } })
  const { teams } = body as TeamListBody
  const guests = teams.filter((team) => team.explanation?.course.reason === 'ONLY_GUEST')
  expect([teams.length, guests.length]).toEqual([7, 1])
  expect(guests).toEqual(teams.filter((team) => team.onlyGuest))
  const params = { ...given.params, teamId: guests[0]?.id ?? '' }
  const answer = await app.call(teamRoutes.meetingPlan, { params })
  expect(answer.body).toMatchObject({ team: { onlyGuest: true }, guestTeams: [], hostTeams: [{}, {}] })
})

test('builds nothing from too few people and says how many are missing', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  await givenParticipants(app, given, 17)
  const answer = await app.call(teamRoutes.arrange, { params: given.params })
  expect([answer.status, answer.issues]).toEqual([
    406,
    [{ message: 'dinner_not_possible', issueType: 'VALIDATION', data: { minimum: 18, missing: 1 } }],
  ])
})

test('refuses to build teams twice, rebuilds them, and drops them without the people', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  const before = await givenTeams(app, given)
  expect((await app.call(teamRoutes.arrange, { params: given.params })).issues[0]?.message).toBe('teams_already_exist')
  const again = (await app.call(teamRoutes.rearrange, { params: given.params })).body as TeamListBody
  expect(again.teams.map((team) => team.id)).not.toEqual(before.map((team) => team.id))
  expect(again.planVersion).toBe(2)
  expect((await app.call(teamRoutes.drop, { params: given.params })).body).toMatchObject({ teams: [], planVersion: 3 })
  expect((await app.call(participantRoutes.list, { params: given.params })).body).toMatchObject({
    numParticipantsTotal: 18,
    teamsGenerated: false,
  })
})

test('refuses a stale plan version and accepts the current one', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  await givenTeams(app, given)
  const stale = await app.call(teamRoutes.drop, { params: given.params, headers: { 'if-match': '0' } })
  expect([stale.status, stale.issues[0]?.message]).toEqual([409, 'concurrent_modification'])
  expect((await app.call(teamRoutes.drop, { params: given.params, headers: { 'if-match': '1' } })).status).toBe(200)
})

test('builds one plan when several organisers start at once', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  await givenParticipants(app, given, 18)
  const answers = await Promise.all([1, 2, 3].map(() => app.call(teamRoutes.arrange, { params: given.params })))
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 406, 406])
  const list = (await app.call(teamRoutes.list, { params: given.params })).body as TeamListBody
  expect(list.teams).toHaveLength(9)
})

test('puts a later participant on the waiting list', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  await givenTeams(app, given)
  await app.call(participantRoutes.create, { params: given.params, body: personBody(99) })
  const { body } = await app.call(participantRoutes.list, { params: given.params })
  expect(body).toMatchObject({ participantsWaitingList: [{ lastname: 'Nachname99', listNumber: 19 }] })
})
