import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { givenPublicDinner, mailedToken } from '../../../../test/given-registration.ts'

const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }

function press({ app }: TestApp, url: string, headers: Record<string, string> = form) {
  return app.inject({ method: 'POST', url, payload: '', headers })
}

/** A registration whose link was mailed. */
async function givenMailedLink(participantLimit?: number) {
  const app = await createTestApp()
  const given = await givenPublicDinner(
    app,
    participantLimit === undefined ? {} : { publicSettings: { participantLimit } },
  )
  for (let number = 2; number < 2 + (participantLimit ?? 0); number += 1) await given.confirmed(number)
  const { email } = await given.register(1, { firstnamePart: '<b>Ann' })
  const url = `/running-dinner-events/${given.publicId}/${await mailedToken(app, email)}/activate`
  const confirmed = async () => {
    const row = app.ctx.db.selectFrom('participant').select('activatedAt').where('email', '=', email)
    return (await row.executeTakeFirstOrThrow()).activatedAt !== null
  }
  return { app, given, url, confirmed }
}

test('confirms a registration at the mailed address and says so on a page without scripts', async () => {
  const { app, url, confirmed } = await givenMailedLink()
  expect(await confirmed()).toBe(false)
  const { statusCode, headers, body } = await press(app, url)
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(body).toContain('<h1>Du bist dabei, &lt;b&gt;Ann</h1>')
  expect(body).toMatch(/<a href="\/self\/[^"]+\/registration\/[^"]+">Meine Anmeldung ansehen<\/a>/)
  expect(body).not.toContain('<script')
  expect(await confirmed()).toBe(true)
})

test('names the partner of a pair as they typed it', async () => {
  const { app, given } = await givenMailedLink()
  const { email } = await given.register(2, {
    numSeats: 6,
    teamPartnerWishRegistrationData: { firstnamePart: '<i>Max', lastname: 'Muster', email: '', mobileNumber: '' },
  })
  const url = `/running-dinner-events/${given.publicId}/${await mailedToken(app, email)}/activate`
  expect((await press(app, url)).body).toContain('&lt;i&gt;Max Muster')
})

test('tells somebody on the waiting list of neither a place nor a route', async () => {
  const { app, url } = await givenMailedLink(2)
  const { body } = await press(app, url)
  expect(body).toContain('<h1>Du wartest auf einen Platz, &lt;b&gt;Ann</h1>')
  expect(body).toContain('Du stehst auf der Warteliste')
  expect(body).not.toMatch(/Du bist dabei|Route/)
})

test('says to a second press that it was confirmed before, in the language chosen on the page', async () => {
  const { app, url } = await givenMailedLink()
  await press(app, url)
  const { statusCode, body } = await press(app, url, { ...form, cookie: 'NG_TRANSLATE_LANG_KEY=en' })
  expect(statusCode).toBe(200)
  expect(body).toContain('Your registration was already confirmed')
})

test('answers a form in the language of its page, which is the event’s whatever the browser asks for', async () => {
  const { app, url } = await givenMailedLink()
  const { body } = await press(app, url, { ...form, 'accept-language': 'en' })
  expect(body).toContain('<html lang="de">')
  expect(body).toContain('Du bist dabei')
})

test('answers a link of no event in the language of the browser', async () => {
  const app = await createTestApp()
  const { body } = await press(app, '/running-dinner-events/none/none/activate', { ...form, 'accept-language': 'en' })
  expect(body).toContain('<html lang="en">')
})

test('confirms nothing when the address is only opened', async () => {
  const { app, url, confirmed } = await givenMailedLink()
  for (const method of ['GET', 'HEAD'] as const) await app.app.inject({ method, url, headers: { accept: 'text/html' } })
  expect(await confirmed()).toBe(false)
})

test('refuses a link that expired, a wrong one, a cancelled event and other content types with a page each', async () => {
  const { app, given, url, confirmed } = await givenMailedLink()
  const wrong = await press(app, url.replace(/[^/]+\/activate$/, `${'x'.repeat(24)}/activate`))
  expect([wrong.statusCode, wrong.body.includes('Dieser Link ist ungültig')]).toEqual([404, true])
  const json = await press(app, url, { 'content-type': 'application/json' })
  expect(json.statusCode).toBe(415)
  app.clock.set(new Date(app.ctx.clock.now().getTime() + 15 * 24 * 60 * 60 * 1000).toISOString())
  const expired = await press(app, url)
  expect([expired.statusCode, expired.body.includes('Dieser Link ist abgelaufen')]).toEqual([406, true])
  await app.ctx.db
    .updateTable('dinner')
    .set({ cancelledAt: app.ctx.clock.now() })
    .where('id', '=', given.dinner.id)
    .execute()
  const cancelled = await press(app, url)
  expect(cancelled.body).toContain('Dieses Event ist abgesagt')
  expect(await confirmed()).toBe(false)
})

test('offers a form for an organiser without scripts, and confirms the event', async () => {
  const app = await createTestApp()
  const { params, acknowledgeToken, dinner } = await givenPublicDinner(app)
  const url = `/admin/${params.adminId}/${acknowledgeToken}/acknowledge`
  const acknowledged = async () => {
    const row = app.ctx.db.selectFrom('dinner').select('acknowledgedAt').where('id', '=', dinner.id)
    return (await row.executeTakeFirstOrThrow()).acknowledgedAt !== null
  }
  const wrong = await press(app, `/admin/${params.adminId}/${'x'.repeat(24)}/acknowledge`)
  expect([wrong.statusCode, wrong.body.includes('Link ungültig'), await acknowledged()]).toEqual([404, true, false])
  const { statusCode, body } = await press(app, url)
  expect([statusCode, await acknowledged()]).toEqual([200, true])
  expect(body).toContain('Du kannst jetzt Nachrichten verschicken')
  expect(body).toContain(`<a href="/admin/${params.adminId}">`)
})

test('mails the link again from a form, and says the same of an address that nobody registered', async () => {
  const { app, given } = await givenMailedLink()
  const { email } = await given.register(2)
  const url = `/running-dinner-events/${given.publicId}/resend-confirmation`
  const send = (payload: string, headers: Record<string, string> = form) =>
    app.app.inject({ method: 'POST', url, payload, headers })
  const before = await mailedToken(app, email)
  const known = await send(new URLSearchParams({ email }).toString())
  expect([known.statusCode, known.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(await mailedToken(app, email)).not.toBe(before)
  const unknown = await send('email=nobody%40guests.example')
  expect(unknown.body).toBe(
    known.body.replaceAll(email, 'nobody@guests.example').replace(nonceOf(known.body), nonceOf(unknown.body)),
  )
  for (const [payload, status, text] of [
    ['email=ann', 406, 'Ungültige E-Mail-Adresse'],
    ['', 406, 'Pflichtfeld'],
    ['email=a%40b.example&email=c%40d.example', 400, '<h1>'],
    [`email=${'x'.repeat(1_000)}`, 413, '<h1>'],
  ] as const) {
    const { statusCode, body } = await send(payload)
    expect([payload.slice(0, 20), statusCode, body.includes(text)]).toEqual([payload.slice(0, 20), status, true])
  }
  const elsewhere = await send(new URLSearchParams({ email }).toString(), { ...form, 'sec-fetch-site': 'cross-site' })
  expect([elsewhere.statusCode, elsewhere.headers.location]).toEqual([303, url])
})

function nonceOf(page: string): string {
  return /nonce="([^"]+)"/.exec(page)?.[1] ?? ''
}
