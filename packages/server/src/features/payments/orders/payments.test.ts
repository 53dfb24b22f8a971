import {
  type BodyInputOf,
  dinnerRoutes,
  orderRoutes,
  participantRoutes,
  paymentRoutes,
  type ReplyOf,
  registrationRoutes,
} from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { dinnerBody, publicSettingsBody } from '../../../../test/bodies.ts'
import { fakePaypal } from '../../../../test/fakes/fake-paypal.ts'
import { givenDinner } from '../../../../test/given.ts'
import {
  givenOrder,
  givenPaidDinner,
  guestBody,
  optionsBody,
  orderRow,
  payingApp,
} from '../../../../test/given-payment.ts'

test('registers a guest who pays, and answers the same when asked again', async () => {
  const { paypal, app, given, capture } = await payingApp()
  const placed = await givenOrder(app, given)
  expect(placed.approveLink.href).toBe(`${paypal.url}/checkoutnow?token=${placed.paypalOrderId}`)
  expect(paypal.orders.get(placed.paypalOrderId)).toMatchObject({
    unit: { amount: { currency_code: 'EUR', value: '12.50' }, payee: { email_address: 'kasse@organisers.example' } },
    context: { brand_name: 'Verein der Köche', landing_page: 'BILLING' },
  })
  paypal.approve(placed.paypalOrderId)
  const first = await capture(placed)
  expect(first.status, JSON.stringify(first.body)).toBe(200)
  expect(first.body).toMatchObject({
    outcome: 'PAID',
    summary: { email: 'person1@guests.example', registrationPaymentSummary: { totalPrice: '12.50' } },
    redirectAfterPurchaseLink: 'https://verein.example/danke',
  })
  expect(await capture(placed)).toMatchObject({ status: 200, body: first.body })
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

test('charges a pair twice the price and ignores a price sent by the browser (SEC-22)', async () => {
  const { paypal, app, given, capture } = await payingApp()
  const teamPartnerWishRegistrationData = { firstnamePart: 'Paula', lastname: 'Partnerin', diet: { vegan: true } }
  const tampered = {
    numSeats: 6,
    teamPartnerWishRegistrationData,
    price: '0.01',
    amount: 1,
    pricePerRegistration: '0.01',
  }
  const placed = await givenOrder(app, given, 1, tampered)
  expect(paypal.orders.get(placed.paypalOrderId)?.unit.amount.value).toBe('25.00')
  paypal.approve(placed.paypalOrderId)
  const { outcome, summary } = (await capture(placed)).body as ReplyOf<typeof orderRoutes.captureOrder>
  expect([outcome, summary?.registrationPaymentSummary]).toMatchObject([
    'PAID',
    { totalPrice: '25.00', teamPartnerRegistration: true },
  ])
  // The summary contains no other stored data of the partner.
  expect(summary?.teamPartnerWishRegistrationData).toEqual({
    diet: { vegetarian: false, vegan: true, lactose: false, gluten: false, mealSpecificsNote: '', allergens: [] },
    firstnamePart: 'Paula',
    lastname: 'Partnerin',
    email: 'person1@guests.example',
    mobileNumber: '0171 1001',
  })
  expect((await orderRow(app, placed)).participant_ids).toHaveLength(2)
})

test('keeps the price an order began with', async () => {
  const { paypal, app, given, capture } = await payingApp()
  const placed = await givenOrder(app, given)
  const { body } = await app.call(paymentRoutes.get, { params: given.params })
  const params = { ...given.params, paymentOptionsId: (body as { id: string }).id }
  await app.call(paymentRoutes.update, { params, body: optionsBody({ pricePerRegistration: 99 }) })
  paypal.approve(placed.paypalOrderId)
  expect((await capture(placed)).body).toMatchObject({
    outcome: 'PAID',
    summary: { registrationPaymentSummary: { totalPrice: '12.50' } },
  })
})

test("shows the organiser's postal address before paying and in the mail afterwards, not on the event's page", async () => {
  const { paypal, app, given, capture } = await payingApp()
  const { body: page } = await app.call(registrationRoutes.get, { params: given.guest })
  expect(page).toMatchObject({ paymentOptions: { organiserName: 'Olga Organ', pricePerRegistration: '12.50' } })
  expect(JSON.stringify(page)).not.toContain('Am Markt')
  const checked = await app.call(registrationRoutes.validate, { params: given.guest, body: guestBody(1) })
  expect(checked.body).toMatchObject({
    registrationPaymentSummary: { organiserName: 'Olga Organ', organiserAddress: 'Am Markt 1, 79100 Freiburg' },
  })
  const placed = await givenOrder(app, given)
  paypal.approve(placed.paypalOrderId)
  await capture(placed)
  const paidMail = async () => {
    await app.deliver()
    return (await app.mails()).find((mail) => mail.to === 'person1@guests.example')?.text ?? ''
  }
  // The event is unconfirmed, so its organiser is unproven.
  expect(await paidMail()).toContain('Bezahlt hast du an Olga Organ.')
})

test('names the payee with the address in the mail once the event is confirmed', async () => {
  const { paypal, app, given, capture } = await payingApp()
  await app.call(dinnerRoutes.acknowledge, {
    params: { ...given.params, acknowledgeToken: given.acknowledgeToken },
  })
  const placed = await givenOrder(app, given)
  paypal.approve(placed.paypalOrderId)
  await capture(placed)
  await app.deliver()
  const mail = (await app.mails()).find(({ to }) => to === 'person1@guests.example')
  expect(mail?.text).toContain('Bezahlt hast du an Olga Organ, Am Markt 1, 79100 Freiburg.')
})

test('returns the stored payment options', async () => {
  const { app, given } = await payingApp()
  const read = async () => (await app.call(paymentRoutes.get, { params: given.params })).body as { id: string | null }
  const { id, ...options } = await read()
  expect(options).toEqual({
    ...optionsBody(),
    pricePerRegistrationFormatted: '12,50',
    provider: 'PAYPAL',
    possible: true,
  })
  expect((await app.call(paymentRoutes.create, { params: given.params, body: optionsBody() })).body).toMatchObject({
    id,
  })
  const another = optionsBody({ pricePerRegistration: 1 })
  const again = await app.call(paymentRoutes.create, { params: given.params, body: another })
  expect(again).toMatchObject({ status: 406, issues: [{ message: 'payment_options_exist' }] })
  const params = { ...given.params, paymentOptionsId: id ?? '' }
  const changed = await app.call(paymentRoutes.update, { params, body: optionsBody({ pricePerRegistration: '10.5' }) })
  expect(changed.body).toMatchObject({ id, pricePerRegistration: '10.50' })
  const foreign = { ...params, paymentOptionsId: '00000000-0000-4000-8000-000000000000' }
  expect((await app.call(paymentRoutes.update, { params: foreign, body: optionsBody() })).status).toBe(404)
  expect((await app.call(paymentRoutes.remove, { params: foreign })).status).toBe(404)
  expect((await app.call(paymentRoutes.remove, { params })).status).toBe(200)
  expect(await read()).toBeNull()
})

test.each(['CLOSED', 'DEMO'] as const)('refuses payment options for a %s event', async (kind) => {
  const app = await createTestApp()
  const demo = { runningDinnerType: 'DEMO', contract: null } as const
  const { params } = await givenDinner(app, kind === 'DEMO' ? demo : {})
  const answer = await app.call(paymentRoutes.create, { params, body: optionsBody() })
  expect(answer).toMatchObject({ status: 406, issues: [{ message: 'payment_not_possible' }] })
})

test('accepts links without https outside production only', async () => {
  const body = optionsBody({ agbLink: 'http://verein.example/agb' })
  const answers = await Promise.all(
    [false, true].map(async (production) => {
      const app = await createTestApp({ config: { production } })
      const given = await givenDinner(
        { ...app, mails: async () => [] },
        {
          basicDetails: { ...dinnerBody().basicDetails, registrationType: 'OPEN' },
          publicSettings: publicSettingsBody(),
        },
      )
      return app.call(paymentRoutes.create, { params: given.params, body })
    }),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 406])
  expect(answers[1]?.issues).toMatchObject([{ field: 'agbLink', message: 'link_not_allowed' }])
})

test('returns the form after cancelling at the provider, to the same browser only, and refuses later payments', async () => {
  const { paypal, app, given, capture, cancel } = await payingApp()
  const placed = await givenOrder(app, given, 1, { notes: 'Ich freue mich' })
  const other = await givenOrder(app, given, 2)
  expect((await cancel({ ...placed, orderSecret: other.orderSecret })).status).toBe(404)
  const first = await cancel(placed)
  expect(first.body).toMatchObject({ registration: { email: 'person1@guests.example', notes: 'Ich freue mich' } })
  expect(await cancel(placed)).toMatchObject({ status: 200, body: first.body })
  paypal.approve(placed.paypalOrderId)
  expect((await capture(placed)).body).toMatchObject({ outcome: 'NOT_PAID' })
  expect(paypal.taken((await orderRow(app, placed)).id)).toBe(0)
})

test('refuses to cancel a paid order', async () => {
  const { paypal, app, given, capture, cancel } = await payingApp()
  const placed = await givenOrder(app, given)
  paypal.approve(placed.paypalOrderId)
  await capture(placed)
  expect(await cancel(placed)).toMatchObject({ status: 406, issues: [{ message: 'payment_already_made' }] })
})

test('refunds an order once and keeps the person registered', async () => {
  const { paypal, app, given, capture } = await payingApp()
  const placed = await givenOrder(app, given)
  paypal.approve(placed.paypalOrderId)
  await capture(placed)
  const orders = async () => (await app.call(paymentRoutes.orders, { params: given.params })).body
  expect(await orders()).toMatchObject({
    totalPaid: '12.50',
    orders: [{ status: 'PAID', amount: '12.50', stillRegistered: true }],
  })
  const { id } = await orderRow(app, placed)
  const refund = () => app.call(paymentRoutes.refund, { params: { ...given.params, orderId: id } })
  const first = await refund()
  expect(first.body).toMatchObject({ status: 'REFUNDED', refundReason: 'ORGANISER', stillRegistered: true })
  expect(await refund()).toMatchObject({ status: 200, body: first.body })
  expect(paypal.capturesOf(id).map(({ status }) => status)).toEqual(['REFUNDED'])
  expect(await orders()).toMatchObject({ totalPaid: '0.00', orders: [{ status: 'REFUNDED' }] })
  const list = await app.call(participantRoutes.list, { params: given.params })
  expect(list.body).toMatchObject({ numParticipantsTotal: 1 })
})

test('refuses to refund an order of another event or an unpaid one', async () => {
  const { paypal, app, given, capture } = await payingApp()
  const placed = await givenOrder(app, given)
  const { id } = await orderRow(app, placed)
  const refund = (adminId: string) => app.call(paymentRoutes.refund, { params: { adminId, orderId: id } })
  expect(await refund(given.params.adminId)).toMatchObject({
    status: 406,
    issues: [{ message: 'payment_not_refundable' }],
  })
  paypal.approve(placed.paypalOrderId)
  await capture(placed)
  const foreign = await givenPaidDinner(app)
  expect((await refund(foreign.params.adminId)).status).toBe(404)
  expect(paypal.taken(id)).toBe(1)
  expect((await refund(given.params.adminId)).status).toBe(200)
})

test('voids unpaid orders when registering becomes free, and refuses while money is being captured', async () => {
  const { paypal, app, given, capture } = await payingApp()
  const [open, underWay] = [await givenOrder(app, given, 1), await givenOrder(app, given, 2)]
  paypal.approve(underWay.paypalOrderId)
  paypal.faults.push({ operation: 'capture', fault: 'lost' })
  expect((await capture(underWay)).body).toMatchObject({ outcome: 'PROCESSING' })
  const { body } = await app.call(paymentRoutes.get, { params: given.params })
  const params = { ...given.params, paymentOptionsId: (body as { id: string }).id }
  const remove = () => app.call(paymentRoutes.remove, { params })
  expect(await remove()).toMatchObject({ status: 406, issues: [{ message: 'payment_running' }] })
  expect((await capture(underWay)).body).toMatchObject({ outcome: 'PAID' })
  expect((await remove()).status).toBe(200)
  expect(await orderRow(app, open)).toMatchObject({ status: 'VOIDED' })
  paypal.approve(open.paypalOrderId)
  expect((await capture(open)).body).toMatchObject({ outcome: 'NOT_PAID' })
})

const orderBody = (changes: Partial<BodyInputOf<typeof orderRoutes.order>>) => guestBody(1, changes)

test('refuses an invalid registration before ordering', async () => {
  const { paypal, app, given } = await payingApp()
  const answers = await Promise.all(
    [{ zip: '1' }, { lastname: '' }, { email: 'x' }, { dataProcessingAcknowledged: undefined }].map((changes) =>
      app.call(orderRoutes.order, {
        params: given.guest,
        body: orderBody(changes as Partial<BodyInputOf<typeof orderRoutes.order>>),
      }),
    ),
  )
  expect(answers.map(({ status }) => status)).toEqual([406, 406, 406, 406])
  expect(paypal.orders.size).toBe(0)
  const unpaid = await fakePaypal()
  const free = await createTestApp({ config: { paypal: unpaid.config } })
  const { dinner } = await givenDinner(free, {
    basicDetails: { ...dinnerBody().basicDetails, registrationType: 'OPEN' },
    publicSettings: publicSettingsBody(),
  })
  const params = { publicId: dinner.publicSettings?.publicDinnerId ?? '' }
  expect(await free.call(orderRoutes.order, { params, body: guestBody(1) })).toMatchObject({
    status: 406,
    issues: [{ message: 'payment_not_possible' }],
  })
})

test('closes a paid event without places and opens it when one is free', async () => {
  const { paypal, app, given, capture } = await payingApp()
  await app.database.pool.query('update public_settings set participant_limit = 2')
  const isOpen = async () => {
    const { body } = await app.call(registrationRoutes.get, { params: given.guest })
    return (body as { registrationOpen: boolean }).registrationOpen
  }
  const order = (number: number, changes: Partial<BodyInputOf<typeof orderRoutes.order>> = {}) =>
    app.call(orderRoutes.order, { params: given.guest, body: guestBody(number, changes) })
  const pair = { numSeats: 6, teamPartnerWishRegistrationData: { firstnamePart: 'Paula', lastname: 'Partnerin' } }
  const first = await givenOrder(app, given, 1)
  paypal.approve(first.paypalOrderId)
  await capture(first)
  expect(await isOpen()).toBe(true)
  expect(await order(3, pair)).toMatchObject({ status: 406, issues: [{ message: 'payment_without_place' }] })
  const second = await givenOrder(app, given, 2)
  paypal.approve(second.paypalOrderId)
  await capture(second)
  expect(await isOpen()).toBe(false)
  expect(await order(4)).toMatchObject({ status: 406, issues: [{ message: 'payment_without_place' }] })
  const [participantId = ''] = (await orderRow(app, second)).participant_ids
  await app.call(participantRoutes.remove, { params: { ...given.params, participantId } })
  expect(await isOpen()).toBe(true)
  expect((await order(4)).status).toBe(200)
})
