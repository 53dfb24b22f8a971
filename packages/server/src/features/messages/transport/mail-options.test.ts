import { textDocument } from '@running-dinner/domain/messages'
import { expect, test } from 'vitest'
import { mailOptions } from './mail-options.ts'

const mail = {
  messageId: '<1@dinner.example>',
  senderName: '',
  recipientEmail: 'guest@guests.example',
  recipientName: 'Ada',
  replyTo: 'olga@organisers.example',
  subject: 'Hallo',
  document: textDocument(['Text']),
  language: 'de',
} as const

/** Characters that some mail program takes for the end of a header: guests must not be able to add headers. */
test.each([
  '\r\nBcc: victim@elsewhere.example',
  '\nX: 1',
  '\r X',
  '\u0000',
  '\u0085X',
  '\u2028Bcc: a@b.example',
  '\u001b[2J',
])('keeps subject and names in one line: %j', (injected) => {
  const options = mailOptions(
    { ...mail, subject: `Hallo${injected}`, recipientName: `Ada${injected}`, senderName: `Olga${injected}` },
    { mailFrom: 'Dinner <dinner@dinner.example>', footer: '' },
    '',
  )
  const said = [options.subject, options.to.name, options.from.name]
  expect(options.from).toMatchObject({ address: 'dinner@dinner.example', name: expect.stringMatching(/^Olga/) })
  for (const text of said) expect(text).toMatch(/^[^\p{Cc}\u2028\u2029]+$/u)
  expect(options.to.address).toBe(mail.recipientEmail)
  expect(Object.keys(options.headers).sort()).toEqual(['Auto-Submitted', 'Content-Language'])
})

test('leaves all other text as it was written', () => {
  const options = mailOptions(
    { ...mail, subject: 'Grüße, „du“ & <b>', recipientName: "O'Neil, 李" },
    { mailFrom: 'a@b.example', footer: '' },
    '',
  )
  expect([options.subject, options.to.name]).toEqual(['Grüße, „du“ & <b>', "O'Neil, 李"])
})
