import { activityRoutes, type DinnerReply, dinnerRoutes, liveStreams, settingsRoutes } from '@running-dinner/contract'
import { expect, onTestFinished, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { readEvents } from '../../../../test/event-reader.ts'
import { type GivenDinner, givenDinner } from '../../../../test/given.ts'
import { withoutLocks } from '../../../../test/without-locks.ts'
import { asAuthorized } from '../dinner-record/authorized-dinner.ts'
import { dinnerStore } from '../dinner-record/dinner.store.ts'
import { replaceAdministrationLink } from './replace-administration-link.ts'

const replace = async (app: TestApp, params: { adminId: string }) =>
  app.call(settingsRoutes.replaceAdministrationLink, { params })
const open = async (app: TestApp, adminId: string) => (await app.call(dinnerRoutes.get, { params: { adminId } })).status
const newIdOf = ({ body }: { body: unknown }) => (body as DinnerReply).adminId

async function confirmed(app: TestApp, { params, acknowledgeToken }: GivenDinner) {
  expect((await app.call(dinnerRoutes.acknowledge, { params: { ...params, acknowledgeToken } })).status).toBe(200)
}

test('disables the old link at once, mails the new one and records an activity', async () => {
  const app = await createTestApp()
  const event = await givenDinner(app)
  await confirmed(app, event)
  const answer = await replace(app, event.params)
  const adminId = newIdOf(answer)
  expect(answer.status).toBe(200)
  expect(adminId).toMatch(/^[A-Za-z0-9_-]{24}$/)
  expect(adminId).not.toBe(event.params.adminId)
  expect([await open(app, event.params.adminId), await open(app, adminId)]).toEqual([404, 200])
  expect((await replace(app, event.params)).status).toBe(404)
  await app.deliver()
  const [mail] = await app.mails()
  expect(mail?.to).toBe(event.dinner.email)
  expect(mail?.text).toContain(`/admin/${adminId}\n`)
  expect(mail?.text).not.toContain(event.params.adminId)
  expect(mail?.text).not.toContain('acknowledge')
  const { body } = await app.call(activityRoutes.list, { params: { adminId } })
  expect((body as { activities: { code: string }[] }).activities[0]?.code).toBe('administration_link_replaced')
  expect(JSON.stringify(body)).not.toContain(event.params.adminId)
})

test('sends a new confirmation link while the event is unconfirmed and disables the old one', async () => {
  const app = await createTestApp()
  const { params, acknowledgeToken } = await givenDinner(app)
  const adminId = newIdOf(await replace(app, params))
  await app.deliver()
  const token = /\/admin\/[^/]+\/([^/\s]+)\/acknowledge/.exec((await app.mails())[0]?.text ?? '')?.[1] ?? ''
  const acknowledge = async (admin: string, value: string) =>
    (await app.call(dinnerRoutes.acknowledge, { params: { adminId: admin, acknowledgeToken: value } })).status
  expect(await acknowledge(params.adminId, acknowledgeToken)).toBe(404)
  expect(await acknowledge(adminId, acknowledgeToken)).toBe(404)
  expect(await acknowledge(adminId, token)).toBe(200)
})

test('ends live streams opened with the old link, and tells them nothing of the new one', async () => {
  const app = await createTestApp()
  const { params } = await givenDinner(app)
  const url = await app.app.listen({ port: 0, host: '127.0.0.1' })
  const streamOf = (adminId: string) => `${url}/api${liveStreams.dinner.replace(':adminId', adminId)}`
  const events = await readEvents(streamOf(params.adminId), { unnamed: true })
  expect((await events.next())?.event).toBe('plan')
  const adminId = newIdOf(await replace(app, params))
  // A look that had begun before may still tell that something changed.
  const last = await events.rest()
  expect(last.filter(({ event }) => !['plan', 'message'].includes(event))).toEqual([])
  expect(JSON.stringify(last)).not.toContain(adminId)
  expect((await fetch(streamOf(params.adminId))).status).toBe(404)
  expect((await (await readEvents(streamOf(adminId))).next())?.event).toBe('plan')
})

test('two concurrent replacements yield one valid link', async () => {
  const app = await createTestApp()
  const { params } = await givenDinner(app)
  const answers = await Promise.all([replace(app, params), replace(app, params), replace(app, params)])
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 404, 404])
  const winner = answers.find((answer) => answer.status === 200)
  expect(winner && (await open(app, newIdOf(winner)))).toBe(200)
  await app.deliver()
  expect(await app.mails()).toHaveLength(2)
})

test('without the event lock five concurrent replacements return four dead links', async () => {
  const app = await createTestApp()
  const { dinner } = await givenDinner(app)
  const stored = await dinnerStore.byId(app.ctx.db, dinner.id)
  if (!stored) throw new Error('just created')
  const broken = { ...app.ctx, db: withoutLocks(app.database.url, onTestFinished, { meet: 5 }) }
  const replaced = await Promise.all(
    Array.from({ length: 5 }, () => replaceAdministrationLink(broken, asAuthorized(stored))),
  )
  const opened = await Promise.all(replaced.map(({ adminId }) => open(app, adminId)))
  expect(opened.sort()).toEqual([200, 404, 404, 404, 404])
})

test('allows three replacements a day per event, whatever its link', async () => {
  const app = await createTestApp({ config: { rateLimits: true } })
  const event = await givenDinner(app)
  await confirmed(app, event)
  let { adminId } = event.params
  for (let count = 0; count < 3; count++) adminId = newIdOf(await replace(app, { adminId }))
  const refused = await replace(app, { adminId })
  expect([refused.status, refused.issues[0]?.message]).toEqual([429, 'rate_limited'])
  expect(await open(app, adminId)).toBe(200)
  app.clock.set('2030-05-02T10:00:01Z')
  expect((await replace(app, { adminId })).status).toBe(200)
})

test('applies the mail limits of unverified addresses', async () => {
  const app = await createTestApp({ config: { rateLimits: true } })
  const { params } = await givenDinner(app)
  const first = await replace(app, params)
  const second = await replace(app, { adminId: newIdOf(first) })
  expect([first.status, second.status]).toEqual([200, 200])
  expect((await replace(app, { adminId: newIdOf(second) })).status).toBe(429)
  await app.deliver()
  expect(await app.mails()).toHaveLength(3)
})

test('replaces the link of a cancelled event', async () => {
  const app = await createTestApp()
  const { params } = await givenDinner(app)
  await app.call(dinnerRoutes.cancel, { params })
  expect((await replace(app, params)).status).toBe(200)
})
