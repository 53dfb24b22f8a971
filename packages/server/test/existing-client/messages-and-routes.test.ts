import type { DinnerRouteReply, ListedParticipant, TeamReply } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp } from '../app.ts'
import { givenTeams } from '../given.ts'
import { givenConfirmedDinner, givenMessage } from '../given-portal.ts'
import { locateEveryone } from '../given-run.ts'
import { existingClient, throughItsDates } from './client.ts'

/** A confirmed event with 18 people; person 1 is vegan, persons 2 and 3 wish for each other. */
async function givenEvening() {
  const app = await createTestApp()
  const given = await givenConfirmedDinner(app)
  const teams = await givenTeams(app, given)
  const { adminId } = given.params
  return { app, call: existingClient(app), given, teams, adminId }
}

async function selfOf({ app }: Pick<Awaited<ReturnType<typeof givenEvening>>, 'app'>, participantId: string) {
  const row = await app.ctx.db
    .selectFrom('participant')
    .select('selfAdminId')
    .where('id', '=', participantId)
    .executeTakeFirstOrThrow()
  return `/self/v1/${row.selfAdminId}/${participantId}`
}

test('lists recipients as a bare array with team and wish', async () => {
  const { call, adminId, teams } = await givenEvening()
  const { status, body } = await call<ListedParticipant[]>(
    'GET',
    `/messageservice/v1/runningdinner/${adminId}/participants`,
  )
  expect([status, body.length]).toEqual([200, 18])
  expect(new Set(body.map(({ teamId }) => teamId))).toEqual(new Set(teams.map(({ id }) => id)))
  expect(body[0]).toMatchObject({
    teamPartnerWishEmail: '',
    teamPartnerWishStateEmailInvitation: null,
    rootTeamPartnerWish: null,
    childTeamPartnerWish: null,
    listNumber: 1,
  })
})

test('previews and sends a message to chosen recipients', async () => {
  const { app, call, adminId } = await givenEvening()
  const messages = `/messageservice/v1/runningdinner/${adminId}`
  const { body: people } = await call<ListedParticipant[]>('GET', `${messages}/participants`)
  const message = {
    subject: 'Willkommen',
    message: 'Hallo {firstname}',
    participantSelection: 'CUSTOM_SELECTION',
    customSelectedParticipantIds: people.slice(0, 2).map(({ id }) => id),
    teamSelection: null,
    customSelectedTeamIds: null,
  }
  const preview = await call<{ previewMessageList: unknown[] }>('PUT', `${messages}/mails/participant/preview`, {
    body: message,
  })
  expect(preview.body.previewMessageList).toMatchObject([{ participantId: people[0]?.id }])
  const sent = await call<{ id: string }>('PUT', `${messages}/mails/participant?sendToDinnerOwner=false`, {
    body: message,
  })
  expect(sent.body).toMatchObject({ adminId, numberOfMessageTasks: 2 })
  await app.deliver()
  const tasks = await call<unknown[]>('GET', `${messages}/messagetasks/${sent.body.id}`)
  expect(tasks.body).toMatchObject([{ adminId }, { adminId }])
})

test('corrects a failed mail by sending its whole task back', async () => {
  const { app, call, adminId, given } = await givenEvening()
  await givenMessage(app, given, 'participants')
  const messages = `/messageservice/v1/runningdinner/${adminId}`
  const { body: jobs } = await call<{ id: string }[]>('GET', `${messages}/messagejobs?messageType=PARTICIPANT`)
  await app.database.pool.query("update message_task set status = 'FINISHED', failed = true, failure_type = 'BOUNCE'")
  const { body: tasks } = await call<{ id: string }[]>('GET', `${messages}/messagetasks/${jobs[0]?.id}`)
  const task = { ...tasks[0], recipientEmail: 'neu@guests.example' }
  expect(throughItsDates(task)).toEqual(task)
  const resent = await call('PUT', `${messages}/messagetask/${tasks[0]?.id}`, { body: task })
  expect(resent).toMatchObject({ status: 200, body: { adminId, recipientEmail: 'neu@guests.example' } })
})

test('describes a route with diets as one text and phone numbers as texts', async () => {
  const evening = await givenEvening()
  const { app, call, adminId, teams } = evening
  await app.database.pool.query("update participant set vegan = true, meal_specifics_note = 'keine Nüsse'")
  const [team] = teams as [TeamReply]
  const own = await call<DinnerRouteReply>(
    'GET',
    `${await selfOf(evening, team.teamMembers[0]?.id ?? '')}/${team.id}/dinnerroute`,
  )
  const organisers = await call<DinnerRouteReply>(
    'GET',
    `/dinnerrouteservice/v1/runningdinner/${adminId}/teams/${team.id}`,
  )
  for (const { status, body } of [own, organisers]) {
    expect(status).toBe(200)
    expect(body.mealSpecificsOfGuestTeams).toBe('vegan (4); keine Nüsse')
    expect(body.dietsOfGuestTeams).toMatchObject({ vegan: 4, notes: ['keine Nüsse'] })
    expect(body.currentTeam.contactInfo).toEqual([team.hostTeamMember?.mobileNumber])
    expect(body.teams.flatMap(({ contactInfo }) => contactInfo).every((text) => typeof text === 'string')).toBe(true)
  }
})

test('adds names to other phone numbers when the host has none', async () => {
  const { app, call, adminId, teams } = await givenEvening()
  const [team] = teams as [TeamReply]
  const other = team.teamMembers.find(({ id }) => id !== team.hostTeamMember?.id)
  await app.database.pool.query("update participant set mobile_number = '' where id = $1", [team.hostTeamMember?.id])
  const { body } = await call<DinnerRouteReply>(
    'GET',
    `/dinnerrouteservice/v1/runningdinner/${adminId}/teams/${team.id}`,
  )
  expect(body.currentTeam.contactInfo).toEqual([`${other?.mobileNumber} (${other?.firstnamePart} ${other?.lastname})`])
  expect(body.currentTeam.contacts).toMatchObject([
    { name: `${other?.firstnamePart} ${other?.lastname}`, mobileNumber: other?.mobileNumber },
  ])
})

test('tells with whom each member of the own team registered', async () => {
  const evening = await givenEvening()
  const { app, call, teams } = evening
  const [team] = teams as [TeamReply]
  const [root, child] = team.teamMembers
  await app.database.pool.query('update participant set originator_id = $1 where id in ($1, $2)', [root?.id, child?.id])
  const { body } = await call('GET', `${await selfOf(evening, root?.id ?? '')}/${team.id}/team`)
  expect(body).toMatchObject({
    teamMembers: [{ teamPartnerWishOriginatorId: root?.id }, { teamPartnerWishOriginatorId: root?.id }],
  })
})

test('lists course, host and status of every stop with distances in kilometres, the longest leg first', async () => {
  const { app, call, adminId, teams } = await givenEvening()
  await locateEveryone(app)
  const routes = `/dinnerrouteservice/v1/runningdinner/${adminId}`
  const host = (team: TeamReply | undefined) => ({
    status: 'OK',
    meal: team?.meal,
    hostTeamMember: { firstnamePart: team?.hostTeamMember?.firstnamePart, street: team?.hostTeamMember?.street },
  })
  const legs = await call<{
    dinnerRoutes: { teams: { teamId: string; distanceToNextTeam: number | null; metresToNextTeam: number | null }[] }[]
  }>('GET', `${routes}/distances/teams`)
  const stops = legs.body.dinnerRoutes.flatMap((route) => route.teams)
  expect(stops).toHaveLength(27)
  for (const stop of stops) expect(stop).toMatchObject(host(teams.find(({ id }) => id === stop.teamId)))
  for (const { distanceToNextTeam, metresToNextTeam } of stops)
    expect(distanceToNextTeam).toBe(metresToNextTeam === null ? null : metresToNextTeam / 1_000)
  const longest = legs.body.dinnerRoutes.map((route) =>
    Math.max(...route.teams.map((stop) => stop.distanceToNextTeam ?? 0)),
  )
  expect(longest).toEqual([...longest].sort((a, b) => b - a))
  const near = await call<{ teamNeighbourClusters: { a: { teamId: string }; b: { teamId: string } }[] }>(
    'GET',
    `${routes}/distances/100000/teams`,
  )
  expect(near.body.teamNeighbourClusters).toHaveLength(36)
  for (const { a, b } of near.body.teamNeighbourClusters) {
    for (const one of [a, b]) expect(one).toMatchObject(host(teams.find(({ id }) => id === one.teamId)))
  }
})
