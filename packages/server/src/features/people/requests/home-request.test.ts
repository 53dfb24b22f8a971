import {
  type NotificationStatusReply,
  notificationRoutes,
  type OpenRequestsReply,
  type OwnRequestsReply,
  participantRoutes,
  requestRoutes,
  teamRoutes,
} from '@running-dinner/contract'
import { dinnerRoutes } from '@running-dinner/contract/events'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { confirmDinner, givenTeams } from '../../../../test/given.ts'
import { givenMessage } from '../../../../test/given-portal.ts'
import { givenPublicDinner, mailTo } from '../../../../test/given-registration.ts'

const organiser = 'olga@organisers.example'
const elsewhere = {
  street: 'Neuweg',
  streetNr: '7',
  zip: '79100',
  cityName: 'Freiburg',
  country: '',
  addressRemarks: 'Hinterhaus',
  numSeats: 4,
}

const rows = async (app: TestApp, sql: string) => (await app.database.pool.query(sql)).rows
const ask = async (app: TestApp, params: Record<string, string>, changes: object = {}) => {
  const { status, body, issues } = await app.call(requestRoutes.askForHome, {
    params,
    body: { ...elsewhere, ...changes },
  })
  return { status, message: issues[0]?.message, requests: (body as OwnRequestsReply).requests }
}
const open = async (app: TestApp, params: { adminId: string }) =>
  ((await app.call(requestRoutes.open, { params })).body as OpenRequestsReply).requests
type Closing = typeof requestRoutes.withdraw | typeof requestRoutes.decline | typeof requestRoutes.acceptHome
const close = async (app: TestApp, route: Closing, params: Record<string, string>) => {
  const { status, issues } = await app.call(route, { params })
  return [status, issues[0]?.message]
}
const mailsAbout = async (app: TestApp, to: string, about: string) => {
  await app.deliver()
  return (await app.mails()).filter((mail) => mail.to === to && mail.text.includes(about)).length
}

async function givenHost(rateLimits = false) {
  const app = await createTestApp({ config: { rateLimits } })
  const given = await givenPublicDinner(app)
  await confirmDinner(app, given)
  const teams = await givenTeams(app, given)
  const [team] = teams
  const host = team?.hostTeamMember
  const mate = team?.teamMembers.find(({ id }) => id !== host?.id)
  if (!team || !host || !mate) throw new Error('a team has a host and another member')
  const selfOf = async (id: string) => ({
    selfAdminId: String((await rows(app, `select self_admin_id as s from participant where id = '${id}'`))[0].s),
    participantId: id,
  })
  return { app, given, teams, team, host, mate, self: await selfOf(host.id), mateSelf: await selfOf(mate.id) }
}

test('asks for another home without changing anything, and stores it as an edit once the organiser accepts', async () => {
  const { app, given, teams, team, host, self } = await givenHost()
  await rows(app, `update participant set language_code = 'en' where id = '${host.id}'`)
  app.clock.set('2030-05-02T10:00:00Z')
  await givenMessage(app, given, 'dinnerRoutes')
  const version = await rows(app, 'select plan_version from dinner')
  const home = { street: host.street, streetNr: host.streetNr, zip: host.zip, numSeats: host.numSeats }
  const asked = await ask(app, self, { word: 'Umzug' })
  expect(asked.requests).toMatchObject([{ kind: 'HOME', state: 'OPEN', home: elsewhere, word: 'Umzug' }])
  const stored = `select street, num_seats, lat, geocoding_due_at is not null as due from participant where id = '${host.id}'`
  expect(await rows(app, stored)).toMatchObject([{ street: host.street, num_seats: host.numSeats }])
  const mail = await mailTo(app, organiser, 'möchte Adresse oder Plätze ändern')
  for (const text of [`${host.street} ${host.streetNr}`, 'Neuweg 7, 79100 Freiburg, Hinterhaus, Plätze: 4', 'Umzug'])
    expect(mail).toContain(text)
  const [request] = await open(app, given.params)
  // Two hosts and four guests sit at the table.
  expect(request).toMatchObject({ kind: 'HOME', home: { before: home, after: elsewhere, peopleAtTable: 6 } })

  expect(await close(app, requestRoutes.acceptHome, { ...given.params, requestId: request?.id ?? '' })).toEqual([
    200,
    undefined,
  ])
  expect(await rows(app, stored)).toEqual([{ street: 'Neuweg', num_seats: 4, lat: null, due: true }])
  expect(await open(app, given.params)).toEqual([])
  expect(await mailTo(app, host.email, 'Your address and seats have been changed')).not.toBe('')
  const { body } = await app.call(requestRoutes.own, { params: self })
  expect((body as OwnRequestsReply).requests).toMatchObject([{ state: 'ACCEPTED' }])
  expect(await rows(app, "select originator from activity where code = 'home_request_accepted'")).toEqual([
    { originator: organiser },
  ])
  const notificationStatus = (await app.call(notificationRoutes.notificationStatus, { params: given.params }))
    .body as NotificationStatusReply
  const visits = await rows(app, `select guest_team_id as guest from visit where host_team_id = '${team.id}'`)
  const readers = teams.filter(({ id }) => id === team.id || visits.some(({ guest }) => guest === id))
  expect(notificationStatus.outdated.map(({ participantId }) => participantId).sort()).toEqual(
    readers.flatMap(({ teamMembers }) => teamMembers.map(({ id }) => id)).sort(),
  )
  expect(await rows(app, 'select plan_version from dinner')).toEqual(version)
})

test('replaces an open request by the next one, so that the organiser cannot accept what they have not read', async () => {
  const { app, given, self, host } = await givenHost()
  const [first] = (await ask(app, self)).requests
  expect((await ask(app, self)).requests).toHaveLength(1)
  const [second] = (await ask(app, self, { numSeats: -1 })).requests
  // As on the wire: unknown.
  expect(second?.home?.numSeats).toBe(-1)
  const accept = (requestId = '') => close(app, requestRoutes.acceptHome, { ...given.params, requestId })
  expect(await accept(first?.id)).toEqual([406, 'request_closed'])
  expect(await open(app, given.params)).toMatchObject([{ id: second?.id }])
  expect(await accept(second?.id)).toEqual([200, undefined])
  expect(await accept(second?.id)).toEqual([406, 'request_closed'])
  expect(await rows(app, `select num_seats from participant where id = '${host.id}'`)).toEqual([{ num_seats: null }])
  expect(await mailsAbout(app, organiser, 'möchte Adresse oder Plätze ändern')).toBe(2)
})

test('withdraws and declines once; the guest reads what was decided, and the partner nothing', async () => {
  const { app, given, host, mate, self, mateSelf } = await givenHost()
  const [first] = (await ask(app, self)).requests
  const id = { requestId: first?.id ?? '' }
  expect(await close(app, requestRoutes.withdraw, { ...mateSelf, ...id })).toEqual([404, 'not_found'])
  expect(await close(app, requestRoutes.withdraw, { ...self, ...id })).toEqual([200, undefined])
  for (const route of [requestRoutes.acceptHome, requestRoutes.decline])
    expect(await close(app, route, { ...given.params, ...id })).toEqual([406, 'request_closed'])
  expect(await mailsAbout(app, organiser, 'nun doch nicht ändern')).toBe(1)
  const [second] = (await ask(app, self)).requests
  const declined = { ...given.params, requestId: second?.id ?? '' }
  const otherEvent = await givenPublicDinner(app)
  for (const route of [requestRoutes.acceptHome, requestRoutes.decline])
    expect(await close(app, route, { ...otherEvent.params, requestId: second?.id ?? '' })).toEqual([404, 'not_found'])
  expect(await close(app, requestRoutes.decline, declined)).toEqual([200, undefined])
  expect(await close(app, requestRoutes.decline, declined)).toEqual([406, 'request_closed'])
  expect(await mailsAbout(app, host.email, 'deshalb bleibt alles, wie es war')).toBe(1)
  const toMate = (await app.mails()).filter(({ to }) => to === mate.email)
  expect(toMate.filter(({ text }) => text.includes('Adresse'))).toEqual([])
})

test('lets exactly one of accepting, declining and withdrawing win when all are pressed at once', async () => {
  const { app, given, self } = await givenHost()
  for (let round = 0; round < 3; round += 1) {
    await rows(app, 'delete from guest_request')
    const [request] = (await ask(app, self, { streetNr: String(round) })).requests
    const id = { requestId: request?.id ?? '' }
    const answers = await Promise.all([
      close(app, requestRoutes.withdraw, { ...self, ...id }),
      close(app, requestRoutes.acceptHome, { ...given.params, ...id }),
      close(app, requestRoutes.decline, { ...given.params, ...id }),
    ])
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1)
  }
})

test('limits the requests of a day only while limits are on', async () => {
  const { app, self } = await givenHost()
  for (const streetNr of ['1', '2', '3', '4', '5', '6']) expect((await ask(app, self, { streetNr })).status).toBe(200)
})

test('refuses what changes nothing, too many requests, guests without a team, and everything once the evening is over', async () => {
  const { app, given, host, self, mateSelf } = await givenHost(true)
  const { street, streetNr, zip, cityName, country, addressRemarks, numSeats } = host
  const same = { street, streetNr, zip, cityName, country, addressRemarks, numSeats }
  expect(await ask(app, self, same)).toMatchObject({ status: 406, message: 'home_request_without_change' })
  expect(await ask(app, self, { street: '' })).toMatchObject({ status: 406, message: 'required' })
  expect(await ask(app, { ...self, participantId: mateSelf.participantId })).toMatchObject({ status: 404 })
  for (const number of ['1', '2', '3', '4']) expect((await ask(app, self, { streetNr: number })).status).toBe(200)
  expect(await ask(app, self, { streetNr: '5' })).toMatchObject({ status: 406, message: 'too_many_requests_a_day' })
  // They may still say that they cannot come, and that request cannot be accepted like a home.
  const cannotCome = await app.call(requestRoutes.cannotCome, { params: self, body: { word: '' } })
  const leaving = (cannotCome.body as OwnRequestsReply).requests.find(({ kind }) => kind === 'CANNOT_COME')
  const wrongKind = { ...given.params, requestId: leaving?.id ?? '' }
  expect(await close(app, requestRoutes.acceptHome, wrongKind)).toEqual([404, 'not_found'])
  expect((await open(app, given.params)).map(({ team }) => team?.leavesWhole)).toEqual([false, false])

  await rows(
    app,
    `update participant set originator_id = '${host.id}' where id in ('${host.id}', '${mateSelf.participantId}')`,
  )
  expect(await ask(app, mateSelf)).toMatchObject({ status: 406, message: 'home_request_needs_root' })
  await rows(app, 'update participant set originator_id = null')
  app.clock.set('2030-06-16T10:00:00Z')
  expect(await ask(app, mateSelf)).toMatchObject({ status: 406, message: 'runningdinner_date_expired' })
  app.clock.set('2030-06-01T10:00:00Z')
  await app.call(teamRoutes.drop, { params: given.params })
  expect(await ask(app, mateSelf)).toMatchObject({ status: 406, message: 'request_needs_team' })
  const home = (await open(app, given.params)).find(({ kind }) => kind === 'HOME')
  const declined = { ...given.params, requestId: home?.id ?? '' }
  expect(await close(app, requestRoutes.decline, declined)).toEqual([200, undefined])
  expect(await mailsAbout(app, host.email, 'deshalb bleibt alles, wie es war')).toBe(1)
  await app.call(participantRoutes.remove, { params: { ...given.params, participantId: host.id } })
  expect(await mailsAbout(app, host.email, 'Dein Platz ist jetzt vergeben')).toBe(1)
  await app.call(dinnerRoutes.cancel, { params: given.params })
  expect(await ask(app, mateSelf)).toMatchObject({ status: 406, message: 'event_cancelled' })
})

test('mails no organiser whose address is unproven, and tells the removed guest of no place for a home alone', async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  const [team] = await givenTeams(app, given)
  const host = team?.hostTeamMember
  const [{ s }] = await rows(app, `select self_admin_id as s from participant where id = '${host?.id}'`)
  const self = { selfAdminId: String(s), participantId: host?.id ?? '' }
  expect((await ask(app, self)).status).toBe(200)
  expect(await mailsAbout(app, organiser, 'möchte Adresse oder Plätze ändern')).toBe(0)
  await app.call(teamRoutes.drop, { params: given.params })
  await app.call(participantRoutes.remove, { params: { ...given.params, participantId: self.participantId } })
  expect(await mailsAbout(app, host?.email ?? '', 'Dein Platz ist jetzt vergeben')).toBe(0)
  expect(await rows(app, 'select id from guest_request')).toEqual([])
})
