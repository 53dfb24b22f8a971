import { orderRoutes, paymentRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { givenOrder, givenPaidDinner, keyOf, orderRow, payingApp } from '../../../../test/given-payment.ts'
import { removeEvent } from '../../accounts/operation/operation.routes.ts'
import { cleanups } from '../../cleanups.ts'
import { jobsByHand } from '../../jobs.ts'
import { settlePayments } from './settle-payments.jobs.ts'

async function inSandbox(options: Parameters<typeof givenPaidDinner>[1] = {}) {
  const app = await createTestApp()
  const given = await givenPaidDinner(app, options)
  const placed = await givenOrder(app, given)
  const url = `/sandbox/pay/${placed.paypalOrderId}`
  const choose = (choice: string, at = url) =>
    app.app.inject({
      method: 'POST',
      url: at,
      payload: `choice=${choice}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const capture = () => app.call(orderRoutes.captureOrder, { params: given.guest, body: keyOf(placed) })
  return { app, given, placed, url, choose, capture }
}

test('shows a labelled page in both languages without scripts and escapes hostile names', async () => {
  const { app, placed, url } = await inSandbox({ brandName: '"><script>alert(1)</script>' })
  expect(placed.approveLink.href).toBe(`http://localhost:8080${url}`)
  await app.database.pool.query("update sandbox_order set description = '<script>Dinner'")
  for (const [lng, label] of [
    ['de', 'Sandbox: nur zum Ausprobieren'],
    ['en', 'Sandbox: for trying things out'],
  ] as const) {
    const { statusCode, body, headers } = await app.app.inject(`${url}?lng=${lng}`)
    expect([statusCode, body.includes(label), body.includes('<script')]).toEqual([200, true, false])
    expect(body).toContain('&lt;script&gt;alert')
    expect(body).toContain('&lt;script&gt;Dinner')
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(headers['content-security-policy']).toContain("form-action 'self'")
  }
})

test('pays, returns and refunds with all state in the database, so that another process can continue', async () => {
  const { app, given, placed, url, choose, capture } = await inSandbox()
  const answer = await choose('pay')
  const back = `http://localhost:8080/running-dinner-events/${given.guest.publicId}/registration?callbackUrlType=RETURN&token=${placed.paypalOrderId}`
  expect([answer.statusCode, answer.headers.location]).toEqual([303, back])
  expect((await choose('decline')).statusCode).toBe(303)
  expect((await capture()).body).toMatchObject({ outcome: 'PAID' })
  expect((await app.app.inject(url)).body).not.toContain('value="pay"')
  const { id } = await orderRow(app, placed)
  const refund = () => app.call(paymentRoutes.refund, { params: { ...given.params, orderId: id } })
  expect([(await refund()).body, (await refund()).body]).toMatchObject([{ status: 'REFUNDED' }, { status: 'REFUNDED' }])
  const { rows } = await app.database.pool.query('select count(distinct refund_id)::int as refunds from sandbox_order')
  expect(rows).toEqual([{ refunds: 1 }])
})

test('deletes the books of its orders with the event', async () => {
  const { app, given } = await inSandbox()
  const books = async () => (await app.database.pool.query('select from sandbox_order')).rowCount
  expect(await books()).toBe(1)
  await removeEvent(app.ctx, given.dinner.id, cleanups)
  expect(await books()).toBe(0)
})

test("confirms a guest who pays and never comes back, after the job's check", async () => {
  const { app, placed, choose } = await inSandbox()
  await choose('pay')
  app.clock.set('2030-05-01T10:03:00Z')
  await settlePayments(app.ctx)
  expect(await orderRow(app, placed)).toMatchObject({ status: 'PAID' })
})

test('returns without payment when declined', async () => {
  const { choose, capture } = await inSandbox()
  const { headers } = await choose('decline')
  expect([headers.location, headers['cache-control']]).toEqual([
    expect.stringContaining('callbackUrlType=RETURN'),
    'no-store',
  ])
  expect((await capture()).body).toMatchObject({ outcome: 'NOT_PAID' })
})

test('returns to cancel without deciding when cancelled', async () => {
  const { app, url, choose } = await inSandbox()
  expect((await choose('cancel')).headers.location).toContain('callbackUrlType=CANCEL')
  expect((await app.app.inject(url)).body).toContain('value="pay"')
})

test('refuses unknown orders and choices', async () => {
  const { app, url, choose } = await inSandbox()
  const unknown = `/sandbox/pay/${'a'.repeat(24)}`
  const codes = [
    await choose('steal'),
    await choose(''),
    await choose('pay', unknown),
    await choose('pay', '/sandbox/pay/x'),
    await app.app.inject(unknown),
    await app.app.inject({ method: 'POST', url, payload: { choice: 'pay' } }),
    await app.app.inject({
      method: 'POST',
      url,
      payload: `choice=${'pay'.repeat(2_000)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
  ].map(({ statusCode }) => statusCode)
  expect(codes).toEqual([400, 400, 404, 404, 404, 415, 413])
})

test('does not exist when PayPal is configured', async () => {
  const { app } = await payingApp()
  expect((await app.app.inject(`/sandbox/pay/${'a'.repeat(24)}`)).statusCode).toBe(404)
})

test('after a restore, mails about orders of the backup wait for the operator, and those about new orders leave', async () => {
  const app = await createTestApp()
  const given = await givenPaidDinner(app)
  const mailsTo = async (number: number) =>
    (await app.mails()).filter(({ to }) => to === `person${number}@guests.example`).length
  const settled = async (at: string) => {
    await app.database.pool.query("update sandbox_order set status = 'APPROVED' where status = 'CREATED'")
    app.clock.set(at)
    await settlePayments(app.ctx)
    await app.deliver()
  }
  const [kept, wrong] = [await givenOrder(app, given, 1), await givenOrder(app, given, 2)]
  await app.database.pool.query('update payment_order set amount_cents = 1 where provider_order_id = $1', [
    wrong.paypalOrderId,
  ])
  await app.database.pool.query("update sandbox_order set status = 'COMPLETED', capture_id = 'taken' where id = $1", [
    wrong.paypalOrderId,
  ])
  app.clock.set('2030-05-01T10:05:00Z')
  await app.database.pool.query('update deletion_counter set mails_wait_since = $1', [app.clock.now()])
  await settled('2030-05-01T10:06:00Z')
  expect(await orderRow(app, kept)).toMatchObject({ status: 'PAID' })
  expect(await orderRow(app, wrong)).toMatchObject({ status: 'REFUNDED' })
  expect([await mailsTo(1), await mailsTo(2)]).toEqual([0, 0])

  await givenOrder(app, given, 3)
  await settled('2030-05-01T10:10:00Z')
  expect(await mailsTo(3)).toBe(1)

  await jobsByHand(app.ctx)['release-mails']()
  await app.deliver()
  expect([await mailsTo(1), await mailsTo(2), await mailsTo(3)]).toEqual([1, 1, 1])
})
