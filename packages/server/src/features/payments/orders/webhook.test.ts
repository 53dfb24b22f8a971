import { expect, test } from 'vitest'
import { givenOrder, orderRow, payingApp } from '../../../../test/given-payment.ts'
import { settlePayments } from './settle-payments.jobs.ts'

const path = '/rest/payments/v1/webhook'
type Message = { headers: Record<string, string>; body: string }

async function given() {
  const all = await payingApp()
  const placed = await givenOrder(all.app, all.given)
  const send = async ({ headers, body }: Message, at = path) =>
    (await all.app.app.inject({ method: 'POST', url: at, headers, payload: body })).statusCode
  const events = async () =>
    Number((await all.app.database.pool.query('select count(*) from payment_event')).rows[0].count)
  /** Runs the job that a message triggers. */
  const settle = () => settlePayments(all.app.ctx)
  const status = async () => (await orderRow(all.app, placed)).status
  return { ...all, placed, send, events, settle, status, event: all.paypal.event }
}

test('settles an order at once by a message although its guest never came back', async () => {
  const { paypal, placed, send, events, settle, status, event } = await given()
  paypal.approve(placed.paypalOrderId)
  await settle()
  expect(await status()).toBe('CREATED')
  expect(await send(event(placed.paypalOrderId))).toBe(200)
  await settle()
  expect([await status(), await events()]).toEqual(['PAID', 1])
})

test('captures once when a message arrives five times and others late and out of order (REL-08)', async () => {
  const { paypal, app, placed, send, events, settle, status, event } = await given()
  const captured = event(placed.paypalOrderId, { type: 'PAYMENT.CAPTURE.COMPLETED' })
  expect(await send(captured, `/api${path}`)).toBe(200)
  await settle()
  expect(await status()).toBe('CREATED')
  paypal.approve(placed.paypalOrderId)
  const approved = event(placed.paypalOrderId, { id: 'WH-same' })
  expect(await Promise.all(Array.from({ length: 5 }, () => send(approved)))).toEqual([200, 200, 200, 200, 200])
  await Promise.all([settle(), settle()])
  expect(await status()).toBe('PAID')
  expect(await send(event(placed.paypalOrderId, { id: 'WH-late' }))).toBe(200)
  await settle()
  const { id } = await orderRow(app, placed)
  expect([paypal.taken(id), await status(), await events()]).toEqual([1, 'PAID', 3])
})

test('ignores a second message with the same id', async () => {
  const { app, placed, send, settle, event } = await given()
  const message = event(placed.paypalOrderId)
  await send(message)
  await settle()
  const dueAt = async () =>
    (await app.database.pool.query('select next_check_at from payment_order')).rows[0].next_check_at.toISOString()
  const before = await dueAt()
  expect(before).not.toBe(app.clock.now().toISOString())
  await send(message)
  expect(await dueAt()).toBe(before)
})

const minutes = (count: number) => new Date(Date.UTC(2030, 4, 1, 10, count))

const forgeries: [string, (message: Message, other: Message) => Message][] = [
  ['no signature', ({ headers: { 'paypal-transmission-sig': _, ...headers }, body }) => ({ headers, body })],
  ['an empty signature', ({ headers, body }) => ({ headers: { ...headers, 'paypal-transmission-sig': '' }, body })],
  ['a wrong signature', ({ headers, body }) => ({ headers: { ...headers, 'paypal-transmission-sig': 'AAAA' }, body })],
  [
    'the signature of another message',
    ({ headers, body }, other) => ({
      headers: { ...headers, 'paypal-transmission-sig': other.headers['paypal-transmission-sig'] ?? '' },
      body,
    }),
  ],
  ['another body', ({ headers, body }) => ({ headers, body: body.replace('APPROVED', 'COMPLETED') })],
  ['the same body written differently', ({ headers, body }) => ({ headers, body: JSON.stringify(JSON.parse(body)) })],
  [
    'another time',
    ({ headers, body }) => ({ headers: { ...headers, 'paypal-transmission-time': minutes(1).toISOString() }, body }),
  ],
  ['no time', ({ headers: { 'paypal-transmission-time': _, ...headers }, body }) => ({ headers, body })],
  ['no JSON', ({ headers }) => ({ headers, body: 'id=WH-1' })],
  ['a second message hidden behind the first', ({ headers, body }) => ({ headers, body: `${body},"webhook_id":"x"` })],
  ['nothing', ({ headers }) => ({ headers, body: '' })],
]

test.each(forgeries)('refuses a forged message without effect: %s (SEC-21)', async (_name, forge) => {
  const { paypal, placed, send, events, settle, status, event } = await given()
  paypal.approve(placed.paypalOrderId)
  const real = event(placed.paypalOrderId)
  expect(await send(forge(real, event(placed.paypalOrderId)))).toBe(400)
  await settle()
  expect([await status(), await events()]).toEqual(['CREATED', 0])
  expect(await send(real)).toBe(200)
  await settle()
  expect([await status(), await events()]).toEqual(['PAID', 1])
})

test.each(['auth-algo', 'cert-url', 'transmission-id', 'transmission-sig'])(
  'refuses a message without its %s and asks the provider nothing about it',
  async (part) => {
    const { paypal, placed, send, event } = await given()
    const { headers, body } = event(placed.paypalOrderId)
    const questions = paypal.requests.length
    expect(await send({ headers: { ...headers, [`paypal-${part}`]: '' }, body })).toBe(400)
    expect(paypal.requests).toHaveLength(questions)
  },
)

test.each([
  [-301, 400],
  [-300, 200],
  [300, 200],
  [301, 400],
])('answers a message sent %i seconds away with %i', async (seconds, status) => {
  const { placed, send, event } = await given()
  const sentAt = new Date(minutes(0).getTime() + seconds * 1_000)
  expect(await send(event(placed.paypalOrderId, { sentAt }))).toBe(status)
})

test('answers 404 without a configured webhook id, even when signed (SEC-21)', async () => {
  const { paypal, app, placed, event } = await given()
  for (const config of [{ ...paypal.config, webhookId: undefined }, undefined]) {
    const closed = await payingApp({ app: { config: { paypal: config } } })
    const { headers, body } = event(placed.paypalOrderId)
    const answer = await closed.app.app.inject({ method: 'POST', url: path, headers, payload: body })
    expect(answer.statusCode).toBe(404)
  }
  expect(app.ctx.config.paypal?.webhookId).toBe(paypal.config.webhookId)
})

test('refuses a message while PayPal cannot verify it, and accepts its repetition', async () => {
  const { paypal, placed, send, events, event } = await given()
  const message = event(placed.paypalOrderId)
  paypal.faults.push({ operation: 'verify', fault: 'lost' })
  expect([await send(message), await events()]).toEqual([503, 0])
  expect([await send(message), await events()]).toEqual([200, 1])
})

test('answers other requests with the usual errors', async () => {
  const { app } = await given()
  const text = await app.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'text/plain' },
    payload: 'x',
  })
  const large = await app.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/json' },
    payload: ' '.repeat(300_000),
  })
  expect([text.statusCode, large.statusCode]).toEqual([415, 413])
  expect(text.json()).toMatchObject({ issues: [{ code: 'media_type_unsupported' }] })
})
