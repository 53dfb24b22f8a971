import {
  type NotificationStatusReply,
  notificationRoutes,
  type OwnRegistration,
  ownRegistrationRoutes,
  participantRoutes,
} from '@running-dinner/contract'
import { dinnerRoutes } from '@running-dinner/contract/events'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../../test/app.ts'
import { confirmDinner, givenTeams } from '../../../../../test/given.ts'
import { givenMessage } from '../../../../../test/given-portal.ts'
import { givenPublicDinner, registrationBody } from '../../../../../test/given-registration.ts'

const organiser = 'olga@organisers.example'
const plain = {
  mobileNumber: '',
  addressRemarks: '',
  vegetarian: false,
  lactose: false,
  gluten: false,
  vegan: false,
  mealSpecificsNote: '',
  languageCode: 'de',
} as const

const rows = async (app: TestApp, sql: string) => (await app.database.pool.query(sql)).rows
const change = async (app: TestApp, params: Record<string, string>, body: object) => {
  const { status, body: reply, issues } = await app.call(ownRegistrationRoutes.changeLate, { params, body })
  return { status, own: reply as OwnRegistration, message: issues[0]?.message, field: issues[0]?.field }
}

async function givenTeam() {
  const app = await createTestApp()
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

test('outdates exactly the people who read what a guest corrects after the routes were mailed, and no plan', async () => {
  const { app, given, teams, team, host, mate, self } = await givenTeam()
  app.clock.set('2030-05-02T10:00:00Z')
  await givenMessage(app, given, 'dinnerRoutes')
  const version = await rows(app, 'select plan_version from dinner')
  const outdated = async () => {
    const { body } = await app.call(notificationRoutes.notificationStatus, { params: given.params })
    return (body as NotificationStatusReply).outdated.map(({ participantId }) => participantId).sort()
  }
  const membersOf = (ids: readonly string[]) =>
    teams.filter(({ id }) => ids.includes(id)).flatMap(({ teamMembers }) => teamMembers.map(({ id }) => id))
  const visits = await rows(app, 'select host_team_id as host, guest_team_id as guest from visit')
  const hostIds = visits.filter(({ guest }) => guest === team.id).map((visit) => visit.host)
  const guestIds = visits.filter((visit) => visit.host === team.id).map(({ guest }) => guest)
  const stored = { ...plain, mobileNumber: host.mobileNumber }
  expect(await outdated()).toEqual([])

  const vegan = await change(app, self, { ...stored, vegan: true, street: 'Anderswo', numSeats: 0 })
  expect(vegan).toMatchObject({ status: 200, own: { vegan: true, hasTeam: true, notEditableBecause: 'TEAM' } })
  expect(await outdated()).toEqual(membersOf([team.id, ...hostIds]).sort())
  expect(await rows(app, `select street, num_seats from participant where id = '${host.id}'`)).toEqual([
    { street: host.street, num_seats: host.numSeats },
  ])

  await change(app, self, stored)
  expect(await outdated()).toEqual([])
  await change(app, self, { ...stored, mobileNumber: '0171 4711' })
  expect(await outdated()).toEqual([mate.id, ...membersOf(guestIds)].sort())

  await change(app, self, { ...stored, addressRemarks: 'zweimal klingeln' })
  expect(await outdated()).toEqual(membersOf([team.id, ...guestIds]).sort())

  expect((await change(app, self, { ...stored, languageCode: 'en' })).own.languageCode).toBe('en')
  expect(await outdated()).toEqual([])
  expect(await rows(app, 'select plan_version from dinner')).toEqual(version)
  const params = { ...given.params, participantId: host.id }
  const { body } = await app.call(participantRoutes.get, { params })
  await app.call(participantRoutes.update, { params, body: { ...(body as object), vegan: true } })
  expect(await rows(app, 'select plan_version from dinner')).toEqual(version)
})

test('mails the organiser once an hour, records what changed without the diet, and nothing for an equal form', async () => {
  const { app, self, host } = await givenTeam()
  const stored = { ...plain, mobileNumber: host.mobileNumber }
  await change(app, self, stored)
  expect(await rows(app, "select id from activity where code = 'participant_edited'")).toEqual([])
  await change(app, self, { ...stored, mealSpecificsNote: 'keine Nüsse' })
  await change(app, self, { ...stored, mobileNumber: '0171 4711' })
  const edits = await rows(app, "select data, originator from activity where code = 'participant_edited'")
  const name = `${host.firstnamePart} ${host.lastname}`
  expect(edits).toEqual([0, 1].map(() => ({ data: { name }, originator: name })))
  await app.deliver()
  const about = (await app.mails()).filter((mail) => mail.to === organiser && /geändert/.test(mail.subject))
  expect(about).toHaveLength(1)
})

test('refuses incomplete diets, the link of another person, a cancelled event, and everything after the evening', async () => {
  const { app, given, self, mateSelf } = await givenTeam()
  const { vegan: _, ...incomplete } = plain
  expect(await change(app, self, incomplete)).toMatchObject({ status: 406, field: 'vegan', message: 'required' })
  const wrong = { ...plain, languageCode: 'fr', mobileNumber: '1'.repeat(300) }
  expect(await change(app, self, wrong)).toMatchObject({ status: 406, message: 'max_length_exceeded' })
  expect(await change(app, { ...self, participantId: mateSelf.participantId }, plain)).toMatchObject({ status: 404 })
  app.clock.set('2030-06-15T21:00:00Z')
  expect(await change(app, self, { ...plain, mobileNumber: '0171 1' })).toMatchObject({ status: 200 })
  app.clock.set('2030-06-16T10:00:00Z')
  expect(await change(app, self, plain)).toMatchObject({ status: 406, message: 'runningdinner_date_expired' })
  const { body } = await app.call(ownRegistrationRoutes.get, { params: self })
  expect(body).toMatchObject({ editable: false, notEditableBecause: 'OVER' })
  const whole = await app.call(ownRegistrationRoutes.change, { params: self, body: registrationBody(1) })
  expect([whole.status, whole.issues[0]?.message]).toEqual([406, 'runningdinner_date_expired'])
  app.clock.set('2030-06-01T10:00:00Z')
  await app.call(dinnerRoutes.cancel, { params: given.params })
  expect(await change(app, self, plain)).toMatchObject({ status: 406, message: 'event_cancelled' })
})

test('lets a guest without a team correct food and phone after the deadline', async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  await confirmDinner(app, given)
  await given.confirmed(1)
  const [{ id, self_admin_id }] = await rows(app, 'select id, self_admin_id from participant')
  app.clock.set('2030-06-11T10:00:00Z')
  const late = await change(app, { selfAdminId: self_admin_id, participantId: id }, { ...plain, gluten: true })
  expect(late).toMatchObject({ status: 200, own: { gluten: true, notEditableBecause: 'DEADLINE' } })
})

test('lets the child of a pair correct its diet, which the root does not change any more', async () => {
  const { app, self, mateSelf, host } = await givenTeam()
  await rows(
    app,
    `update participant set originator_id = '${host.id}' where id in ('${self.participantId}', '${mateSelf.participantId}')`,
  )
  const child = await change(app, mateSelf, {
    ...plain,
    gluten: true,
    addressRemarks: 'anderswo',
    mobileNumber: '0171 9',
    languageCode: 'en',
  })
  expect(child.own).toMatchObject({ gluten: true, addressRemarks: '', mobileNumber: '0171 9', languageCode: 'en' })
  const root = await change(app, self, { ...plain, vegan: true })
  expect(root.own.vegan).toBe(true)
  expect(await rows(app, `select vegan, gluten from participant where id = '${mateSelf.participantId}'`)).toEqual([
    { vegan: false, gluten: true },
  ])
})
