import { expect, test } from 'vitest'
import { givenOrder, orderRow, payingApp } from '../../../test/given-payment.ts'
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
  /** What the job would do that a message asks for. */
  const settle = () => settlePayments(all.app.ctx)
  const status = async () => (await orderRow(all.app, placed)).status
  return { ...all, placed, send, events, settle, status, event: all.paypal.event }
}

test('a message of PayPal finishes an order whose guest never came back, at once', async () => {
  const { paypal, placed, send, events, settle, status, event } = await given()
  paypal.approve(placed.paypalOrderId)
  await settle()
  expect(await status()).toBe('CREATED')
  expect(await send(event(placed.paypalOrderId))).toBe(200)
  await settle()
  expect([await status(), await events()]).toEqual(['PAID', 1])
})

test('five times the same message, others late and in the wrong order: money is taken once', async () => {
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

test('the second message of the same id asks nobody anything', async () => {
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

test.each(forgeries)('%s: refused, and without effect', async (_name, forge) => {
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

test.each([
  [-301, 400],
  [-300, 200],
  [300, 200],
  [301, 400],
])('a message that is %i seconds away answers %i', async (seconds, status) => {
  const { placed, send, event } = await given()
  const sentAt = new Date(minutes(0).getTime() + seconds * 1_000)
  expect(await send(event(placed.paypalOrderId, { sentAt }))).toBe(status)
})

test('without the webhook’s id the address does not exist, whoever signs', async () => {
  const { paypal, app, placed, event } = await given()
  for (const config of [{ ...paypal.config, webhookId: undefined }, undefined]) {
    const closed = await payingApp({ app: { config: { paypal: config } } })
    const { headers, body } = event(placed.paypalOrderId)
    const answer = await closed.app.app.inject({ method: 'POST', url: path, headers, payload: body })
    expect(answer.statusCode).toBe(404)
  }
  expect(app.ctx.config.paypal?.webhookId).toBe(paypal.config.webhookId)
})

test('while PayPal cannot be asked whether it was it, the message is not taken and may come again', async () => {
  const { paypal, placed, send, events, event } = await given()
  const message = event(placed.paypalOrderId)
  paypal.faults.push({ operation: 'verify', fault: 'lost' })
  expect([await send(message), await events()]).toEqual([503, 0])
  expect([await send(message), await events()]).toEqual([200, 1])
})

test('whoever else sends something else is told in the usual way', async () => {
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
  expect(text.json()).toMatchObject({ issues: [{ message: 'media_type_unsupported' }] })
})
