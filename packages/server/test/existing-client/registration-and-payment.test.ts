import { orderRoutes, type PublicDinner, type RegistrationSummary } from '@running-dinner/contract'
import { describe, expect, test } from 'vitest'
import { createTestApp } from '../app.ts'
import { dinnerBody, publicSettingsBody } from '../bodies.ts'
import { givenDinner } from '../given.ts'
import { givenOrder, givenPaidDinner, guestBody, keyOf, optionsBody, payingApp } from '../given-payment.ts'
import { givenPublicDinner, registrationBody } from '../given-registration.ts'
import { existingClient } from './client.ts'

const frontend = '/frontend/v1/runningdinner'
const open = {
  basicDetails: { ...dinnerBody().basicDetails, registrationType: 'OPEN' as const },
  publicSettings: { ...publicSettingsBody(), publicContactEmail: 'kontakt@organisers.example' },
}

test('names the operator, not the organiser, as administrator of a public event', async () => {
  const app = await createTestApp({ config: { adminEmail: 'betrieb@instance.example' } })
  const { dinner } = await givenDinner(app, open)
  const { body, text } = await existingClient(app)<PublicDinner>(
    'GET',
    `${frontend}/${dinner.publicSettings?.publicDinnerId}`,
  )
  expect(body.adminEmail).toBe('betrieb@instance.example')
  expect(text).not.toContain(dinner.email)
})

test.each([
  ['de', '12,50', '25,00'],
  ['en', '12.50', '25.00'],
] as const)("formats prices in the event's language: %s", async (languageCode, single, pair) => {
  const { app, given } = await payingApp()
  const call = existingClient(app)
  await app.database.pool.query('update dinner set language_code = $1', [languageCode])
  const event = `${frontend}/${given.guest.publicId}`
  const price = { pricePerRegistration: '12.50', pricePerRegistrationFormatted: single }
  expect((await call('GET', event)).body).toMatchObject({ paymentOptions: price })
  const partner = { teamPartnerWishRegistrationData: { firstnamePart: 'Kim', lastname: 'Paar' } }
  const summary = await call('POST', `${event}/register/validate`, { body: guestBody(2, partner) })
  expect(summary.body).toMatchObject({ registrationPaymentSummary: { ...price, totalPriceFormatted: pair } })
  const options = await call('GET', `/paymentoptionsservice/v1/runningdinner/${given.params.adminId}`)
  expect(options.body).toMatchObject(price)
})

test('shows the diet note in the summary, and the same partner wish state whoever is registered', async () => {
  const app = await createTestApp()
  const { publicId, confirmed } = await givenPublicDinner(app)
  await confirmed(1, { teamPartnerWishEmail: 'person9@guests.example' })
  const call = existingClient(app)
  const summaries = ['person1@guests.example', 'niemand@guests.example', ''].map(async (teamPartnerWishEmail) => {
    const body = { ...registrationBody(9), mealSpecificsNote: 'keine Nüsse', teamPartnerWishEmail }
    return (await call<RegistrationSummary>('POST', `${frontend}/${publicId}/register/validate`, { body })).body
  })
  const [registered, unknown, without] = await Promise.all(summaries)
  expect(registered?.mealSpecifics.mealSpecificsNote).toBe('keine Nüsse')
  expect([registered, unknown, without].map((summary) => summary?.teamPartnerWishState)).toEqual([
    'NOT_EXISTING',
    'NOT_EXISTING',
    null,
  ])
})

test.each([
  ['absent', {}, 200],
  ['true', { termsAccepted: true }, 200],
  ['false', { termsAccepted: false }, 406],
  ['null', { termsAccepted: null }, 406],
])('answers a paid registration with terms whose acceptance is %s', async (_, changes, status) => {
  const { app, given } = await payingApp({ price: { agbLink: 'https://verein.example/agb' } })
  const event = `${frontend}/${given.guest.publicId}`
  const { termsAccepted: __, ...body } = guestBody(2)
  const call = existingClient(app)
  const answers = [
    await call<{ issues?: object[] }>('POST', `${event}/register/validate`, { body: { ...body, ...changes } }),
    await call<{ issues?: object[] }>('POST', `${event}/order`, { body: { ...body, ...changes } }),
  ]
  expect(answers.map((answer) => answer.status)).toEqual([status, status])
  if (status === 406)
    for (const answer of answers) expect(answer.body.issues).toMatchObject([{ field: 'termsAccepted' }])
})

test('answers null as payment options of an event without a price', async () => {
  const app = await createTestApp()
  const { params } = await givenDinner(app, open)
  const options = await existingClient(app)('GET', `/paymentoptionsservice/v1/runningdinner/${params.adminId}`)
  expect(options).toMatchObject({ status: 200, text: 'null' })
})

test('refuses the check of a paid registration without a place, and offers no form', async () => {
  const { app, given, paypal, capture } = await payingApp()
  const call = existingClient(app)
  const event = `${frontend}/${given.guest.publicId}`
  const isClosed = async () => (await call<PublicDinner>('GET', event)).body.publicSettings.registrationDeactivated
  await app.database.pool.query('update public_settings set participant_limit = 1')
  expect(await isClosed()).toBe(false)
  const pair = { numSeats: 6, teamPartnerWishRegistrationData: { firstnamePart: 'Kim', lastname: 'Paar' } }
  const german = { 'accept-language': 'de' }
  for (const path of ['register/validate', 'order']) {
    const refused = await call<{ issues: object[] }>('POST', `${event}/${path}`, {
      body: guestBody(2, pair),
      headers: german,
    })
    expect([refused.status, refused.body.issues]).toEqual([
      406,
      [
        {
          message: 'Alle Plätze sind vergeben. Fürs Warten wird nichts bezahlt.',
          code: 'payment_without_place',
          issueType: 'VALIDATION',
        },
      ],
    ])
  }
  await app.database.pool.query('update public_settings set participant_limit = 2')
  for (const number of [1, 3]) {
    const placed = await givenOrder(app, given, number)
    paypal.approve(placed.paypalOrderId)
    await capture(placed)
  }
  expect(await isClosed()).toBe(true)
})

describe('a price without a recipient', () => {
  const { recipientEmail: _, ...withoutRecipient } = optionsBody()

  test('goes to the public contact', async () => {
    const app = await createTestApp()
    const { params } = await givenDinner(app, open)
    const { status, body } = await existingClient(app)(
      'POST',
      `/paymentoptionsservice/v1/runningdinner/${params.adminId}`,
      { body: withoutRecipient },
    )
    expect([status, body]).toMatchObject([200, { recipientEmail: 'kontakt@organisers.example' }])
  })

  test('keeps the stored recipient', async () => {
    const app = await createTestApp()
    const { params } = await givenPaidDinner(app)
    const call = existingClient(app)
    const path = `/paymentoptionsservice/v1/runningdinner/${params.adminId}`
    const { body } = await call<{ id: string }>('GET', path)
    const changed = await call('PUT', `${path}/${body.id}`, { body: { ...withoutRecipient, pricePerRegistration: 15 } })
    expect(changed.body).toMatchObject({ pricePerRegistration: '15.00', recipientEmail: optionsBody().recipientEmail })
  })
})

describe('a browser that the provider redirects to a call', () => {
  test.each([
    ['capture', 'RETURN'],
    ['cancel', 'CANCEL'],
  ])('is redirected from order/%s to the registration page', async (call, kind) => {
    const { app, given } = await payingApp()
    const placed = await givenOrder(app, given)
    const url = `/api/rest${frontend}/${given.guest.publicId}/order/${call}?token=${placed.paypalOrderId}&PayerID=X`
    const answer = await app.app.inject({ method: 'GET', url })
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `http://localhost:8080/running-dinner-events/${given.guest.publicId}/registration?callbackUrlType=${kind}&token=${placed.paypalOrderId}`,
    ])
    const { rows } = await app.database.pool.query('select status from payment_order')
    expect(rows).toEqual([{ status: 'CREATED' }])
  })

  test('cannot inject parameters through the token', async () => {
    const { app, given } = await payingApp()
    const token = encodeURIComponent('x&callbackUrlType=CANCEL#//evil.example')
    const url = `/api/rest${frontend}/${given.guest.publicId}/order/capture?token=${token}`
    const { headers } = await app.app.inject({ method: 'GET', url })
    const page = new URL(String(headers.location))
    expect([page.origin, page.searchParams.getAll('callbackUrlType'), page.hash]).toEqual([
      'http://localhost:8080',
      ['RETURN'],
      '',
    ])
  })

  test('gets 404 for an unknown event, and the page still captures once', async () => {
    const { app, given, paypal } = await payingApp()
    const placed = await givenOrder(app, given)
    const unknown = await app.app.inject({ method: 'GET', url: `/api/rest${frontend}/unknown/order/capture?token=x` })
    expect(unknown.statusCode).toBe(404)
    paypal.approve(placed.paypalOrderId)
    const captured = await app.call(orderRoutes.captureOrder, { params: given.guest, body: keyOf(placed) })
    expect(captured.body).toMatchObject({ outcome: 'PAID' })
  })
})
