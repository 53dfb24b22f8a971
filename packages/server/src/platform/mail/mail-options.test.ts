import { expect, test } from 'vitest'
import { mailOptions } from './mail-options.ts'

const mail = {
  messageId: '<1@dinner.example>',
  recipientEmail: 'guest@guests.example',
  recipientName: 'Ada',
  replyTo: 'olga@organisers.example',
  subject: 'Hallo',
  text: 'Text',
  language: 'de',
} as const

/** Whatever a mail library makes of them: none of these may end a header and begin another (reliability 2.4 #14). */
test.each([
  '\r\nBcc: victim@elsewhere.example',
  '\nX: 1',
  '\r X',
  '\u0000',
  '\u0085X',
  '\u2028Bcc: a@b.example',
  '\u001b[2J',
])('subject and names are one line: %j', (injected) => {
  const options = mailOptions(
    { ...mail, subject: `Hallo${injected}`, recipientName: `Ada${injected}` },
    { mailFrom: 'Dinner <dinner@dinner.example>', footer: '' },
  )
  const said = [options.subject, options.to.name]
  for (const text of said) expect(text).toMatch(/^[^\p{Cc}\u2028\u2029]+$/u)
  expect(options.to.address).toBe(mail.recipientEmail)
  expect(Object.keys(options.headers).sort()).toEqual(['Auto-Submitted', 'Content-Language'])
})

test('anything else stays as it was written', () => {
  const options = mailOptions(
    { ...mail, subject: 'Grüße, „du“ & <b>', recipientName: "O'Neil, 李" },
    { mailFrom: 'a@b.example', footer: '' },
  )
  expect([options.subject, options.to.name]).toEqual(['Grüße, „du“ & <b>', "O'Neil, 李"])
})
