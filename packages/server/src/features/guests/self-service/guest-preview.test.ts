import { type GuestPreviewReply, guestPreviewRoutes, selfRoutes, teamRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { givenConfirmedDemo, givenParticipants, givenTeams } from '../../../../test/given.ts'
import { givenEvening } from '../../../../test/given-evening.ts'
import { givenConfirmedDinner, givenMessage } from '../../../../test/given-portal.ts'
import { wholeDatabase } from '../../../../test/whole-database.ts'

const route = guestPreviewRoutes.guestPreview

async function previewOf(
  app: TestApp,
  params: { adminId: string },
  participantId?: string,
): Promise<GuestPreviewReply> {
  const { status, body } = await app.call(route, { params, query: participantId ? { participantId } : {} })
  expect(status).toBe(200)
  return route.reply.parse(body)
}

test('shows the organiser what the page of a guest shows, without the secret and without storing anything', async () => {
  const { app, params, teams, member, evening } = await givenEvening()
  const [team] = teams
  const self = member(team, 1)
  const own = { ...self, teamId: team?.id ?? '' }
  const database = await wholeDatabase(app.database)
  const before = await database.digests()
  const preview = await previewOf(app, params, self.participantId)
  expect(await database.digests()).toEqual(before)
  expect(preview).toEqual({
    teamId: own.teamId,
    session: (await app.call(selfRoutes.sessionData, { params: self })).body,
    card: {
      team: (await app.call(selfRoutes.team, { params: own })).body,
      route: (await app.call(selfRoutes.dinnerRoute, { params: own })).body,
      evening: await evening(self),
    },
    asIfMailed: false,
  })
  expect(JSON.stringify(preview)).not.toContain(self.selfAdminId)
})

test('shows no route that was not mailed, and none to a person without a team', async () => {
  const app = await createTestApp()
  const given = await givenConfirmedDinner(app)
  const teams = await givenTeams(app, given)
  const person = teams[0]?.teamMembers[0]
  expect(await previewOf(app, given.params, person?.id)).toMatchObject({
    teamId: teams[0]?.id,
    session: { firstnamePart: person?.firstnamePart },
    card: null,
    asIfMailed: false,
  })
  const { status } = await app.call(teamRoutes.drop, { params: given.params })
  expect(status).toBe(200)
  expect(await previewOf(app, given.params, person?.id)).toMatchObject({ teamId: null, card: null })
})

test('shows in a demo a whole route as if it were mailed, of a guest of its choice', async () => {
  const app = await createTestApp()
  const given = await givenConfirmedDemo(app)
  expect((await app.call(route, { params: given.params })).status).toBe(404)
  await givenTeams(app, given)
  const preview = await previewOf(app, given.params)
  expect(preview.asIfMailed).toBe(true)
  expect(preview.card?.evening.stops).toHaveLength(3)
  expect(preview.card?.team.teamMembers.find(({ isMe }) => isMe)?.id).not.toBe(preview.card?.team.hostTeamMember?.id)
  await givenMessage(app, given, 'dinnerRoutes')
  expect(await previewOf(app, given.params)).toMatchObject({ asIfMailed: false })
})

test('is refused without a person in an event that is no demo, and for people of another event', async () => {
  const { app, params, teams } = await givenEvening()
  const other = await givenConfirmedDinner(app)
  const status = async (adminId: string, participantId?: string) =>
    (await app.call(route, { params: { adminId }, query: participantId ? { participantId } : {} })).status
  const person = teams[0]?.teamMembers[0]?.id ?? ''
  expect(await status(params.adminId)).toBe(404)
  expect(await status(other.params.adminId, person)).toBe(404)
  const [stranger] = await givenParticipants(app, other, 1)
  expect(await status(other.params.adminId, stranger?.id)).toBe(200)
  // Without a team, nothing but the look-up of the person keeps the events apart.
  expect(await status(params.adminId, stranger?.id)).toBe(404)
  expect(await status('x'.repeat(params.adminId.length), person)).toBe(404)
  await app.database.db.updateTable('participant').set({ activatedAt: null }).where('id', '=', person).execute()
  expect(await status(params.adminId, person)).toBe(404)
})
