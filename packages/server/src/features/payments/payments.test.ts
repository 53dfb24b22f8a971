import { orderRoutes, participantRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../test/app.ts'
import { fakePaypal } from '../../../test/fakes/fake-paypal.ts'
import { givenOrder, givenPaidDinner, keyOf, orderRow } from '../../../test/given-payment.ts'

async function withPaypal(options: Parameters<typeof fakePaypal>[0] = {}) {
  const paypal = await fakePaypal(options)
  const app = await createTestApp({ config: { paypal: paypal.config } })
  return { paypal, app, given: await givenPaidDinner(app) }
}

test('a guest pays once and takes part; asked again it is the same', async () => {
  const { paypal, app, given } = await withPaypal()
  const placed = await givenOrder(app, given)
  expect(placed.approveLink.href).toBe(`${paypal.url}/checkoutnow?token=${placed.paypalOrderId}`)
  expect(paypal.orders.get(placed.paypalOrderId)).toMatchObject({
    unit: { amount: { currency_code: 'EUR', value: '12.50' }, payee: { email_address: 'kasse@organisers.example' } },
    context: { brand_name: 'Verein der Köche', landing_page: 'BILLING' },
  })
  paypal.approve(placed.paypalOrderId)
  const first = await app.call(orderRoutes.captureOrder, { params: given.guest, body: keyOf(placed) })
  expect(first.status, JSON.stringify(first.body)).toBe(200)
  expect(first.body).toMatchObject({
    outcome: 'PAID',
    summary: { email: 'person1@guests.example', registrationPaymentSummary: { totalPrice: '12.50' } },
    redirectAfterPurchaseLink: 'https://verein.example/danke',
  })
  const again = await app.call(orderRoutes.captureOrder, { params: given.guest, body: keyOf(placed) })
  expect(again).toMatchObject({ status: 200, body: first.body })
  const row = await orderRow(app, placed)
  expect(row).toMatchObject({ status: 'PAID', registration: null })
  expect(paypal.taken(row.id)).toBe(1)
  const list = await app.call(participantRoutes.list, { params: given.params })
  expect(list.body).toMatchObject({ numParticipantsTotal: 1 })
  await app.deliver()
  const [mail] = await app.mails()
  expect(mail?.to).toBe('person1@guests.example')
  expect(mail?.text).not.toMatch(/\/activate/)
})
