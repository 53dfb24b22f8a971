import {
  type PortalMessage,
  portalRoutes,
  type SelfServiceInfo,
  selfRoutes,
  teamRoutes,
} from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { givenTeams } from '../../../../test/given.ts'
import { eventsOf, givenConfirmedDinner, givenMessage, recoveredToken } from '../../../../test/given-portal.ts'

interface Self {
  [name: string]: string
  selfAdminId: string
  participantId: string
}

async function givenGuest(app: TestApp) {
  const given = await givenConfirmedDinner(app)
  const teams = await givenTeams(app, given)
  return { given, teams, self: await selfOf(app, 'person1@guests.example') }
}

async function selfOf(app: TestApp, email: string): Promise<Self> {
  const [event] = await eventsOf(app, await recoveredToken(app, email))
  const { selfAdminId = '', participantId = '' } = event?.credentials.PARTICIPANT ?? {}
  return { selfAdminId, participantId }
}

async function infoOf(app: TestApp, params: Self): Promise<SelfServiceInfo> {
  const { body } = await app.call(portalRoutes.selfServiceInfo, { params })
  return portalRoutes.selfServiceInfo.reply.parse(body)
}

async function messagesOf(app: TestApp, params: Self): Promise<PortalMessage[]> {
  const { body } = await app.call(portalRoutes.messages, { params })
  return portalRoutes.messages.reply.parse(body)
}

test('shows team and route only after their mails, and hides them when teams are rearranged', async () => {
  const app = await createTestApp()
  const { given, teams, self } = await givenGuest(app)
  const own = teams.find((team) => team.teamMembers.some((member) => member.id === self.participantId))
  const partner = own?.teamMembers.find((member) => member.id !== self.participantId)
  expect(await infoOf(app, self)).toMatchObject({ firstnamePart: 'Vorname1', team: null, route: null })
  await givenMessage(app, given, 'participants')
  expect(await infoOf(app, self)).toMatchObject({ team: null, route: null })

  app.clock.set('2030-05-02T10:00:00Z')
  await givenMessage(app, given, 'teams')
  const told = await infoOf(app, self)
  expect(told.route).toBeNull()
  expect(told.team).toMatchObject({
    teamId: own?.id,
    meal: own?.meal,
    amIHost: own?.hostTeamMember?.id === self.participantId,
    fixedPair: false,
    partnerCancelled: false,
    onlyGuest: false,
  })
  expect(told.team?.likelyGuestsMealSpecifics).toMatchObject({ vegan: 0, notes: [] })
  expect(told.team?.partners).toEqual([
    {
      firstnamePart: partner?.firstnamePart,
      lastname: partner?.lastname,
      mobileNumber: partner?.mobileNumber,
      callLinks: partner?.callLinks,
      mealSpecifics: { vegan: 0, vegetarian: 0, lactose: 0, gluten: 0, allergens: [], notes: [] },
    },
  ])

  await givenMessage(app, given, 'dinnerRoutes')
  const both = await infoOf(app, self)
  expect(both.route).toEqual({ teamId: own?.id })
  expect(both.team?.likelyGuestsMealSpecifics).toBeNull()
  const route = await app.call(selfRoutes.dinnerRoute, { params: { ...self, teamId: own?.id ?? '' } })
  expect(route.status).toBe(200)

  app.clock.set('2030-05-03T10:00:00Z')
  expect((await app.call(teamRoutes.rearrange, { params: given.params })).status).toBe(200)
  expect(await infoOf(app, self)).toMatchObject({ team: null, route: null })
  await givenMessage(app, given, 'teams')
  expect(await infoOf(app, self)).toMatchObject({ team: { amIHost: expect.any(Boolean) }, route: null })
})

test('shows nothing of a mail that can still be withdrawn', async () => {
  const app = await createTestApp()
  const { given, self } = await givenGuest(app)
  await givenMessage(app, given, 'teams', { query: { holdSeconds: '30' } })
  expect(await infoOf(app, self)).toMatchObject({ team: null })
  expect(await messagesOf(app, self)).toEqual([])
  app.clock.set('2030-05-01T10:01:00Z')
  await app.deliver()
  expect((await infoOf(app, self)).team).not.toBeNull()
})

test("lists the organiser's mails to this person with read receipts, and no others", async () => {
  const app = await createTestApp()
  const { given, self } = await givenGuest(app)
  await givenMessage(app, given, 'participants')
  app.clock.set('2030-05-02T10:00:00Z')
  await givenMessage(app, given, 'teams')
  const [team, welcome, ...others] = await messagesOf(app, self)
  expect(others).toEqual([])
  expect(team).toMatchObject({
    messageType: 'TEAM',
    subject: 'Euer Team',
    read: false,
    sentDateTime: '2030-05-02T10:00:00.000Z',
  })
  expect(welcome).toMatchObject({
    messageType: 'PARTICIPANT',
    content: expect.stringContaining('Vorname1'),
    read: false,
  })

  const taskId = welcome?.messageTaskId ?? ''
  for (let time = 0; time < 2; time++) {
    expect((await app.call(portalRoutes.markRead, { params: { ...self, taskId } })).status).toBe(204)
  }
  expect((await messagesOf(app, self)).map(({ read }) => read)).toEqual([false, true])
  const other = await selfOf(app, 'person2@guests.example')
  expect((await messagesOf(app, other)).map(({ read }) => read)).toEqual([false, false])
  for (const id of [taskId, 'x', '00000000-0000-4000-8000-000000000000']) {
    expect((await app.call(portalRoutes.markRead, { params: { ...other, taskId: id } })).status).toBe(404)
  }
})

test("hides earlier mails from a person who takes over another's place", async () => {
  const app = await createTestApp()
  const { given, self } = await givenGuest(app)
  await givenMessage(app, given, 'participants')
  expect(await messagesOf(app, self)).toHaveLength(1)
  await app.database.pool.query(
    "update participant set email = 'next@guests.example', email_identity = 'next@guests.example' where id = $1",
    [self.participantId],
  )
  expect(await messagesOf(app, self)).toEqual([])
})

test("opens nothing of a partner with one's own secret, and an unconfirmed event only for confirmed people", async () => {
  const app = await createTestApp()
  const { self } = await givenGuest(app)
  const other = await selfOf(app, 'person2@guests.example')
  const crossed = { selfAdminId: self.selfAdminId, participantId: other.participantId }
  for (const route of [portalRoutes.selfServiceInfo, portalRoutes.messages]) {
    expect((await app.call(route, { params: crossed })).status).toBe(404)
    expect((await app.call(route, { params: self })).status).toBe(200)
  }
  await app.database.pool.query('update dinner set acknowledged_at = null')
  expect((await app.call(portalRoutes.selfServiceInfo, { params: self })).status).toBe(200)
  await app.database.pool.query("update dinner set running_dinner_type = 'DEMO'")
  expect((await app.call(portalRoutes.selfServiceInfo, { params: self })).status).toBe(404)
  await app.database.pool.query("update dinner set running_dinner_type = 'STANDARD'")
  await app.database.pool.query('update participant set activated_at = null')
  expect((await app.call(portalRoutes.selfServiceInfo, { params: self })).status).toBe(404)
})
