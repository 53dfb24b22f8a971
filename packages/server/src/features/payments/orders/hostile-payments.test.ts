import { orderRoutes, paymentRoutes, type Route } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { guestBody, optionsBody, payingApp } from '../../../../test/given-payment.ts'
import * as values from '../../../../test/hostile-values.ts'

const price: values.FieldCases = {
  refused: [
    undefined,
    null,
    '',
    '10,50',
    'NaN',
    'Infinity',
    '-1',
    -1,
    '1e99',
    '10.005',
    10.005,
    '0x10',
    '0',
    0,
    '10000.01',
    true,
    [10],
    {},
    '١٠',
    '1'.repeat(10_000),
  ],
  accepted: ['10', '10.5', '0.01', '10.50', 10, '10000.00'],
}
const link: values.FieldCases = {
  refused: [
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'https://a@b',
    'http://127.0.0.1',
    'https:\\\\x',
    'ftp://a.example',
    'https://a.example/\r\nx: y',
    `https://a.example/${'a'.repeat(3_000)}`,
    5,
    {},
    ['https://a.example'],
  ],
  accepted: [undefined, null, '', 'https://verein.example/danke?x=1'],
}
const key: values.FieldCases = {
  refused: [undefined, null, '', 5, {}, [], 'a'.repeat(65), 'a\u0000b'],
  accepted: [],
}

const bodies: [string, Route, () => Record<string, unknown>, Record<string, values.FieldCases>][] = [
  [
    'the price',
    paymentRoutes.update,
    () => ({ ...optionsBody() }),
    {
      brandName: values.line(127),
      pricePerRegistration: price,
      recipientEmail: values.optionalEmail,
      agbLink: link,
      redirectAfterPurchaseLink: link,
    },
  ],
  [
    'an order',
    orderRoutes.order,
    () => ({ ...guestBody(1) }),
    {
      email: values.email,
      zip: values.zip,
      numSeats: values.seats,
      dataProcessingAcknowledged: { refused: [undefined, null, false, 'true', 1, {}], accepted: [true] },
    },
  ],
  ['a return', orderRoutes.captureOrder, () => ({ token: 'x', orderSecret: 'y' }), { token: key, orderSecret: key }],
  [
    'a cancellation',
    orderRoutes.cancelOrder,
    () => ({ token: 'x', orderSecret: 'y' }),
    { token: key, orderSecret: key },
  ],
]

test.each(bodies)(
  'refuses hostile values in %s with their field and changes nothing',
  async (_name, route, body, fields) => {
    const { app, given, paypal } = await payingApp()
    const { body: options } = await app.call(paymentRoutes.get, { params: given.params })
    const params = { ...given.params, ...given.guest, paymentOptionsId: (options as { id: string }).id }
    const rows = async () =>
      (
        await app.database.pool.query(
          'select (select json_agg(o) from payment_options o) as options, (select count(*) from payment_order) as orders',
        )
      ).rows[0]
    const before = await rows()
    const ordered = paypal.orders.size
    const send = (field: string, value: unknown) => app.call(route, { params, body: { ...body(), [field]: value } })
    for (const [field, { refused }] of Object.entries(fields)) {
      for (const value of refused) {
        const { status, issues } = await send(field, value)
        const shown = `${field} = ${JSON.stringify(value)?.slice(0, 40)}: ${JSON.stringify(issues).slice(0, 200)}`
        expect(status, shown).toBe(406)
        expect(
          issues.some((one) => one.field === field),
          shown,
        ).toBe(true)
      }
    }
    expect([await rows(), paypal.orders.size]).toEqual([before, ordered])
    for (const [field, { accepted }] of Object.entries(fields)) {
      for (const value of accepted) {
        const { status, issues } = await send(field, value)
        expect(status, `${field} = ${JSON.stringify(value)}: ${JSON.stringify(issues)}`).toBe(200)
      }
    }
  },
)

test('refuses bodies that are no object, other methods and foreign ids', async () => {
  const { app, given } = await payingApp()
  const send = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: string) =>
    (
      await app.app.inject({
        method,
        url,
        ...(payload === undefined ? {} : { payload, headers: { 'content-type': 'application/json' } }),
      })
    ).statusCode
  const order = `/api/rest/frontend/v1/runningdinner/${given.guest.publicId}/order`
  const options = `/api/rest/paymentoptionsservice/v1/runningdinner/${given.params.adminId}`
  expect(await Promise.all(['', '[]', 'null', '"x"', '{'].map((payload) => send('POST', order, payload)))).toEqual([
    400, 400, 400, 400, 400,
  ])
  // The redirect target of the provider leads on to the page.
  expect(await send('GET', `${order}/capture`)).toBe(303)
  expect(await send('GET', `/api/rest/frontend/v1/runningdinner/${given.params.adminId}/order`)).toBe(405)
  expect(
    await send(
      'POST',
      `/api/rest/frontend/v1/runningdinner/${given.params.adminId}/order`,
      JSON.stringify(guestBody(1)),
    ),
  ).toBe(404)
  expect(
    await Promise.all(
      ['x', '%00', '00000000-0000-4000-8000-000000000000'].map((id) => send('POST', `${options}/orders/${id}/refund`)),
    ),
  ).toEqual([404, 404, 404])
})
