import { accountRoutes, operationRoutes, type Session } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { givenDinner, givenTeams } from '../../../../test/given.ts'
import { bearer, givenAccount, goodPassword } from '../../../../test/given-account.ts'
import { eventsOf, givenConfirmedDinner, givenMessage, recoveredToken } from '../../../../test/given-portal.ts'

const adminEmail = 'admin@dinner.example'

async function givenAdmin(app: TestApp) {
  app.ctx.config.adminEmail = adminEmail
  return bearer((await givenAccount(app, { username: 'admin', email: adminEmail })).token)
}

test("checks the administrator's role again on every call (SEC-18)", async () => {
  const app = await createTestApp()
  const headers = await givenAdmin(app)
  const guest = bearer((await givenAccount(app)).token)
  const params = { eventId: '00000000-0000-4000-8000-000000000000' }
  for (const route of Object.values(operationRoutes)) {
    expect((await app.call(route, { params })).status, route.path).toBe(401)
    expect(await app.call(route, { params, headers: guest }), route.path).toMatchObject({
      status: 403,
      issues: [{ message: 'forbidden' }],
    })
    expect([200, 404]).toContain((await app.call(route, { params, headers })).status)
  }
  app.ctx.config.adminEmail = 'other@dinner.example'
  expect((await app.call(operationRoutes.figures, { headers })).status).toBe(403)
})

test("gives no role to an unconfirmed account with the administrator's address", async () => {
  const app = await createTestApp({ config: { adminEmail } })
  const body = { username: 'x', email: adminEmail, password: goodPassword, firstName: 'A', lastName: 'B' }
  await app.call(accountRoutes.register, { body })
  const { body: session } = await app.call(accountRoutes.login, { body })
  const headers = bearer((session as Session).token)
  expect((await app.call(operationRoutes.figures, { headers })).status).toBe(403)
})

test('returns figures without personal data', async () => {
  const app = await createTestApp()
  const given = await givenConfirmedDinner(app)
  await givenTeams(app, given)
  await givenDinner(app, { runningDinnerType: 'DEMO' })
  await givenMessage(app, given, 'teams')
  const headers = await givenAdmin(app)
  const { body } = await app.call(operationRoutes.figures, { headers })
  expect(operationRoutes.figures.reply.parse(body)).toMatchObject({
    events: { upcoming: 2, past: 0, public: 0, demo: 1, cancelled: 0, unconfirmed: 0 },
    participants: 36,
    accounts: { confirmed: 1, unconfirmed: 0 },
    mails: { waiting: 0, latestDelaySeconds: 0, failedLastDay: 0 },
  })
  expect((body as { mails: { sentLastDay: number } }).mails.sentLastDay).toBeGreaterThan(18)
  expect(JSON.stringify(body)).not.toMatch(/@|Nachname|Habsburger/)
})

test('counts mails that wait, and those of the last 24 hours', async () => {
  const app = await createTestApp({ now: '2030-05-03T10:00:00Z' })
  const given = await givenConfirmedDinner(app)
  await givenTeams(app, given)
  await givenMessage(app, given, 'teams')
  const headers = await givenAdmin(app)
  const { pool } = app.database
  await pool.query(
    "update message_task set status = 'FINISHED', due_at = '2030-05-01', finished_at = '2030-05-02T10:00:00Z', failed = false",
  )
  const { rows } = await pool.query<{ id: string }>('select id from message_task order by id')
  const changes = [
    "status = 'QUEUED', finished_at = null, due_at = '2030-05-03T10:00:01Z'",
    "status = 'QUEUED', finished_at = null, due_at = '2030-05-03T09:59:00Z'",
    "status = 'CLAIMED', finished_at = null, due_at = '2030-05-03T09:58:00Z'",
    "status = 'PAUSED', finished_at = null, due_at = '2030-05-03T09:00:00Z'",
    "finished_at = '2030-05-02T10:00:01Z'",
    "finished_at = '2030-05-03T09:00:00Z', failed = true",
    "finished_at = '2030-05-03T09:00:00Z', failed = true",
  ]
  for (const [index, change] of changes.entries())
    await pool.query(`update message_task set ${change} where id = $1`, [rows[index]?.id])
  const { body } = await app.call(operationRoutes.figures, { headers })
  const mails = { waiting: 3, latestDelaySeconds: 120, sentLastDay: 1, failedLastDay: 2 }
  expect(operationRoutes.figures.reply.parse(body).mails).toMatchObject(mails)
})

test('estimates people in thousands when they are too many to be counted', async () => {
  const app = await createTestApp()
  await givenTeams(app, await givenConfirmedDinner(app))
  const headers = await givenAdmin(app)
  const participantsOf = async (estimated: number) => {
    await app.database.pool.query("update pg_class set reltuples = $1 where oid = 'participant'::regclass", [estimated])
    const { body } = await app.call(operationRoutes.figures, { headers })
    return operationRoutes.figures.reply.parse(body).participants
  }
  expect([await participantsOf(20_501), await participantsOf(20_000), await participantsOf(-1)]).toEqual([
    21_000, 18, 18,
  ])
})

test('removes an event found by its title with all its people and mails its organiser', async () => {
  const app = await createTestApp()
  const given = await givenConfirmedDinner(app)
  await givenTeams(app, given)
  const token = await recoveredToken(app, 'person1@guests.example')
  const headers = await givenAdmin(app)
  const find = async (search: string) => {
    const { body } = await app.call(operationRoutes.findEvents, { headers, query: { search } })
    return operationRoutes.findEvents.reply.parse(body).events
  }
  expect(await find('100%')).toEqual([])
  const [event] = await find('lingsla')
  expect(event).toMatchObject({ title: 'Frühlingslauf', numParticipants: 18 })
  expect(JSON.stringify(event)).not.toContain(given.params.adminId)
  const remove = () => app.call(operationRoutes.removeEvent, { headers, params: { eventId: event?.id ?? '' } })
  expect((await remove()).status).toBe(200)
  expect((await remove()).status).toBe(404)
  expect(await find('')).toEqual([])
  expect(await eventsOf(app, token)).toEqual([])
  await app.deliver()
  const [mail] = await app.mails()
  expect(mail).toMatchObject({ to: 'olga@organisers.example', subject: 'Dein Running Dinner wurde gelöscht' })
  const { rows } = await app.database.pool.query('select count(*) from participant')
  expect(rows).toEqual([{ count: 0 }])
})
