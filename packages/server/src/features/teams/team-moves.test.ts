import { type TeamReply, teamRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../test/app.ts'
import { givenDinner, givenTeams } from '../../../test/given.ts'

type TeamListBody = { teams: TeamReply[]; planVersion: number }

const idsOf = (team: TeamReply | undefined) => team?.teamMembers.map((member) => member.id) ?? []

test('two people change teams; numbers, courses and everybody else stay', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  const [one, other] = (await givenTeams(app, given)) as [TeamReply, TeamReply]
  const [participantId = '', stays] = idsOf(one)
  const [otherParticipantId = '', otherStays] = idsOf(other)
  const params = { ...given.params, participantId, otherParticipantId }
  const { status, body } = await app.call(teamRoutes.swapMembers, { params, headers: { 'if-match': '1' } })
  expect(status).toBe(200)
  const { teams, planVersion } = body as TeamListBody
  expect(planVersion).toBe(2)
  expect(teams.map((team) => [team.id, team.meal.id])).toEqual([one, other].map((team) => [team.id, team.meal.id]))
  expect(new Set(idsOf(teams[0]))).toEqual(new Set([otherParticipantId, stays]))
  expect(new Set(idsOf(teams[1]))).toEqual(new Set([participantId, otherStays]))
})

test('two teams exchange their members and bring their hosts', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  const [one, other] = (await givenTeams(app, given)) as [TeamReply, TeamReply]
  const { status, body } = await app.call(teamRoutes.swapMeals, {
    params: { ...given.params, teamId: one.id, otherTeamId: other.id },
  })
  expect(status).toBe(200)
  const { teams } = body as TeamListBody
  expect(teams.map((team) => [team.teamNumber, team.meal.id, team.hostTeamMember?.id, idsOf(team)])).toEqual([
    [one.teamNumber, one.meal.id, other.hostTeamMember?.id, idsOf(other)],
    [other.teamNumber, other.meal.id, one.hostTeamMember?.id, idsOf(one)],
  ])
})

test('another host; the same again makes no version', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  const [team] = (await givenTeams(app, given)) as [TeamReply]
  const host = team.teamMembers.find((member) => member.id !== team.hostTeamMember?.id)
  const body = { teams: [{ id: team.id, hostTeamMember: { id: host?.id } }] }
  const save = () => app.call(teamRoutes.saveHosts, { params: given.params, body })
  expect((await save()).body).toMatchObject({
    planVersion: 2,
    teams: [{ id: team.id, hostTeamMember: { id: host?.id } }],
  })
  expect((await save()).body).toMatchObject({ planVersion: 2 })
})

test('a locked team stays as it is until it is unlocked', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  const [one, other] = (await givenTeams(app, given)) as [TeamReply, TeamReply]
  const lock = (locked: boolean) =>
    app.call(teamRoutes.lock, { params: { ...given.params, teamId: one.id }, body: { locked } })
  expect((await lock(true)).body).toMatchObject({ id: one.id, locked: true })
  await lock(true)
  const swap = () =>
    app.call(teamRoutes.swapMeals, { params: { ...given.params, teamId: one.id, otherTeamId: other.id } })
  expect((await swap()).issues[0]?.message).toBe('team_locked')
  await lock(false)
  expect((await swap()).body).toMatchObject({ planVersion: 4 })
})
