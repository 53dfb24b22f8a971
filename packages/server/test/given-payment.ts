import { type BodyInputOf, orderRoutes, paymentRoutes, type ReplyOf } from '@running-dinner/contract'
import { expect } from 'vitest'
import { createTestApp, type TestApp } from './app.ts'
import { dinnerBody, personBody, publicSettingsBody } from './bodies.ts'
import { fakePaypal } from './fakes/fake-paypal.ts'
import { type GivenDinner, givenDinner } from './given.ts'

type OptionsBody = BodyInputOf<typeof paymentRoutes.create>
type OrderBody = BodyInputOf<typeof orderRoutes.order>
export type Placed = ReplyOf<typeof orderRoutes.order>

export interface GivenPaidDinner extends GivenDinner {
  guest: { publicId: string }
}

export function optionsBody(changes: Partial<OptionsBody> = {}): OptionsBody {
  return {
    brandName: 'Verein der Köche',
    pricePerRegistration: '12.50',
    recipientEmail: 'kasse@organisers.example',
    agbLink: '',
    redirectAfterPurchaseLink: 'https://verein.example/danke',
    ...changes,
  }
}

/** An event with open registration and a price of 12.50. */
export async function givenPaidDinner(test: TestApp, options: Partial<OptionsBody> = {}): Promise<GivenPaidDinner> {
  const given = await givenDinner(test, {
    basicDetails: { ...dinnerBody().basicDetails, registrationType: 'OPEN' },
    publicSettings: publicSettingsBody(),
  })
  const { status } = await test.call(paymentRoutes.create, { params: given.params, body: optionsBody(options) })
  expect(status).toBe(200)
  return { ...given, guest: { publicId: given.dinner.publicSettings?.publicDinnerId ?? '' } }
}

export function guestBody(number: number, changes: Partial<OrderBody> = {}): OrderBody {
  return { ...personBody(number), dataProcessingAcknowledged: true, ...changes }
}

export async function givenOrder(
  test: TestApp,
  { guest }: GivenPaidDinner,
  number = 1,
  changes: Partial<OrderBody> = {},
): Promise<Placed> {
  const { status, body } = await test.call(orderRoutes.order, { params: guest, body: guestBody(number, changes) })
  expect(status, JSON.stringify(body)).toBe(200)
  return body as Placed
}

/** What the browser sends when it returns from the provider. */
export function keyOf({ paypalOrderId, orderSecret }: Placed): { token: string; orderSecret: string } {
  return { token: paypalOrderId, orderSecret }
}

export async function orderRow({ database }: TestApp, { paypalOrderId }: Placed) {
  const { rows } = await database.pool.query('select * from payment_order where provider_order_id = $1', [
    paypalOrderId,
  ])
  return rows[0] as {
    id: string
    status: string
    registration: unknown
    reason: string | null
    participant_ids: string[]
  }
}

/** An application with the fake PayPal and an event with a price of 12.50. */
export async function payingApp(
  options: {
    app?: Parameters<typeof createTestApp>[0]
    price?: Partial<OptionsBody>
    paypal?: Parameters<typeof fakePaypal>[0]
  } = {},
) {
  const paypal = await fakePaypal(options.paypal)
  const app = await createTestApp({ ...options.app, config: { paypal: paypal.config, ...options.app?.config } })
  const given = await givenPaidDinner(app, options.price)
  return {
    paypal,
    app,
    given,
    capture: (placed: Placed) => app.call(orderRoutes.captureOrder, { params: given.guest, body: keyOf(placed) }),
    cancel: (placed: Placed) => app.call(orderRoutes.cancelOrder, { params: given.guest, body: keyOf(placed) }),
  }
}
