import { expect, test } from 'vitest'
import { givenOrder, orderRow, payingApp } from '../../../../test/given-payment.ts'
import { newId } from '../../../platform/ids.ts'
import type { PaymentProvider } from '../providers/payment-provider.ts'
import { paypalProvider } from '../providers/paypal-provider.ts'
import { settleOrder } from './settle-order.ts'

/** Ignores the idempotency key: every capture gets a new one. */
const withoutKeys = (provider: PaymentProvider): PaymentProvider => ({
  ...provider,
  capture: (id) => provider.capture(id, newId()),
})

test.each([
  ['one key for an order', 1, (provider: PaymentProvider) => provider],
  ['another key each time', 8, withoutKeys],
] as const)('eight processes settling one order with %s capture the money %i times', async (_name, times, change) => {
  const { paypal, app, given } = await payingApp({ paypal: { capturesPerKey: true } })
  const placed = await givenOrder(app, given)
  paypal.approve(placed.paypalOrderId)
  const { id } = await orderRow(app, placed)
  const provider = change(paypalProvider(app.ctx, { ...paypal.config }))
  // All processes see the approved order before one of them captures.
  let seen = 0
  let go: () => void = () => undefined
  const together = new Promise<void>((resolve) => {
    go = resolve
  })
  const capture = async (orderId: string, key: string) => {
    if (++seen === 8) go()
    await together
    return provider.capture(orderId, key)
  }
  const ctx = { ...app.ctx, provider: { ...provider, capture } }
  await Promise.all(Array.from({ length: 8 }, () => settleOrder(ctx, id)))
  expect(paypal.capturesOf(id)).toHaveLength(times)
  expect((await orderRow(app, placed)).status).toBe('PAID')
})

test.each([
  ['noted by its id', '', false],
  [
    'noted as another one each time',
    `create function forget_id() returns trigger language plpgsql as $$ begin new.id := gen_random_uuid()::text; return new; end $$;
     create trigger forget_id before insert on payment_event for each row execute function forget_id()`,
    true,
  ],
] as const)('a message that is %s has no second effect, or has one: %#', async (_name, sabotage, again) => {
  const { paypal, app, given } = await payingApp()
  if (sabotage !== '') await app.database.pool.query(sabotage)
  const placed = await givenOrder(app, given)
  const { headers, body } = paypal.event(placed.paypalOrderId)
  const send = () => app.app.inject({ method: 'POST', url: '/rest/payments/v1/webhook', headers, payload: body })
  expect((await send()).statusCode).toBe(200)
  const later = new Date('2030-05-01T10:01:00Z')
  await app.database.pool.query('update payment_order set next_check_at = $1', [later])
  expect((await send()).statusCode).toBe(200)
  const { rows } = await app.database.pool.query('select next_check_at from payment_order')
  expect(rows[0].next_check_at.getTime() !== later.getTime()).toBe(again)
})
