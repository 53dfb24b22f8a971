import { textDocument } from '@running-dinner/domain/messages'
import { expect, test } from 'vitest'
import { silentLog } from '../../../../test/test-log.ts'
import { systemClock } from '../../../platform/clock.ts'
import { deliverMails } from './deliver-mails.ts'
import type { MailAdmission } from './mail-admission.ts'
import type { ClaimedMail, MailQueue } from './mail-queue.store.ts'
import { pacer } from './pacer.ts'

const server = { failed: async () => undefined, worked: async () => undefined }
const mail: ClaimedMail = {
  taskId: '1',
  jobId: undefined,
  attempts: 0,
  staysInDemo: false,
  messageId: '<1@dinner.example>',
  senderName: '',
  recipientEmail: 'guest@guests.example',
  recipientName: '',
  replyTo: 'olga@organisers.example',
  subject: 'S',
  document: textDocument(['C']),
  language: 'de',
}

const admission: MailAdmission = {
  admit: async ({ document }) => ({ kind: 'send', document, counted: [] }),
  giveBack: async () => undefined,
}

/** One mail, and a database that refuses to store its result twice. */
function givenAwayDatabase() {
  const waiting = [mail]
  const calls = { marks: 0, sends: 0 }
  const mark = async () => {
    if (++calls.marks <= 2) throw new Error('the database is away')
  }
  const queue: MailQueue = {
    leaseSeconds: 120,
    claim: async () => waiting.splice(0),
    renew: async () => undefined,
    sweep: async () => 0,
    release: async () => undefined,
    scheduleNext: async () => undefined,
    postpone: async () => undefined,
    giveBack: async () => undefined,
    markUnwanted: async () => undefined,
    markSent: mark,
    markFailed: mark,
  }
  const deliver = (send: () => Promise<void>) => {
    const counting = () => {
      calls.sends++
      return send()
    }
    const deps = { queue, transport: { send: counting }, admission, log: silentLog, pacer: pacer(systemClock), server }
    return deliverMails(deps, { concurrency: 1 })
  }
  return { calls, deliver }
}

test('stores again that a mail was sent while the database is away, and sends it once', async () => {
  const { calls, deliver } = givenAwayDatabase()
  expect(await deliver(async () => undefined)).toBe(1)
  expect(calls).toEqual({ marks: 3, sends: 1 })
})

test('stores again that a mail was refused while the database is away', async () => {
  const { calls, deliver } = givenAwayDatabase()
  expect(await deliver(() => Promise.reject(new Error('refused')))).toBe(0)
  expect(calls).toEqual({ marks: 3, sends: 1 })
})
