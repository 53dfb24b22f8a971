import { Socket } from 'node:net'
import { deliveryOutcome, textDocument } from '@running-dinner/domain/messages'
import { simpleParser } from 'mailparser'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type SinkOptions, smtpSink } from '../../../../test/smtp-sink.ts'
import { WorkerFailure } from '../../../platform/workers/worker-pool.ts'
import { composeMail } from './compose-mail.ts'
import type { OutgoingMail } from './mail-transport.ts'
import { toDeliveryError } from './mail-transport.ts'
import { smtpTransport } from './smtp-transport.ts'

const mailText = 'Hallo Jörg,\n\nhier ist dein Link:\nhttps://dinner.example/self/abc?x=1&y=2.\n\n<b>Tschüs</b>'
const mail: OutgoingMail = {
  messageId: '<one@dinner.example>',
  senderName: '',
  recipientEmail: 'guest@guests.example',
  recipientName: 'Jörg Müller',
  replyTo: 'olga@organisers.example',
  subject: 'Grüße',
  document: textDocument([mailText]),
  language: 'de',
}

const compose = (one: OutgoingMail) => composeMail(one, { mailFrom: 'dinner@dinner.example', footer: '' })

async function wire(maxConnections = 1, options: SinkOptions = {}) {
  const sink = await smtpSink(options)
  const transport = smtpTransport({
    smtpUrl: sink.url,
    maxConnections,
    compose: (one) => composeMail(one, { mailFrom: 'Running Dinner <dinner@dinner.example>', footer: 'Operator & Co' }),
  })
  const send = async (changes: Partial<OutgoingMail> = {}) => {
    await transport.send({ ...mail, ...changes })
    const sunk = sink.mails.at(-1)
    if (!sunk) throw new Error('nothing arrived')
    return sunk
  }
  return { sink, transport, send }
}

function headerNames(raw: string): string[] {
  const head = raw.split('\r\n\r\n')[0] ?? ''
  return [...head.matchAll(/^([A-Za-z0-9-]+):/gm)].map((match) => match[1] ?? '').sort()
}

test('sends text and HTML as written', async () => {
  const { send, transport } = await wire()
  const sunk = await send()
  transport.close()
  expect(sunk).toMatchObject({
    recipients: ['guest@guests.example'],
    sender: 'dinner@dinner.example',
    messageId: mail.messageId,
  })
  const parsed = await simpleParser(sunk.raw)
  expect(parsed.subject).toBe('Grüße')
  expect(parsed.text?.trim()).toBe(`${mailText}\n\n-- \nOperator & Co`)
  expect(parsed.html).toContain('Operator &amp; Co')
  expect(parsed.from?.text).toBe('"Running Dinner" <dinner@dinner.example>')
  expect(parsed.replyTo?.text).toBe('olga@organisers.example')
  expect(parsed.headers.get('auto-submitted')).toBe('auto-generated')
  expect(parsed.headers.get('content-language')).toBe('de')
  expect(parsed.html).toMatch(/<html [^>]*lang="de"/)
  expect(parsed.html).toContain('https://dinner.example/self/abc?x=1&amp;y=2')
  expect(parsed.html).toContain('&lt;b&gt;Tschüs&lt;/b&gt;')
})

/** Each end of a line that a mail program may know, before each header that would change the mail. */
const injected = ['\r\n', '\n', '\r', '\u2028', '\u0085', '%0d%0a', '\v', '\f', '\u0000'].flatMap((end) =>
  ['Bcc: victim@elsewhere.example', 'Cc: victim@elsewhere.example', 'Reply-To: a@evil.example', '\r\n<b>x</b>'].map(
    (header) => `x${end}${header}`,
  ),
)

const hostile = [
  ...injected,
  'x\r\nBcc: victim@elsewhere.example',
  'x\nBcc: victim@elsewhere.example',
  'x\rBcc: victim@elsewhere.example',
  'x\r\n\r\n<script>alert(1)</script>',
  'x\u0000y',
  'x\u2028Bcc: victim@elsewhere.example',
  'x\u0085Bcc: victim@elsewhere.example',
  'x%0d%0aBcc: victim@elsewhere.example',
  '=?utf-8?q?x=0D=0ABcc:_victim@elsewhere.example?=',
  'victim@elsewhere.example',
  'A, victim@elsewhere.example',
  'A; victim@elsewhere.example',
  '<victim@elsewhere.example>',
  'A <victim@elsewhere.example>,',
  '"victim@elsewhere.example" ',
  'A" <victim@elsewhere.example>, "B',
  'A (comment) \\',
  'group: victim@elsewhere.example;',
  'ä'.repeat(255),
  '😀 '.repeat(80),
  '\t. \r\n.\r\n',
]

test.each(hostile)('sends one mail to one address for any name and subject: %j (SEC-11)', async (text) => {
  const { sink, send, transport } = await wire()
  const usual = headerNames((await send()).raw)
  const sunk = await send({ recipientName: text, subject: text })
  transport.close()
  expect(sink.mails).toHaveLength(2)
  expect(sunk.recipients).toEqual(['guest@guests.example'])
  expect(headerNames(sunk.raw)).toEqual(usual)
  const parsed = await simpleParser(sunk.raw)
  const { to, cc, bcc } = parsed
  expect([cc, bcc]).toEqual([undefined, undefined])
  expect(
    [to]
      .flat()
      .flatMap((list) => list?.value ?? [])
      .map((one) => one.address),
  ).toEqual(['guest@guests.example'])
  expect(parsed.text?.trim()).toBe(`${mailText}\n\n-- \nOperator & Co`)
})

test.each([
  'a@b.example,victim@elsewhere.example',
  'a@b.example;victim@elsewhere.example',
  'a@b.example\r\nRCPT TO:<victim@elsewhere.example>',
  '"victim@elsewhere.example x"@b.example',
  '<victim@elsewhere.example>',
  'Name <victim@elsewhere.example>',
  'a b@c.example',
  '',
])('refuses a recipient that is not one plain address: %j (SEC-11)', async (recipientEmail) => {
  const { sink, transport } = await wire()
  await expect(transport.send({ ...mail, recipientEmail })).rejects.toMatchObject({ code: 'EADDRESS' })
  await transport.send(mail)
  transport.close()
  expect(sink.mails.map((one) => one.recipients)).toEqual([['guest@guests.example']])
})

test('sends to a domain with umlauts in its ASCII form', async () => {
  const { send, transport } = await wire()
  const sunk = await send({ recipientEmail: 'jo@müller.example' })
  transport.close()
  expect(sunk.raw).toMatch(/^To: .*<jo@xn--mller-kva\.example>$/m)
  // The sink decodes the domain; it was sent as xn--.
  expect(sunk.recipients).toEqual(['jo@müller.example'])
})

test('sends to an address with umlauts before the @ with SMTPUTF8 where the server offers it', async () => {
  const { send, transport } = await wire()
  const sunk = await send({ recipientEmail: 'anna.müller0@guests.example' })
  transport.close()
  expect(sunk.recipients).toEqual(['anna.müller0@guests.example'])
  expect(sunk.raw).toContain('<anna.müller0@guests.example>')
})

test('fails such an address as invalid where the server offers no SMTPUTF8, and goes on with others', async () => {
  const { sink, send, transport } = await wire(1, { onlyAscii: true })
  const refusal = await send({ recipientEmail: 'anna.müller0@guests.example' }).catch((error: unknown) => error)
  expect(deliveryOutcome(toDeliveryError(refusal), 1)).toEqual({ kind: 'failed', failureType: 'INVALID_EMAIL' })
  await send()
  transport.close()
  expect(sink.mails.map((one) => one.recipients)).toEqual([['guest@guests.example']])
})

test('a server that is away is to blame itself, also for such an address', async () => {
  const transport = smtpTransport({
    smtpUrl: 'smtp://127.0.0.1:9',
    maxConnections: 1,
    compose,
  })
  const refusal = await transport
    .send({ ...mail, recipientEmail: 'anna.müller0@guests.example' })
    .catch((error: unknown) => error)
  transport.close()
  expect(deliveryOutcome(toDeliveryError(refusal), 1)).toEqual({ kind: 'server' })
})

test('a mail that cannot be composed is tried again, and no fault of the server', async () => {
  const sink = await smtpSink({})
  const transport = smtpTransport({
    smtpUrl: sink.url,
    maxConnections: 1,
    compose: () => Promise.reject(new WorkerFailure('memory')),
  })
  const refusal = await transport.send(mail).catch((error: unknown) => error)
  transport.close()
  expect(deliveryOutcome(toDeliveryError(refusal), 1)).toMatchObject({ kind: 'retry' })
  expect(sink.mails).toEqual([])
})

test.each([
  ['dinner.example', 'dinner.example'],
  [undefined, expect.stringMatching(/./)],
])('says %s in EHLO', async (hostName, said) => {
  const sink = await smtpSink({})
  const transport = smtpTransport({
    smtpUrl: sink.url,
    maxConnections: 1,
    compose,
    hostName,
  })
  await transport.send(mail)
  transport.close()
  expect(sink.mails.map(({ greetedAs }) => greetedAs)).toEqual([said])
})

test('sends files as attachments with their type, beside text and HTML', async () => {
  const { send, transport } = await wire()
  const contentType = 'text/calendar; charset=utf-8; method=PUBLISH'
  const content = 'BEGIN:VCALENDAR\r\nNAME:Grüße\r\nEND:VCALENDAR\r\n'
  const sunk = await send({ attachments: [{ filename: 'running-dinner.ics', contentType, content }] })
  transport.close()
  expect(sunk.raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=PUBLISH;?\s/)
  const { attachments, text, html } = await simpleParser(sunk.raw)
  expect(attachments).toHaveLength(1)
  expect(attachments[0]).toMatchObject({
    filename: 'running-dinner.ics',
    contentType: 'text/calendar',
    contentDisposition: 'attachment',
  })
  expect(attachments[0]?.content.toString('utf8')).toBe(content)
  expect(text).toContain('Jörg')
  expect(html).toContain('Jörg')
})

test.each([
  ['a file of the server', { path: import.meta.filename }, 'File access rejected'],
  ['an address', { href: 'http://127.0.0.1:1/' }, 'Url access rejected'],
])('refuses an attachment that names %s instead of its content', async (_, source, reason) => {
  const { send, transport } = await wire()
  const attachment = { filename: 'a.ics', contentType: 'text/calendar', content: undefined as never, ...source }
  await expect(send({ attachments: [attachment] })).rejects.toThrow(reason)
  transport.close()
})

test.each(['guest@guests.example', 'gäst@guests.example'])(
  'gives a silent server up after seconds, when it mails %s',
  async (recipientEmail) => {
    const sockets = vi.spyOn(Socket.prototype, 'setTimeout')
    onTestFinished(() => sockets.mockRestore())
    const { send, transport } = await wire()
    await send({ recipientEmail })
    transport.close()
    const silences = sockets.mock.calls.map(([milliseconds]) => milliseconds)
    expect(silences).toContain(30_000)
    // The library's own limit is ten minutes.
    expect(silences).not.toContain(600_000)
  },
)
