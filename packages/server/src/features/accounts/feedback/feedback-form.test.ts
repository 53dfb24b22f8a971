import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { readHtml } from '../../../../test/read-html.ts'
import { feedbackStore } from './feedback.store.ts'

const formType = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
const written = { message: 'Die Karte ist schön.', email: 'gast@guests.example', website: '' }

async function givenForm(rateLimits = false) {
  const app = await createTestApp({ config: { rateLimits } })
  const send = async (fields: Record<string, string> | string, headers: Record<string, string> = {}) => {
    const payload = typeof fields === 'string' ? fields : String(new URLSearchParams(fields))
    const reply = await app.app.inject({
      method: 'POST',
      url: '/feedback',
      payload,
      headers: { ...formType, ...headers },
    })
    return { status: reply.statusCode, headers: reply.headers, body: reply.body, ...readHtml(reply.body) }
  }
  const messages = async () =>
    (await app.ctx.db.selectFrom('feedback').select('message').execute()).map(({ message }) => message)
  return { send, messages }
}

test('stores a message sent without scripts and thanks for it in both languages', async () => {
  const { send, messages } = await givenForm()
  const german = await send(written)
  expect([german.status, german.body.includes('<script')]).toEqual([200, false])
  expect(german.text).toContain('gast@guests.example')
  expect(german.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  const english = await send(written, { cookie: 'NG_TRANSLATE_LANG_KEY=en' })
  expect(english.body).toContain('<h1>Thank you for your feedback</h1>')
  expect(await messages()).toEqual([written.message, written.message])
})

test.each([
  ['an empty message', { message: ' ' }, 'Schreib ein paar Worte.', 'message'],
  ['no address', { email: '' }, 'Trag deine E-Mail-Adresse ein.', 'email'],
  ['half an address', { email: 'gast@' }, 'Diese E-Mail-Adresse ist nicht vollständig.', 'email'],
  ['a message that is too long', { message: 'x'.repeat(2_049) }, 'Die Nachricht ist zu lang.', 'message'],
  ['characters that nobody types', { message: 'a\u0000b' }, 'Zeichen', 'message'],
])('refuses %s at the field that then has the focus, and stores nothing', async (_what, fields, text, focused) => {
  const { send, messages } = await givenForm()
  const refusal = await send({ ...written, ...fields })
  expect([refusal.status, refusal.tags.has('form'), await messages()]).toEqual([406, true, []])
  expect(refusal.text).toContain(text)
  const focusedNames = [...refusal.body.matchAll(/name="(\w+)"[^>]* autofocus/g)].map(([, name]) => name)
  expect(focusedNames).toEqual([focused])
})

test('brings back what was typed into a refused form, escaped', async () => {
  const { send } = await givenForm()
  const { body, tags } = await send({ message: '\n</textarea><b>hallo', email: '"><i>', website: '' })
  expect([tags.has('b'), tags.has('i')]).toEqual([false, false])
  expect((await send({ ...written, email: 'a&b@guests.example' })).body).toContain('a&amp;b@guests.example')
  expect(body).toContain('>\n\n&lt;/textarea&gt;&lt;b&gt;hallo</textarea>')
})

test.each([
  ['a field that the page does not have', 'message=a&adminId=x', {}, 400],
  ['a field twice', 'message=a&message=b', {}, 400],
  ['a field named like a member of every object', '__proto__=1', {}, 400],
  ['a body that is no form', '{}', { 'content-type': 'application/json' }, 415],
  ['a body that is too large', `message=${'x'.repeat(256_001)}`, {}, 413],
  [
    'a form that a browser sends for another site',
    String(new URLSearchParams(written)),
    { 'sec-fetch-site': 'cross-site' },
    303,
  ],
] as const)('answers %s with a page, and stores nothing', async (_what, body, headers, status) => {
  const { send, messages } = await givenForm()
  const answer = await send(body, headers)
  expect([answer.status, await messages()]).toEqual([status, []])
  if (status === 303) expect(answer.headers.location).toBe('/feedback')
  else expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
})

test('thanks a program that fills in the hidden field, and stores nothing', async () => {
  const { send, messages } = await givenForm()
  expect([(await send({ ...written, website: 'x' })).status, await messages()]).toEqual([200, []])
})

test('refuses a fourth message of one sender within a minute, and keeps its text', async () => {
  const { send, messages } = await givenForm(true)
  for (const message of ['1', '2', '3']) await send({ ...written, message })
  const { status, text, tags } = await send({ ...written, message: 'vierte' })
  expect([status, tags.has('textarea'), text.includes('vierte')]).toEqual([429, true, true])
  expect(await messages()).toEqual(['1', '2', '3'])
})

test('keeps the text when the message cannot be stored', async () => {
  const { send } = await givenForm()
  const insert = vi.spyOn(feedbackStore, 'insert').mockRejectedValue(new Error('no database'))
  onTestFinished(() => insert.mockRestore())
  const { status, text } = await send(written)
  expect([status, text.includes(written.message)]).toEqual([500, true])
})
