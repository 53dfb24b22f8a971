import { dinnerRoutes, operationRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { dinnerBody } from '../../../../test/bodies.ts'
import { confirmDinner, givenDinner } from '../../../../test/given.ts'
import { bearer, givenAccount } from '../../../../test/given-account.ts'
import { jobsByHand } from '../../jobs.ts'

const adminEmail = 'admin@dinner.example'
const contract = { ...dinnerBody().contract, email: 'somebody@else.example', newsletterEnabled: true } as NonNullable<
  ReturnType<typeof dinnerBody>['contract']
>

/** An event whose organiser agreed to news, and the token of the link in its mail. */
async function givenConsent(app: TestApp, changes: Parameters<typeof givenDinner>[1] = {}) {
  const given = await givenDinner(app, { contract, ...changes })
  const text = (await app.mails())[0]?.text ?? ''
  const [, token = ''] = /\/newsletter\/([A-Za-z0-9_-]{24})\n/.exec(text) ?? []
  return { given, token }
}

async function listOf(app: TestApp) {
  app.ctx.config.adminEmail = adminEmail
  const known = await app.database.pool.query('select 1 from account')
  const username = `admin${known.rowCount}`
  const headers = bearer((await givenAccount(app, { username, email: adminEmail })).token)
  const { body, headers: sent } = await app.call(operationRoutes.newsletter, { headers })
  await app.database.pool.query('delete from account')
  expect(sent['content-type']).toContain('text/csv')
  expect(sent['content-disposition']).toBe('attachment; filename="newsletter.csv"')
  return (body as Buffer).toString('utf8').trim().split('\r\n').slice(1)
}

const ask = async (app: TestApp, method: 'GET' | 'POST', token: string) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const { headers: sent } = await app.app.inject({ method, url: `/newsletter/${token}`, headers })
  if (method === 'POST') expect(sent).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  return sent.location
}

test('keeps the confirmed address with time and text version, also after the event is deleted', async () => {
  const app = await createTestApp()
  const { given } = await givenConsent(app)
  expect(await listOf(app)).toEqual([])
  app.clock.set('2030-05-02T10:00:00Z')
  await confirmDinner(app, given)
  await confirmDinner(app, given)
  const entry = 'olga@organisers.example;de;2030-05-01T10:00:00.000Z;2030-05-02T10:00:00.000Z;2026-11'
  expect(await listOf(app)).toEqual([entry])
  app.clock.set('2030-07-01T10:00:00Z')
  await jobsByHand(app.ctx).retention()
  expect((await app.call(dinnerRoutes.get, { params: given.params })).status).toBe(404)
  expect(await listOf(app)).toEqual([entry])
})

test('withdraws the consent by the button of the linked page, not by opening it', async () => {
  const app = await createTestApp()
  const { given, token } = await givenConsent(app)
  await confirmDinner(app, given)
  const again = await givenConsent(app, { email: 'OLGA@organisers.example' })
  await confirmDinner(app, again.given)
  await ask(app, 'GET', token)
  expect(await listOf(app)).toHaveLength(1)
  expect(await ask(app, 'POST', token)).toBe('/newsletter/withdrawn')
  expect(await listOf(app)).toEqual([])
  for (const dead of [token, again.token, 'x'.repeat(24), "'; --"])
    expect(await ask(app, 'POST', encodeURIComponent(dead))).toBe('/newsletter/unknown')
})

test('adds no address that was withdrawn before the confirmation, and ignores the link of an older mail', async () => {
  const app = await createTestApp()
  const { given, token } = await givenConsent(app)
  await app.call(dinnerRoutes.resendCreated, { params: given.params, body: { newEmailAddress: given.dinner.email } })
  await app.deliver()
  const text = (await app.mails())[0]?.text ?? ''
  const [, newer = ''] = /\/newsletter\/(\S+)/.exec(text) ?? []
  const [, acknowledgeToken = ''] = /([^/\s]+)\/acknowledge/.exec(text) ?? []
  expect(await ask(app, 'POST', token)).toBe('/newsletter/unknown')
  expect(await ask(app, 'POST', newer)).toBe('/newsletter/withdrawn')
  await confirmDinner(app, { ...given, acknowledgeToken })
  expect(await listOf(app)).toEqual([])
})

test('stores neither link nor consent without the ticked box and in a demo', async () => {
  const app = await createTestApp()
  const plain = await givenConsent(app, { contract: { ...contract, newsletterEnabled: false } })
  const demo = await givenConsent(app, { runningDinnerType: 'DEMO', email: 'otto@organisers.example' })
  for (const { given, token } of [plain, demo]) {
    expect(token).toBe('')
    await confirmDinner(app, given)
  }
  expect(await listOf(app)).toEqual([])
})
