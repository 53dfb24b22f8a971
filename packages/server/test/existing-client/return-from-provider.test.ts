import { participantRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { givenOrder, guestBody, orderRow, type Placed, payingApp } from '../given-payment.ts'

/** What a script of an existing client sends; its browser adds the mode. */
const script = { accept: 'application/json, text/plain, */*', 'accept-language': 'de', 'sec-fetch-mode': 'cors' }

interface Asked {
  placed?: Placed
  headers?: Record<string, string>
}

async function paying() {
  const all = await payingApp()
  const { app, given } = all
  const path = `/api/rest/frontend/v1/runningdinner/${given.guest.publicId}/order`
  const placed = await givenOrder(app, given)
  const cookie = `NG_TRANSLATE_LANG_KEY=de; order_${placed.paypalOrderId}=${placed.orderSecret}`
  const ask = async (call: 'capture' | 'cancel', asked: Asked = {}) => {
    const url = `${path}/${call}?token=${(asked.placed ?? placed).paypalOrderId}`
    const answer = await app.app.inject({ method: 'GET', url, headers: asked.headers ?? { ...script, cookie } })
    const isJson = String(answer.headers['content-type']).includes('json')
    return { status: answer.statusCode, body: isJson ? answer.json() : undefined, headers: answer.headers }
  }
  const people = async () => {
    const { body } = await app.call(participantRoutes.list, { params: given.params })
    return (body as { numParticipantsTotal: number }).numParticipantsTotal
  }
  return { ...all, path, placed, cookie, ask, people }
}

type Paying = Awaited<ReturnType<typeof paying>>

test.each([
  ['http://localhost:8080', ''],
  ['https://dinner.example', '; Secure'],
])('keeps the secret of an order at %s in a cookie for its own calls', async (baseUrl, secure) => {
  const { app, given } = await payingApp()
  app.ctx.baseUrl = () => baseUrl
  const path = `/api/rest/frontend/v1/runningdinner/${given.guest.publicId}/order`
  const { headers, json } = await app.app.inject({ method: 'POST', url: `${path}?_t=1`, payload: guestBody(1) })
  const { paypalOrderId, orderSecret } = json()
  expect(headers['set-cookie']).toBe(
    `order_${paypalOrderId}=${orderSecret}; Path=${path}; Max-Age=14400; HttpOnly; SameSite=Strict${secure}`,
  )
  expect(Buffer.from(orderSecret, 'base64url').length).toBeGreaterThanOrEqual(16)
})

test.each([
  ['with its mode', script],
  ['without a mode', { accept: script.accept }],
])('captures an approved order for a script %s, once, and answers its summary', async (_, headers) => {
  const { paypal, app, placed, cookie, ask, people } = await paying()
  paypal.approve(placed.paypalOrderId)
  for (let time = 0; time < 2; time++) {
    const { status, body } = await ask('capture', { headers: { ...headers, cookie } })
    expect([status, body]).toMatchObject([200, { email: 'person1@guests.example', waitingList: false }])
    expect(body.registrationPaymentSummary).toMatchObject({ totalPrice: '12.50' })
  }
  expect([await people(), paypal.taken((await orderRow(app, placed)).id)]).toEqual([1, 1])
})

test('gives a script the form of the order it cancels', async () => {
  const { app, placed, ask } = await paying()
  const { status, body } = await ask('cancel')
  expect([status, body]).toMatchObject([200, { lastname: guestBody(1).lastname, email: 'person1@guests.example' }])
  expect((await orderRow(app, placed)).status).toBe('VOIDED')
})

const notPaid = 'registration_not_possible_without_payment'

const approvedButCapture =
  (fault: 'declined' | 'other amount' | 'pending') =>
  ({ paypal, placed }: Paying) => {
    paypal.approve(placed.paypalOrderId)
    paypal.faults.push({ operation: 'capture', fault })
  }

test.each<[string, 'capture' | 'cancel', number, string, (given: Paying) => unknown]>([
  ['that was not approved', 'capture', 406, notPaid, () => undefined],
  ['that was declined', 'capture', 406, notPaid, approvedButCapture('declined')],
  ['that was given up', 'capture', 406, notPaid, ({ ask }) => ask('cancel')],
  ['whose money went back', 'capture', 406, notPaid, approvedButCapture('other amount')],
  ['whose outcome is unknown', 'capture', 409, 'payment_running', approvedButCapture('pending')],
  [
    'that is paid',
    'cancel',
    406,
    'payment_already_made',
    ({ paypal, placed, ask }) => {
      paypal.approve(placed.paypalOrderId)
      return ask('capture')
    },
  ],
])(
  'refuses a script an order %s at %s with %i and an issue without a field',
  async (_, call, status, code, prepare) => {
    const given = await paying()
    await prepare(given)
    const refused = await given.ask(call)
    expect(refused.status).toBe(status)
    expect(refused.body.issues).toMatchObject([{ code }])
    expect(refused.body.issues[0]).not.toHaveProperty('field')
  },
)

test.each<[string, (given: Paying) => Promise<Asked>]>([
  ['without the cookie', async () => ({ headers: script })],
  [
    "with another order's cookie",
    async ({ app, given, cookie }) => ({
      placed: await givenOrder(app, given, 2),
      headers: { ...script, cookie },
    }),
  ],
  [
    "with another order's secret",
    async ({ app, given, placed }) => {
      const other = await givenOrder(app, given, 2)
      return { headers: { ...script, cookie: `order_${placed.paypalOrderId}=${other.orderSecret}` } }
    },
  ],
])('answers 404 to a script %s and changes nothing', async (_, askedOf) => {
  const given = await paying()
  given.paypal.approve(given.placed.paypalOrderId)
  const asked = await askedOf(given)
  for (const call of ['capture', 'cancel'] as const) expect((await given.ask(call, asked)).status).toBe(404)
  expect([(await orderRow(given.app, given.placed)).status, await given.people()]).toEqual(['CREATED', 0])
})

test.each([
  ['a navigation', { accept: 'text/html,application/xhtml+xml', 'sec-fetch-mode': 'navigate' }],
  ['a navigation that asks for JSON', { accept: 'application/json', 'sec-fetch-mode': 'navigate' }],
  ['a picture', { accept: 'image/*', 'sec-fetch-mode': 'no-cors' }],
  ['an old browser', { accept: 'text/html,application/xhtml+xml,*/*' }],
])('redirects %s with the cookie and changes nothing', async (_, headers) => {
  const given = await paying()
  given.paypal.approve(given.placed.paypalOrderId)
  for (const call of ['capture', 'cancel'] as const)
    expect((await given.ask(call, { headers: { ...headers, cookie: given.cookie } })).status).toBe(303)
  expect((await orderRow(given.app, given.placed)).status).toBe('CREATED')
})
