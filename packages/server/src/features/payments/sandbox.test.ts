import { orderRoutes, paymentRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../test/app.ts'
import { givenOrder, givenPaidDinner, keyOf, orderRow, payingApp } from '../../../test/given-payment.ts'
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
  for (const [lng, label] of [
    ['de', 'Sandbox: nur zum Ausprobieren'],
    ['en', 'Sandbox: just for trying out'],
  ] as const) {
    const { statusCode, body, headers } = await app.app.inject(`${url}?lng=${lng}`)
    expect([statusCode, body.includes(label), body.includes('<script')]).toEqual([200, true, false])
    expect(body).toContain('&lt;script&gt;')
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

test("confirms a guest who pays and never comes back, after the job's check", async () => {
  const { app, placed, choose } = await inSandbox()
  await choose('pay')
  app.clock.set('2030-05-01T10:03:00Z')
  await settlePayments(app.ctx)
  expect(await orderRow(app, placed)).toMatchObject({ status: 'PAID' })
})

test('returns without payment when declined', async () => {
  const { choose, capture } = await inSandbox()
  expect((await choose('decline')).headers.location).toContain('callbackUrlType=RETURN')
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
