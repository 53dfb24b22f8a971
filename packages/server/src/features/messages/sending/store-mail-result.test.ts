import { textDocument } from '@running-dinner/domain/messages'
import { expect, onTestFinished, test, vi } from 'vitest'
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

/** One mail, and a database that fails until it shall answer. */
function givenAwayDatabase(isAway: (marks: number) => boolean, error: Error) {
  const waiting = [mail]
  const calls = { marks: 0, sends: 0, releases: 0 }
  const mark = async () => {
    if (isAway(++calls.marks)) throw error
  }
  const queue: MailQueue = {
    leaseSeconds: 120,
    claim: async () => waiting.splice(0),
    renew: async () => undefined,
    sweep: async () => 0,
    release: async () => {
      if (isAway(++calls.releases)) throw error
    },
    scheduleNext: async () => undefined,
    postpone: async () => undefined,
    giveBack: async () => undefined,
    markUnwanted: async () => undefined,
    markSent: mark,
    markFailed: mark,
  }
  const deliver = (send: () => Promise<void>, signal?: AbortSignal) => {
    const counting = () => {
      calls.sends++
      return send()
    }
    const deps = { queue, transport: { send: counting }, admission, log: silentLog, pacer: pacer(systemClock), server }
    return deliverMails(deps, { concurrency: 1, signal })
  }
  return { calls, deliver }
}

/** Pauses between attempts end when the test says so. */
function pausesByHand() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
const twice = (marks: number) => marks <= 2

test('stores again that a mail was sent while the database is away, and sends it once', async () => {
  const { calls, deliver } = givenAwayDatabase(twice, away)
  expect(await deliver(async () => undefined)).toBe(1)
  expect(calls).toEqual({ marks: 3, sends: 1, releases: 3 })
})

test('stores again that a mail was refused while the database is away', async () => {
  const { calls, deliver } = givenAwayDatabase(twice, away)
  expect(await deliver(() => Promise.reject(new Error('refused')))).toBe(0)
  expect(calls).toEqual({ marks: 3, sends: 1, releases: 3 })
})

test('stores results and gives claims back even when the database was away for ten minutes, trying each second', async () => {
  pausesByHand()
  let isAway = true
  const { calls, deliver } = givenAwayDatabase(() => isAway, away)
  const delivery = deliver(async () => undefined)
  await vi.advanceTimersByTimeAsync(600_000)
  expect([calls.marks, calls.releases]).toEqual([expect.closeTo(600, -1), 0])
  isAway = false
  await vi.advanceTimersByTimeAsync(1_000)
  await delivery
  expect(calls).toMatchObject({ sends: 1, releases: 1 })
})

test('gives up a result that the database refuses for another reason, after about 50 s', async () => {
  pausesByHand()
  const { calls, deliver } = givenAwayDatabase(() => true, new Error('violates a constraint'))
  const delivery = deliver(async () => undefined)
  await vi.advanceTimersByTimeAsync(110_000)
  await delivery
  expect(calls).toEqual({ marks: 50, sends: 1, releases: 50 })
})

test('a process that stops tries once to give its claims back', async () => {
  const { calls, deliver } = givenAwayDatabase(() => true, away)
  expect(await deliver(async () => undefined, AbortSignal.abort())).toBe(0)
  expect(calls).toEqual({ marks: 0, sends: 0, releases: 1 })
})
