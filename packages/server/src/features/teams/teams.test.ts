import { participantRoutes, type TeamReply, teamRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../test/app.ts'
import { personBody } from '../../../test/bodies.ts'
import { givenDinner, givenParticipants, givenTeams } from '../../../test/given.ts'

type TeamListBody = { teams: TeamReply[]; planVersion: number }

test('18 people become nine teams, three for each course, with a host who can host', async () => {
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

test('every team meets six others, and none of them twice', async () => {
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

test('the list says why each team cooks together, where and what; no other answer does', async () => {
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

test('too few people: nothing is built and the answer says how many are missing', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  await givenParticipants(app, given, 17)
  const answer = await app.call(teamRoutes.arrange, { params: given.params })
  expect([answer.status, answer.issues]).toEqual([
    406,
    [{ message: 'dinner_not_possible', issueType: 'VALIDATION', data: { minimum: 18, missing: 1 } }],
  ])
})

test('generating twice is refused, regenerating builds anew, dropping leaves the people', async () => {
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

test('a stale plan version is refused, the current one is applied', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  await givenTeams(app, given)
  const stale = await app.call(teamRoutes.drop, { params: given.params, headers: { 'if-match': '0' } })
  expect([stale.status, stale.issues[0]?.message]).toEqual([409, 'concurrent_modification'])
  expect((await app.call(teamRoutes.drop, { params: given.params, headers: { 'if-match': '1' } })).status).toBe(200)
})

test('two organisers generate at once: one plan, the other is told', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  await givenParticipants(app, given, 18)
  const answers = await Promise.all([1, 2, 3].map(() => app.call(teamRoutes.arrange, { params: given.params })))
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 406, 406])
  const list = (await app.call(teamRoutes.list, { params: given.params })).body as TeamListBody
  expect(list.teams).toHaveLength(9)
})

test('whoever comes later waits', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  await givenTeams(app, given)
  await app.call(participantRoutes.create, { params: given.params, body: personBody(99) })
  const { body } = await app.call(participantRoutes.list, { params: given.params })
  expect(body).toMatchObject({ participantsWaitingList: [{ lastname: 'Nachname99', listNumber: 19 }] })
})
