import { participantRoutes, paymentRoutes } from '@running-dinner/contract'
import { expect, onTestFinished, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { builtClient } from '../../../../test/built-client.ts'
import { fakePaypal } from '../../../../test/fakes/fake-paypal.ts'
import { givenPaidDinner, optionsBody, orderRow } from '../../../../test/given-payment.ts'
import { createApp } from '../../../app.ts'
import { publicPageSource } from '../public-pages/public-page-source.ts'

const browser = {
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'text/html',
  'sec-fetch-site': 'same-origin',
}

const ann = {
  ...{ firstnamePart: 'Ann', lastname: 'Apfel', email: 'ann@guests.example', mobileNumber: '0170 1' },
  ...{ zip: '79098', cityName: 'Freiburg', street: 'Salzstraße', streetNr: '1', addressRemarks: 'Hof\r\nlinks' },
  ...{ numSeats: '6', partnerChoice: 'none', dataProcessingAcknowledged: 'on', languageCode: 'de', attempt: 'page-1' },
}
const pair = {
  ...ann,
  partnerChoice: 'pair',
  'teamPartnerWishRegistrationData.firstnamePart': 'Ben',
  'teamPartnerWishRegistrationData.lastname': 'Birne',
}
type Fields = Record<string, string>

/** A browser without scripts at an event with a price of 12.50. */
async function givenPayingBrowser(config: { rateLimits?: boolean } = {}) {
  const paypal = await fakePaypal()
  const server = await createTestApp({ config: { paypal: paypal.config, ...config } })
  const given = await givenPaidDinner(server)
  const app = await createApp(server.ctx, builtClient())
  onTestFinished(() => app.close())
  const url = `/running-dinner-events/${given.guest.publicId}/registration`
  const cookies = new Map<string, string>()
  const post = async (fields: Fields | string, headers: Fields = {}) => {
    const payload = typeof fields === 'string' ? fields : new URLSearchParams(fields).toString()
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const reply = await app.inject({ method: 'POST', url, payload, headers: { ...browser, cookie, ...headers } })
    const { statusCode: status, body } = reply
    for (const { name, value } of reply.cookies) cookies.set(name, value)
    const [, title = ''] = /<h1>(.+?)<\/h1>/.exec(body) ?? []
    return { status, title, body, headers: reply.headers, cookies: reply.cookies, fields: hiddenFields(body) }
  }
  /** Reads the page that asks to pay, presses its button and arrives at the provider. */
  const order = async (fields: Fields = ann) => {
    const review = await post(fields)
    expect(review.status, review.body).toBe(200)
    const way = await post({ ...review.fields, act: 'pay' })
    expect(way.status, way.body).toBe(200)
    const [token = ''] = [...paypal.orders.keys()].slice(-1)
    return { token, way }
  }
  const people = async () => {
    const list = await server.call(participantRoutes.list, { params: given.params })
    return (list.body as { participants: { firstnamePart: string }[] }).participants.map(
      (person) => person.firstnamePart,
    )
  }
  const statusOf = async (token: string) => (await orderRow(server, { paypalOrderId: token } as never)).status
  return { paypal, server, given, url, cookies, post, order, people, statusOf }
}

function hiddenFields(body: string): Fields {
  const fields = [...body.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)]
  return Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]))
}

/** What the small client of tests shows of the form's page. */
function shownForm(body: string): { values: Record<string, unknown>; issues: { field: string; message: string }[] } {
  const [, json = ''] = /<pre>(.+)<\/pre>/.exec(body) ?? []
  return JSON.parse(json)
}

test('shows price and payee before anything is ordered, and pays once however often the form is sent', async () => {
  const { paypal, url, post, order, people, statusOf } = await givenPayingBrowser()
  const review = await post(ann)
  expect([review.status, review.title]).toEqual([200, 'Stimmt alles?'])
  for (const text of [
    '12,50\u00a0€',
    'Ann Apfel',
    'Salzstraße 1',
    'Bezahlen und anmelden',
    '<dt>Du bezahlst an</dt>',
    'Noch bist du nicht angemeldet',
  ])
    expect(review.body).toContain(text)
  expect(review.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect([paypal.orders.size, await people()]).toEqual([0, []])

  const { token, way } = await order()
  const approve = `${paypal.url}/checkoutnow?token=${token}`
  expect([way.headers.refresh, way.body.includes(`<a href="${approve}">`)]).toEqual([`0; url=${approve}`, true])
  expect(way.cookies).toMatchObject([{ name: `order_${token}`, path: url, httpOnly: true, sameSite: 'Strict' }])
  expect(await people()).toEqual([])

  paypal.approve(token)
  for (const _ of [1, 2]) {
    const { status, headers } = await post({ act: 'finish', token })
    expect([status, headers.location]).toEqual([303, `${url}-finished?order=${token}`])
  }
  expect([await people(), await statusOf(token)]).toEqual([['Ann'], 'PAID'])
  expect([...paypal.orders.values()].flatMap(({ captures }) => captures)).toHaveLength(1)
})

test('refuses a pair at too small a table on the form, and asks for twice the price afterwards', async () => {
  const { paypal, post, order, people } = await givenPayingBrowser()
  const refused = await post({ ...pair, numSeats: '2' })
  expect([refused.status, shownForm(refused.body).issues.map(({ field }) => field)]).toEqual([406, ['numSeats']])
  const review = await post(pair)
  for (const text of ['Ann Apfel, Ben Birne', '25,00\u00a0€', '2 × 12,50\u00a0€']) expect(review.body).toContain(text)
  const { token } = await order(pair)
  expect(paypal.orders.get(token)?.unit.amount.value).toBe('25.00')
  paypal.approve(token)
  expect((await post({ act: 'finish', token })).status).toBe(303)
  expect(await people()).toEqual(['Ann', 'Ben'])
})

test('writes what was typed as text into the page that asks to pay', async () => {
  const { post } = await givenPayingBrowser()
  const { body, status } = await post({ ...ann, lastname: '"><script>1</script>', street: '<i>', notes: '"><b>' })
  expect([status, ...['<script', '<i>', '"><b>'].map((text) => body.includes(text))]).toEqual([
    200,
    false,
    false,
    false,
  ])
  expect(body).toContain('&lt;script&gt;')
})

test('gives the form back before paying, after giving up and after a payment that was declined', async () => {
  const { paypal, post, order, statusOf } = await givenPayingBrowser()
  const changed = await post({ ...pair, act: 'change' })
  expect([changed.status, shownForm(changed.body)]).toMatchObject([
    200,
    { values: { firstnamePart: 'Ann', partnerChoice: 'pair' }, issues: [] },
  ])
  expect(paypal.orders.size).toBe(0)

  const { token } = await order(pair)
  const back = await post({ act: 'giveUp', token })
  expect([back.status, shownForm(back.body)]).toMatchObject([
    200,
    { values: { email: 'ann@guests.example', teamPartnerWishRegistrationData: { firstnamePart: 'Ben' } }, issues: [] },
  ])
  expect(await statusOf(token)).toBe('VOIDED')

  const { token: declined } = await order(ann)
  paypal.approve(declined)
  paypal.faults.push({ operation: 'capture', fault: 'declined' })
  const page = await post({ act: 'finish', token: declined })
  expect([page.status, page.title]).toEqual([200, 'Die Zahlung hat nicht geklappt'])
  expect(page.fields).toEqual({ act: 'giveUp', token: declined })
  expect(shownForm((await post(page.fields)).body).values).toMatchObject({ firstnamePart: 'Ann' })
})

test('leads a guest who gives up after paying to the end of the registration', async () => {
  const { paypal, url, post, order } = await givenPayingBrowser()
  const { token } = await order()
  paypal.approve(token)
  await post({ act: 'finish', token })
  const { status, headers } = await post({ act: 'giveUp', token })
  expect([status, headers.location]).toEqual([303, `${url}-finished?order=${token}`])
})

/** What the page after paying gets to show, by the path of the browser's cookies. */
async function givenPurchase() {
  const browser = await givenPayingBrowser()
  const { paypal, server, given, url, post, order } = browser
  const { token } = await order(pair)
  const source = publicPageSource(server.ctx)
  const purchaseOf = (cookies: string, search: { publicId?: string; token?: string } = {}) =>
    source.purchase({ publicId: given.guest.publicId, token, cookies, ...search })
  const pay = async () => {
    paypal.approve(token)
    const { cookies } = await post({ act: 'finish', token })
    const [cookie] = cookies
    expect(cookies).toMatchObject([
      { name: `order_${token}`, path: `${url}-finished`, maxAge: 14_400, httpOnly: true, sameSite: 'Strict' },
    ])
    return `${cookie?.name}=${cookie?.value}`
  }
  return { ...browser, token, purchaseOf, pay }
}

test('shows the browser that paid who takes part, for how much and where to go on', async () => {
  const { pay, purchaseOf } = await givenPurchase()
  expect(await purchaseOf(await pay())).toEqual({
    names: ['Ann Apfel', 'Ben Birne'],
    totalPrice: '25.00',
    recipient: 'Verein der Köche',
    redirectAfterPurchaseLink: 'https://verein.example/danke',
  })
})

test('shows nothing of a purchase without its cookie, with that of another order, or at another event', async () => {
  const { server, paypal, post, order, token, pay, purchaseOf } = await givenPurchase()
  const cookie = await pay()
  const { token: otherToken } = await order({ ...ann, email: 'other@guests.example' })
  paypal.approve(otherToken)
  const [otherCookie] = (await post({ act: 'finish', token: otherToken })).cookies
  const other = await givenPaidDinner(server)
  expect(await purchaseOf(`order_${otherToken}=${otherCookie?.value}`, { token: otherToken })).toMatchObject({
    names: ['Ann Apfel'],
    totalPrice: '12.50',
  })
  expect(
    await Promise.all([
      purchaseOf(''),
      purchaseOf(`order_${token}=${otherCookie?.value}`),
      purchaseOf(`order_${token}=`),
      purchaseOf(cookie, { token: otherToken }),
      purchaseOf(cookie, { token: 'a=b; c' }),
      purchaseOf(cookie, { publicId: other.guest.publicId }),
      purchaseOf(cookie, { publicId: 'nonsense' }),
    ]),
  ).toEqual(Array(7).fill(undefined))
})

test('shows nothing of an order that is not paid, and changes nothing', async () => {
  const { paypal, cookies, token, purchaseOf, people, statusOf } = await givenPurchase()
  paypal.approve(token)
  expect(await purchaseOf(`order_${token}=${cookies.get(`order_${token}`)}`)).toBeUndefined()
  expect([await people(), await statusOf(token)]).toEqual([[], 'CREATED'])
})

test('refuses to finish what was not approved, or what the rules refuse by now, and takes no money', async () => {
  const { paypal, server, post, order, people } = await givenPayingBrowser()
  const { token } = await order()
  const early = await post({ act: 'finish', token })
  expect([early.status, early.title, early.fields.act]).toEqual([406, 'Du bist nicht angemeldet', 'giveUp'])
  paypal.approve(token)
  await server.database.pool.query('update public_settings set registration_deactivated = true')
  const late = await post({ act: 'finish', token })
  expect([late.status, late.title]).toEqual([406, 'Du bist nicht angemeldet'])
  expect(late.body).toContain('<p>Die Anmeldung ist gerade geschlossen.</p>')
  expect([await people(), paypal.orders.get(token)?.captures]).toEqual([[], []])
})

test('keeps the form and says 503 while the provider takes no order, and asks again about a payment without answer', async () => {
  const { paypal, post, order } = await givenPayingBrowser()
  const review = await post(ann)
  for (const _ of [1, 2, 3]) paypal.faults.push({ operation: 'create', fault: 'lost' })
  const refused = await post({ ...review.fields, act: 'pay' })
  const { values, issues } = shownForm(refused.body)
  expect([refused.status, values.firstnamePart, issues.map(({ message }) => message)]).toEqual([
    503,
    'Ann',
    ['unavailable'],
  ])
  paypal.faults.length = 0
  const { token } = await order()
  paypal.approve(token)
  for (const _ of [1, 2, 3]) paypal.faults.push({ operation: 'capture', fault: 'lost' })
  const open = await post({ act: 'finish', token })
  expect([open.status, open.title]).toEqual([200, 'Deine Zahlung braucht noch einen Moment'])
  paypal.faults.length = 0
  expect((await post(open.fields)).status).toBe(303)
})

test('refuses to order once the event costs nothing any more', async () => {
  const { server, given, paypal, post } = await givenPayingBrowser()
  const review = await post(ann)
  const { body } = await server.call(paymentRoutes.get, { params: given.params })
  await server.call(paymentRoutes.remove, {
    params: { ...given.params, paymentOptionsId: (body as { id: string }).id },
  })
  const refused = await post({ ...review.fields, act: 'pay' })
  expect([refused.status, shownForm(refused.body).issues[0]?.message]).toEqual([406, 'payment_not_possible'])
  expect(paypal.orders.size).toBe(0)
})

test('asks for the price of the moment when it changed since the form was shown', async () => {
  const { server, given, paypal, post, order } = await givenPayingBrowser()
  const { body } = await server.call(paymentRoutes.get, { params: given.params })
  const params = { ...given.params, paymentOptionsId: (body as { id: string }).id }
  await server.call(paymentRoutes.update, { params, body: optionsBody({ pricePerRegistration: '20' }) })
  expect((await post(ann)).body).toContain('20,00\u00a0€')
  const { token } = await order()
  expect(paypal.orders.get(token)?.unit.amount.value).toBe('20.00')
})

test('says that a payment belongs to another browser without its cookie, and leaves the order alone', async () => {
  const { paypal, cookies, post, order, statusOf } = await givenPayingBrowser()
  const { token } = await order()
  paypal.approve(token)
  cookies.clear()
  for (const fields of [
    { act: 'finish', token },
    { act: 'giveUp', token },
    { act: 'finish', token: 'a=b; c' },
    { act: 'finish', token: '' },
  ]) {
    const { status, title } = await post(fields)
    expect([status, title]).toEqual([404, 'Diese Zahlung gehört nicht zu diesem Fenster'])
  }
  cookies.set(`order_${token}`, 'guessed')
  expect((await post({ act: 'finish', token })).status).toBe(404)
  expect(await statusOf(token)).toBe('CREATED')
})

test.each([
  ['an act that is none', 'act=steal&token=x', 400],
  ['no act', 'token=x', 400],
  ['a field beside the token', 'act=finish&token=x&email=a', 400],
  ['a token twice', 'act=finish&token=x&token=y', 400],
  ['a button that the page does not have', 'act=finish', 400],
  ['a body that is too large', `act=finish&token=${'x'.repeat(256_001)}`, 413],
])('refuses %s with a page', async (_, payload, expected) => {
  const { url, post } = await givenPayingBrowser()
  const { status, body, headers } = await post(payload)
  expect([status, headers['content-type']]).toEqual([expected, 'text/html; charset=utf-8'])
  expect(body).toContain(`<a href="${url}">`)
})

test('refuses a body that is no form', async () => {
  const { post } = await givenPayingBrowser()
  expect((await post('{}', { 'content-type': 'application/json' })).status).toBe(415)
})

test('leads forms of other sites to the page, and neither orders nor takes money nor gives up', async () => {
  const { paypal, url, post, order, statusOf } = await givenPayingBrowser()
  const { token } = await order()
  paypal.approve(token)
  for (const fields of [
    { ...ann, act: 'pay' },
    { act: 'finish', token },
    { act: 'giveUp', token },
  ] as Fields[]) {
    const { status, headers } = await post(fields, { 'sec-fetch-site': 'cross-site' })
    expect([status, headers.location]).toEqual([303, url])
  }
  expect([paypal.orders.size, await statusOf(token)]).toEqual([1, 'CREATED'])
})

test('answers 429 with a page to a network that sends more than 120 forms a minute', async () => {
  const { post } = await givenPayingBrowser({ rateLimits: true })
  for (let count = 0; count < 120; count++) expect((await post('act=finish&token=x&token=x')).status).toBe(400)
  const { status, headers } = await post('act=finish&token=x')
  expect([status, headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
})
