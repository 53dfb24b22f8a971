import { orderRoutes, participantRoutes, registrationRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import type { TestApp } from '../../../../test/app.ts'
import type { PaypalFault } from '../../../../test/fakes/fake-paypal.ts'
import {
  givenOrder,
  givenPaidDinner,
  guestBody,
  keyOf,
  orderRow,
  type Placed,
  payingApp,
} from '../../../../test/given-payment.ts'
import { jobsByHand } from '../../jobs.ts'
import { settlePayments } from './settle-payments.jobs.ts'

const atMinute = (minute: number) => new Date(Date.UTC(2030, 4, 1, 10, minute)).toISOString()

/** Runs the job at that minute. */
async function settleAt(app: TestApp, minute: number): Promise<void> {
  app.clock.set(atMinute(minute))
  await settlePayments(app.ctx)
}

async function people({ app, given }: Pick<Awaited<ReturnType<typeof payingApp>>, 'app' | 'given'>) {
  const { body } = await app.call(participantRoutes.list, { params: given.params })
  return (body as { numParticipantsTotal: number }).numParticipantsTotal
}

const faults: PaypalFault[] = ['lost', 'done but lost', 'done but 500']

test.each(faults)('agrees on money and place one check after capturing failed with: %s', async (fault) => {
  const all = await payingApp()
  const { paypal, app, given, capture } = all
  const placed = await givenOrder(app, given)
  paypal.approve(placed.paypalOrderId)
  paypal.faults.push({ operation: 'capture', fault })
  expect((await capture(placed)).body).toMatchObject({ outcome: 'PROCESSING' })
  await settleAt(app, 3)
  const row = await orderRow(app, placed)
  expect([row.status, paypal.taken(row.id), await people(all)]).toEqual(['PAID', 1, 1])
  expect((await capture(placed)).body).toMatchObject({ outcome: 'PAID' })
  expect(paypal.taken(row.id)).toBe(1)
})

test("confirms a guest who approved and never came back, after the job's check", async () => {
  const all = await payingApp()
  const { paypal, app, given } = all
  const placed = await givenOrder(app, given)
  paypal.approve(placed.paypalOrderId)
  await settleAt(app, 1)
  expect(await orderRow(app, placed)).toMatchObject({ status: 'CREATED' })
  await settleAt(app, 3)
  expect(await orderRow(app, placed)).toMatchObject({ status: 'PAID' })
  expect(await people(all)).toBe(1)
})

test('voids an unapproved order after three hours and deletes its form an hour later', async () => {
  const { app, given } = await payingApp()
  const placed = await givenOrder(app, given)
  await settleAt(app, 179)
  expect(await orderRow(app, placed)).toMatchObject({ status: 'CREATED' })
  await settleAt(app, 181)
  expect(await orderRow(app, placed)).toMatchObject({ status: 'VOIDED', reason: 'EXPIRED' })
  await settleAt(app, 240)
  expect((await orderRow(app, placed)).registration).not.toBeNull()
  await settleAt(app, 242)
  expect((await orderRow(app, placed)).registration).toBeNull()
})

test('deletes an order two days after it began when nobody paid it', async () => {
  const { app, given, paypal, capture } = await payingApp()
  await givenOrder(app, given, 1)
  const paid = await givenOrder(app, given, 2)
  paypal.approve(paid.paypalOrderId)
  expect((await capture(paid)).body).toMatchObject({ outcome: 'PAID' })
  const statusesAt = async (minute: number) => {
    app.clock.set(atMinute(minute))
    await jobsByHand(app.ctx).retention()
    const { rows } = await app.database.pool.query('select status from payment_order order by created_at, status')
    return rows.map(({ status }) => status)
  }
  const twoDays = 48 * 60
  expect(await statusesAt(twoDays - 1)).toEqual(['CREATED', 'PAID'])
  expect(await statusesAt(twoDays)).toEqual(['PAID'])
})

test('takes no place for a declined payment and lets the guest begin again', async () => {
  const all = await payingApp()
  const { paypal, app, given, capture } = all
  const placed = await givenOrder(app, given)
  paypal.approve(placed.paypalOrderId)
  paypal.faults.push({ operation: 'capture', fault: 'declined' })
  expect((await capture(placed)).body).toMatchObject({ outcome: 'NOT_PAID' })
  expect(await people(all)).toBe(0)
  const second = await givenOrder(app, given)
  paypal.approve(second.paypalOrderId)
  expect((await capture(second)).body).toMatchObject({ outcome: 'PAID' })
})

test('waits for a pending payment and frees the place when its hold ends', async () => {
  const all = await payingApp()
  const { paypal, app, given, capture } = all
  const placed = await givenOrder(app, given)
  paypal.approve(placed.paypalOrderId)
  paypal.faults.push({ operation: 'capture', fault: 'pending' })
  expect((await capture(placed)).body).toMatchObject({ outcome: 'PROCESSING' })
  const [taken] = paypal.capturesOf((await orderRow(app, placed)).id)
  await settleAt(app, 40)
  expect((await orderRow(app, placed)).status).toBe('RESERVED')
  if (taken) taken.status = 'DECLINED'
  await settleAt(app, 45)
  expect(await orderRow(app, placed)).toMatchObject({ status: 'VOIDED', participant_ids: [] })
  const { rows } = await app.database.pool.query('select count(*)::int as count from participant')
  expect(rows[0].count).toBe(0)
})

test('captures nothing after the hold has ended', async () => {
  const { paypal, app, given, capture } = await payingApp()
  const placed = await givenOrder(app, given)
  paypal.approve(placed.paypalOrderId)
  for (let count = 0; count < 2; count++) paypal.faults.push({ operation: 'capture', fault: 'lost' })
  await capture(placed)
  await settleAt(app, 3)
  await settleAt(app, 32)
  const row = await orderRow(app, placed)
  expect([row.status, paypal.taken(row.id)]).toEqual(['RESERVED', 0])
  await settleAt(app, 36)
  expect(await orderRow(app, placed)).toMatchObject({ status: 'VOIDED', reason: 'EXPIRED' })
  expect((await capture(placed)).body).toMatchObject({ outcome: 'NOT_PAID' })
  expect(paypal.taken(row.id)).toBe(0)
})

test('pauses when the provider is down and later settles all orders, also behind an unreadable one', async () => {
  const { paypal, app, given } = await payingApp()
  const placed = []
  for (let number = 1; number <= 8; number++) placed.push(await givenOrder(app, given, number))
  for (const { paypalOrderId } of placed) paypal.approve(paypalOrderId)
  for (let count = 0; count < 3; count++) paypal.faults.push({ operation: 'get', fault: 'lost' })
  const asked = paypal.requests.length
  await settleAt(app, 3)
  expect(paypal.requests.length - asked).toBeLessThanOrEqual(4)
  const [broken] = placed
  const order = paypal.orders.get(broken?.paypalOrderId ?? '')
  if (order) order.unit.amount = { currency_code: 'EUR', value: 7 as unknown as string }
  await settleAt(app, 4)
  const { rows } = await app.database.pool.query(
    'select status, count(*)::int as count from payment_order group by 1 order by 1',
  )
  expect(rows).toEqual([
    { status: 'CREATED', count: 1 },
    { status: 'PAID', count: 7 },
  ])
})

test('does not check finished orders again, also when messages arrive late', async () => {
  const { paypal, app, given, capture } = await payingApp()
  const [paid, lost] = [await givenOrder(app, given, 1), await givenOrder(app, given, 2)]
  for (const { paypalOrderId } of [paid, lost]) paypal.approve(paypalOrderId)
  await capture(paid)
  paypal.faults.push({ operation: 'capture', fault: 'lost' })
  await capture(lost)
  await settleAt(app, 36)
  await settleAt(app, 47)
  for (const { paypalOrderId } of [paid, lost]) {
    const { headers, body } = paypal.event(paypalOrderId, { sentAt: app.clock.now() })
    await app.app.inject({ method: 'POST', url: '/rest/payments/v1/webhook', headers, payload: body })
  }
  await settleAt(app, 48)
  const asked = paypal.requests.length
  await settleAt(app, 50)
  await settleAt(app, 52)
  expect(paypal.requests).toHaveLength(asked)
  expect([await orderRow(app, paid), await orderRow(app, lost)]).toMatchObject([
    { status: 'PAID' },
    { status: 'VOIDED' },
  ])
})

test('finds and refunds money captured at the very last moment', async () => {
  const { paypal, app, given, capture } = await payingApp()
  const placed = await givenOrder(app, given)
  paypal.approve(placed.paypalOrderId)
  paypal.faults.push({ operation: 'capture', fault: 'lost' })
  await capture(placed)
  await settleAt(app, 36)
  const { id, status } = await orderRow(app, placed)
  expect(status).toBe('VOIDED')
  const order = paypal.orders.get(placed.paypalOrderId)
  if (order) order.status = 'COMPLETED'
  order?.captures.push({ id: 'CAP-late', status: 'COMPLETED', amount: order.unit.amount })
  await settleAt(app, 45)
  expect(paypal.taken(id)).toBe(1)
  await settleAt(app, 47)
  expect(paypal.taken(id)).toBe(0)
  expect(await orderRow(app, placed)).toMatchObject({ status: 'REFUNDED', reason: 'PLACE_LOST' })
})

test('refunds money whose place is gone and mails guest and organiser', async () => {
  const { paypal, app, given, capture } = await payingApp()
  const placed = await givenOrder(app, given)
  paypal.approve(placed.paypalOrderId)
  paypal.faults.push({ operation: 'capture', fault: 'done but lost' })
  await capture(placed)
  const row = await orderRow(app, placed)
  await app.database.pool.query('delete from participant where id = any($1)', [row.participant_ids])
  expect((await capture(placed)).body).toMatchObject({ outcome: 'REFUNDED' })
  expect(await orderRow(app, placed)).toMatchObject({ status: 'REFUNDED', reason: 'PLACE_LOST' })
  expect(paypal.taken(row.id)).toBe(0)
  await app.deliver()
  const told = (await app.mails())
    .filter(({ subject }) => subject.endsWith('Eine Zahlung geht zurück'))
    .map(({ to }) => to)
  expect(told.sort()).toEqual(['olga@organisers.example', 'person1@guests.example'])
})

test.each(['other amount', 'other currency', 'other payee'] as const)(
  'gives no place and refunds when the money is %s than ordered',
  async (fault) => {
    const all = await payingApp()
    const { paypal, app, given, capture } = all
    const placed = await givenOrder(app, given)
    paypal.approve(placed.paypalOrderId)
    paypal.faults.push({ operation: 'capture', fault })
    expect((await capture(placed)).body).toMatchObject({ outcome: 'REFUNDED' })
    expect(await orderRow(app, placed)).toMatchObject({ status: 'REFUNDED', reason: 'WRONG_AMOUNT' })
    expect(await people(all)).toBe(0)
  },
)

test('repeats a lost refund until it is done, and refunds once', async () => {
  const { paypal, app, given, capture } = await payingApp()
  const placed = await givenOrder(app, given)
  paypal.approve(placed.paypalOrderId)
  paypal.faults.push({ operation: 'capture', fault: 'other amount' }, { operation: 'refund', fault: 'done but lost' })
  expect((await capture(placed)).body).toMatchObject({ outcome: 'REFUNDED' })
  expect(await orderRow(app, placed)).toMatchObject({ status: 'REFUND_DUE' })
  await settleAt(app, 2)
  expect(await orderRow(app, placed)).toMatchObject({ status: 'REFUNDED' })
  expect(paypal.requests.filter(({ url }) => url?.endsWith('/refund'))).toHaveLength(2)
})

test('captures once when the guest returns ten times at once', async () => {
  const all = await payingApp()
  const { paypal, app, given, capture } = all
  const placed = await givenOrder(app, given)
  paypal.approve(placed.paypalOrderId)
  const answers = await Promise.all(Array.from({ length: 10 }, () => capture(placed)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await capture(placed)).body).toMatchObject({ outcome: 'PAID' })
  expect(paypal.taken((await orderRow(app, placed)).id)).toBe(1)
  expect(await people(all)).toBe(1)
  await app.deliver()
  expect((await app.mails()).filter(({ to }) => to === 'person1@guests.example')).toHaveLength(1)
})

test('voids the second order of one address before capturing', async () => {
  const all = await payingApp()
  const { paypal, app, given, capture } = all
  const [first, second] = [await givenOrder(app, given), await givenOrder(app, given)]
  for (const { paypalOrderId } of [first, second]) paypal.approve(paypalOrderId)
  const answers = await Promise.all([capture(first), capture(second)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 406])
  const refused = answers[0]?.status === 406 ? first : second
  const again = await capture(refused)
  expect(again).toMatchObject({ status: 406, issues: [{ field: 'email', message: 'participant_already_registered' }] })
  expect(await people(all)).toBe(1)
  expect(paypal.taken((await orderRow(app, refused)).id)).toBe(0)
})

const bypasses: [
  string,
  (all: Awaited<ReturnType<typeof payingApp>>, placed: Placed) => Promise<{ status: number }>,
  number,
][] = [
  [
    'registering without an order',
    ({ app, given }) => app.call(registrationRoutes.register, { params: given.guest, body: guestBody(1) }),
    406,
  ],
  [
    'registering with an order’s id',
    ({ app, given }, { paypalOrderId }) =>
      app.call(registrationRoutes.register, { params: given.guest, body: { ...guestBody(1), orderId: paypalOrderId } }),
    406,
  ],
  ['finishing an order that was not approved', ({ capture }, placed) => capture(placed), 406],
  ['another browser’s secret', ({ capture }, placed) => capture({ ...placed, orderSecret: 'a'.repeat(24) }), 404],
  [
    'no secret',
    ({ app, given }, placed) =>
      app.call(orderRoutes.captureOrder, { params: given.guest, body: { token: placed.paypalOrderId } }),
    406,
  ],
  ['an unknown order', ({ capture }, placed) => capture({ ...placed, paypalOrderId: 'UNKNOWN' }), 404],
  [
    'the order of another event',
    async ({ app }, placed) => {
      const { guest } = await givenPaidDinner(app)
      return app.call(orderRoutes.captureOrder, { params: guest, body: keyOf(placed) })
    },
    404,
  ],
  [
    'after the deadline',
    async ({ app, given, paypal, capture }) => {
      app.clock.set('2030-06-10T21:59:00Z')
      const late = await givenOrder(app, given)
      paypal.approve(late.paypalOrderId)
      app.clock.set('2030-06-10T22:00:00Z')
      const answer = await capture(late)
      expect(answer.issues).toMatchObject([{ message: 'registration_date_expired' }])
      expect(paypal.taken((await orderRow(app, late)).id)).toBe(0)
      return answer
    },
    406,
  ],
  [
    'after the registration was closed',
    async ({ app, paypal, capture }, placed) => {
      paypal.approve(placed.paypalOrderId)
      await app.database.pool.query('update public_settings set registration_deactivated = true')
      return capture(placed)
    },
    406,
  ],
  [
    'after the last place is gone',
    async ({ app, paypal, capture, given }, placed) => {
      const other = await givenOrder(app, given, 2)
      await app.database.pool.query('update public_settings set participant_limit = 1')
      paypal.approve(other.paypalOrderId)
      expect((await capture(other)).body).toMatchObject({ outcome: 'PAID' })
      paypal.approve(placed.paypalOrderId)
      return capture(placed)
    },
    406,
  ],
  [
    'after the event was cancelled',
    async ({ app, paypal, capture }, placed) => {
      paypal.approve(placed.paypalOrderId)
      await app.database.pool.query('update dinner set cancelled_at = now()')
      return capture(placed)
    },
    404,
  ],
  [
    'an order whose price was lowered at the provider',
    async ({ paypal, capture }, placed) => {
      const order = paypal.orders.get(placed.paypalOrderId)
      if (order) order.unit.amount.value = '0.01'
      paypal.approve(placed.paypalOrderId)
      const answer = await capture(placed)
      expect(answer.body).toMatchObject({ outcome: 'NOT_PAID' })
      return answer
    },
    200,
  ],
  [
    'an order whose currency was changed at the provider',
    async ({ paypal, capture }, placed) => {
      const order = paypal.orders.get(placed.paypalOrderId)
      if (order) order.unit.amount.currency_code = 'JPY'
      paypal.approve(placed.paypalOrderId)
      const answer = await capture(placed)
      expect(answer.body).toMatchObject({ outcome: 'NOT_PAID' })
      return answer
    },
    200,
  ],
]

test.each(bypasses)('gives no place without money: %s (SEC-22)', async (_name, attack, status) => {
  const all = await payingApp()
  const placed = await givenOrder(all.app, all.given)
  expect((await attack(all, placed)).status).toBe(status)
  const { id } = await orderRow(all.app, placed)
  expect(all.paypal.taken(id)).toBe(0)
  const { rows } = await all.app.database.pool.query(
    "select count(*)::int as count from participant where email = 'person1@guests.example'",
  )
  expect(rows[0].count).toBe(0)
})

test('accepts the last second of the registration deadline, before and after the approval', async () => {
  const { paypal, app, given, capture } = await payingApp()
  app.clock.set('2030-06-10T21:59:59Z')
  const placed = await givenOrder(app, given)
  paypal.approve(placed.paypalOrderId)
  expect((await capture(placed)).body).toMatchObject({ outcome: 'PAID' })
})
