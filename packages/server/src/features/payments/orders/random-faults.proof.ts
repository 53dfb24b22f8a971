import { orderRoutes, type ReplyOf } from '@running-dinner/contract'
import { seededRandom } from '@running-dinner/domain'
import { expect, test } from 'vitest'
import type { PaypalFault } from '../../../../test/fakes/fake-paypal.ts'
import { guestBody, payingApp } from '../../../../test/given-payment.ts'
import { settlePayments } from './settle-payments.jobs.ts'

const orders = 500
const places = 300
const faults: PaypalFault[] = ['lost', 'done but lost', 'done but 500', 'declined', 'other amount']

test('agrees on money and places a quarter of an hour after 500 orders for 300 places under random faults (REL-08)', async () => {
  const random = seededRandom(7)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const { paypal, app, given } = await payingApp({ paypal: { capturesPerKey: true } })
  await app.database.pool.query('update public_settings set participant_limit = $1', [places])
  const guest = async (number: number) => {
    // Some addresses order twice.
    const body = guestBody(number % 20 === 0 ? number + 1 : number)
    const answer = await app.call(orderRoutes.order, { params: given.guest, body })
    if (answer.status !== 200) return
    const { paypalOrderId, orderSecret } = answer.body as ReplyOf<typeof orderRoutes.order>
    const key = { token: paypalOrderId, orderSecret }
    if (random() < 0.1) return
    if (random() < 0.1) await app.call(orderRoutes.cancelOrder, { params: given.guest, body: key })
    paypal.approve(paypalOrderId)
    if (random() < 0.2) return
    const times = random() < 0.3 ? 3 : 1
    await Promise.all(
      Array.from({ length: times }, () => app.call(orderRoutes.captureOrder, { params: given.guest, body: key })),
    )
  }
  for (let first = 1; first <= orders; first += 10) {
    for (const operation of ['create', 'get', 'capture', 'capture', 'refund'] as const)
      if (random() < 0.7)
        paypal.faults.push({ operation, fault: pick(faults.slice(0, operation === 'capture' ? 5 : 3)) })
    await Promise.all(Array.from({ length: 10 }, (_, index) => guest(first + index)))
  }
  paypal.faults.length = 0
  for (let minute = 1; minute <= 15; minute++) {
    app.clock.set(new Date(Date.UTC(2030, 4, 1, 10, minute)).toISOString())
    await settlePayments(app.ctx)
  }
  const { rows } = await app.database.pool.query(`
    select o.id, o.status, o.reason,
      (select count(*)::int from participant p where p.id = any(o.participant_ids) and p.activated_at is not null) as places
    from payment_order o`)
  const wrong = rows.filter(({ id, status, places: count }) => {
    const taken = paypal.taken(id)
    return taken > 1 || taken !== count || (status === 'PAID') !== (taken === 1)
  })
  expect(wrong).toEqual([])
  const of = (status: string) => rows.filter((row) => row.status === status).length
  expect(of('RESERVED') + of('REFUND_DUE')).toBe(0)
  expect(of('PAID')).toBeLessThanOrEqual(places)
  // Every outcome occurred, so the test covers them.
  expect(Math.min(of('PAID'), of('VOIDED'), of('REFUNDED'))).toBeGreaterThan(0)
  const people = await app.database.pool.query(
    'select count(*)::int as count, count(distinct email) as emails from participant',
  )
  expect(people.rows[0]).toMatchObject({ count: of('PAID'), emails: of('PAID') })
})
