import {
  type ActivityReply,
  activityCodes,
  activityTypes,
  participantRoutes,
  teamRoutes,
} from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { recordActivity } from '../../src/features/events/activities/index.ts'
import { inTransaction } from '../../src/platform/db/in-transaction.ts'
import { createTestApp } from '../app.ts'
import { dinnerBody, personBody, publicSettingsBody } from '../bodies.ts'
import { givenParticipants, givenTeams } from '../given.ts'
import { givenConfirmedDinner, givenMessage, recoveredToken } from '../given-portal.ts'
import { mailTo } from '../given-registration.ts'
import { existingClient } from './client.ts'

const english = { ...dinnerBody().basicDetails, languageCode: 'en' as const }
const named = {
  basicDetails: { ...dinnerBody().basicDetails, title: 'Planung 2030', registrationType: 'OPEN' as const },
  publicSettings: { ...publicSettingsBody(), title: 'Frühling in Freiburg' },
}

test.each([
  ['de', {}, ['Teams gebildet', '9 Teams gebildet']],
  ['en', { basicDetails: english }, ['Teams created', '9 teams created']],
] as const)("shows activities in the event's language: %s", async (_, changes, expected) => {
  const app = await createTestApp()
  const given = await givenConfirmedDinner(app, changes)
  await givenTeams(app, given)
  const path = `/activityservice/v1/runningdinner/${given.params.adminId}`
  const dashboard = await existingClient(app)<{ activities: ActivityReply[] }>('GET', `${path}/admin`)
  const list = await existingClient(app)<{ activities: ActivityReply[] }>(
    'GET',
    `${path}?type=TEAM_ARRANGEMENT_CREATED`,
  )
  for (const { body } of [dashboard, list]) {
    const [newest] = body.activities
    expect([newest?.activityHeadline, newest?.activityMessage]).toEqual(expected)
  }
})

test('has a text for every activity and escapes entered names', async () => {
  const app = await createTestApp()
  const { dinner, params } = await givenConfirmedDinner(app)
  const data = {
    name: '<b>Anna</b> & Ben',
    host: 'Ben',
    otherName: 'Cem',
    names: 'Anna, Ben',
    teamNumber: 3,
    otherTeamNumber: 4,
    changedType: 'CUSTOM_ADMIN_CHANGE',
    changedCode: 'team_locked',
    teams: 9,
    count: 18,
    email: 'anna@guests.example',
    price: '12.50',
    subject: 'Routen',
    meal: 'Hauptgang',
    minutes: 10,
  }
  await inTransaction(app.ctx.db, async (tx) => {
    for (const type of activityTypes) await recordActivity(tx, app.clock, dinner, { type, data })
    for (const code of activityCodes)
      await recordActivity(tx, app.clock, dinner, { type: 'CUSTOM_ADMIN_CHANGE', code, data })
  })
  const call = existingClient(app)
  const pages = [0, 1, 2, 3].map((page) =>
    call<{ activities: ActivityReply[] }>('GET', `/activityservice/v1/runningdinner/${params.adminId}?page=${page}`),
  )
  const activities = (await Promise.all(pages)).flatMap(({ body }) => body.activities)
  expect(activities.length).toBeGreaterThan(activityTypes.length + activityCodes.length)
  for (const { activityHeadline, activityMessage } of activities) {
    expect(activityHeadline.length).toBeGreaterThan(3)
    expect(activityMessage.length).toBeGreaterThan(3)
    expect(activityMessage).not.toMatch(/[<>{}]|undefined/)
  }
  const messageOf = (code: string) => activities.find((one) => one.code === code)?.activityMessage
  expect(messageOf('participant_created')).toBe('&lt;b&gt;Anna&lt;/b&gt; &amp; Ben hinzugefügt')
  expect(messageOf('plan_change_undone')).toBe('Rückgängig gemacht: Team 3 gesperrt')
})

const form = { 'content-type': 'application/x-www-form-urlencoded' }

/** Person 1 of an event with 18 people whose mails were all sent. */
async function givenGuest(changes: Parameters<typeof givenConfirmedDinner>[1] = {}) {
  const app = await createTestApp()
  const given = await givenConfirmedDinner(app, changes)
  const teams = await givenTeams(app, given)
  await app.database.pool.query(
    `update participant set vegan = true, meal_specifics_note = 'keine Nüsse',
      allergens = '[{"allergen":"SESAME","severity":"ALLERGY"}]'`,
  )
  const call = existingClient(app)
  const token = await recoveredToken(app, 'person1@guests.example')
  type Events = { events: { eventName: string; credentials: { PARTICIPANT: Record<string, string> } }[] }
  const events = await call<Events>('POST', '/participant-portal/v1/my-events', { body: { portalTokens: [token] } })
  const [event] = events.body.events
  const { selfAdminId, participantId } = event?.credentials.PARTICIPANT ?? {}
  const team = teams.find(({ teamMembers }) => teamMembers.some(({ id }) => id === participantId))
  return { app, call, given, event, team, participantId, own: `${selfAdminId}/${participantId}` }
}

test('shows team and route in the portal under existing field names, each once it was mailed', async () => {
  const { app, call, given, team, participantId, own } = await givenGuest()
  const info = async () =>
    (await call<Record<string, unknown>>('GET', `/participant-portal/v1/${own}/self-service-info?portalToken=x`)).body
  expect(await info()).toMatchObject({
    participantName: 'Vorname1 Nachname1',
    participantEmail: 'person1@guests.example',
    teamSelfServiceInfo: null,
    dinnerRouteUrl: null,
  })
  await givenMessage(app, given, 'teams')
  const partner = team?.teamMembers.find(({ id }) => id !== participantId)
  const note = 'Allergien und Unverträglichkeiten: Sesam (Allergie); keine Nüsse'
  const told = await info()
  expect(told).toMatchObject({
    dinnerRouteUrl: null,
    teamSelfServiceInfo: {
      mealLabel: team?.meal.label,
      mealTime: team?.meal.time,
      teamPartnerName: `${partner?.firstnamePart} ${partner?.lastname}`,
      teamPartnerEmail: null,
      teamPartnerMobileNumber: partner?.mobileNumber,
      selfIsHost: team?.hostTeamMember?.id === participantId,
      fixedTeamPartner: false,
      teamPartnerCancelled: false,
      manageTeamHostingUrl: `http://localhost:8080/self/${own.split('/')[0]}/teamhost/${participantId}/${team?.id}`,
      teamPartnerMealSpecifics: { vegan: true, vegetarian: false, lactose: false, gluten: false },
    },
  })
  const { teamPartnerMealSpecifics } = told.teamSelfServiceInfo as {
    teamPartnerMealSpecifics: { mealSpecificsNote: string }
  }
  expect(teamPartnerMealSpecifics.mealSpecificsNote).toContain('Sesam')
  expect(teamPartnerMealSpecifics.mealSpecificsNote.split('; ').at(-1)).toBe(note.split('; ').at(-1))
  await givenMessage(app, given, 'dinnerRoutes')
  expect(await info()).toMatchObject({
    dinnerRouteUrl: `http://localhost:8080/self/${own.split('/')[0]}/dinnerroute/${participantId}/${team?.id}`,
  })
})

test('lists portal messages as a bare array and marks each as read by its id', async () => {
  const { app, call, given, own } = await givenGuest()
  await givenMessage(app, given, 'participants')
  const messages = `/participant-portal/v1/${own}/messages`
  type Messages = { messageTaskId: string; sentDateTime: string; subject: string; read: boolean }[]
  const { body } = await call<Messages>('GET', messages)
  expect(body).toMatchObject([{ subject: 'Willkommen', sentDateTime: '2030-05-01T10:00:00.000Z', read: false }])
  const read = `${messages}/${body[0]?.messageTaskId}/read`
  expect((await call('POST', read, { body: 'a=b', headers: form })).status).toBe(415)
  expect((await call<Messages>('GET', messages)).body).toMatchObject([{ read: false }])
  // What its library sends for a body that is null.
  expect((await call('POST', read, { headers: form })).status).toBe(204)
  expect((await call<Messages>('GET', messages)).body).toMatchObject([{ read: true }])
})

test('shows portal messages as escaped HTML with the text and the address for answers beside', async () => {
  const { app, call, given, own } = await givenGuest()
  await givenMessage(app, given, 'participants')
  await app.database.pool.query('update message_task set content = E\'Hallo <b>Anna</b> & "Ben",\nbis bald\n\nOlga\'')
  expect((await call('GET', `/participant-portal/v1/${own}/messages`)).body).toMatchObject([
    {
      content: 'Hallo &lt;b&gt;Anna&lt;/b&gt; &amp; &quot;Ben&quot;,<br>bis bald<br><br>Olga',
      text: 'Hallo <b>Anna</b> & "Ben",\nbis bald\n\nOlga',
      replyTo: 'olga@organisers.example',
    },
  ])
})

test('shows guests the public title and the organiser the internal one', async () => {
  const { app, call, given, event, team, own, participantId } = await givenGuest(named)
  expect(event?.eventName).toBe('Frühling in Freiburg')
  const selfAdminId = own.split('/')[0]
  const portal = await call('GET', `/participant-portal/v1/${own}/self-service-info`)
  const session = await call('GET', `/self/v1/${selfAdminId}/${participantId}/sessiondata`)
  const registration = await call('GET', `/self/v1/${selfAdminId}/${participantId}/registration`)
  const route = await call('GET', `/self/v1/${selfAdminId}/${participantId}/${team?.id}/dinnerroute`)
  const texts = [portal.text, session.text, registration.text, route.text]
  expect(texts.filter((text) => text.includes('Planung 2030'))).toEqual([])
  expect(texts.filter((text) => text.includes('Frühling in Freiburg'))).toHaveLength(3)

  const wish = {
    ...personBody(30),
    teamPartnerWishRegistrationData: undefined,
    teamPartnerWishEmail: 'neu@guests.example',
  }

  expect((await app.call(participantRoutes.create, { params: given.params, body: wish })).status).toBe(200)
  await call('POST', `/frontend/v1/runningdinner/${given.dinner.publicSettings?.publicDinnerId}/register`, {
    body: { ...personBody(40), dataProcessingAcknowledged: true },
  })
  const mail = await mailTo(app, 'person40@guests.example')
  expect(mail).toContain('Frühling in Freiburg')
  expect(mail).not.toContain('Planung 2030')
  const organiser = await recoveredToken(app, 'olga@organisers.example')
  const events = await call('POST', '/participant-portal/v1/my-events', { body: { portalTokens: [organiser] } })
  expect(events.body).toMatchObject({ events: [{ eventName: 'Planung 2030' }] })
})

test.each(['PARTICIPANT', 'TEAM', 'DINNER_ROUTE'])('offers no proposal for messages of kind %s', async (kind) => {
  const app = await createTestApp()
  const { params } = await givenConfirmedDinner(app)
  const messages = `/messageservice/v1/runningdinner/${params.adminId}`
  expect(await existingClient(app)('GET', `${messages}/proposals/${kind}`)).toMatchObject({ status: 204, text: '' })
  expect((await existingClient(app)('GET', `${messages}/proposals/OTHER`)).status).toBe(404)
})

test("names no field for a selection as a whole, and the form's field for the contract", async () => {
  const app = await createTestApp()
  const call = existingClient(app)
  const given = await givenConfirmedDinner(app)
  await givenParticipants(app, given, 19)
  await app.call(teamRoutes.arrange, { params: given.params })
  const { adminId } = given.params
  const dinner = `/runningdinnerservice/v1/runningdinner/${adminId}`
  const [meal] = given.dinner.meals
  const answers = await Promise.all([
    call('PUT', `${dinner}/mealtimes`, { body: { meals: [meal] } }),
    call('PUT', `${dinner}/mealtimes`, {
      body: { meals: [...given.dinner.meals, { label: 'Vier', time: meal?.time }] },
    }),
    call('PUT', `/waitinglistservice/v1/runningdinner/${adminId}/assign-participants-teams`, {
      body: { teamParticipantsAssignments: [] },
    }),
    call('POST', '/wizardservice/v1/create', {
      body: { ...dinnerBody(), contract: { ...dinnerBody().contract, fullname: '', zip: '1' } },
    }),
  ])
  const issues = answers.map(({ body }) => (body as { issues: { code: string; field?: string }[] }).issues)
  expect(issues.map((one) => one.map(({ code, field }) => [code, field]))).toEqual([
    [['meals_remove_constraint', undefined]],
    [['meals_add_constraint', undefined]],
    [['invalid_size_waitinglist_participants_to_assign', undefined]],
    [
      ['required', 'fullname'],
      ['zip_invalid', 'zip'],
    ],
  ])
})
