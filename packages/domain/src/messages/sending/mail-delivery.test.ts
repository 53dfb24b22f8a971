import { expect, test } from 'vitest'
import {
  type CountedMails,
  deliveryOf,
  exceededCap,
  jobDelivery,
  jobProgress,
  jobStatus,
  type MailState,
  nextMailDay,
  type SendingStatus,
  sendingResult,
} from './mail-delivery.ts'

const few: CountedMails = { toAddress: 1, ofOrganiser: 1, ofInstance: 1 }
const text = { isOrganisersText: true, confirmedRecipients: 0, dailyLimit: undefined }
const system = { ...text, isOrganisersText: false }

test.each<[string, Partial<CountedMails>, Parameters<typeof exceededCap>[1], string | undefined]>([
  ['the sixth text to an address', { toAddress: 6 }, text, undefined],
  ['the seventh', { toAddress: 7 }, text, 'RECIPIENT_LIMIT'],
  ['a system mail to the same address', { toAddress: 7 }, system, undefined],
  ['the 300th text of a new organiser', { ofOrganiser: 300 }, text, undefined],
  ['the 301st', { ofOrganiser: 301 }, text, 'ORGANISER_LIMIT'],
  ['with one confirmed recipient', { ofOrganiser: 310 }, { ...text, confirmedRecipients: 1 }, undefined],
  ['above that', { ofOrganiser: 311 }, { ...text, confirmedRecipients: 1 }, 'ORGANISER_LIMIT'],
  ['a text within the share of the instance', { ofInstance: 90 }, { ...text, dailyLimit: 100 }, undefined],
  ['a text above the share', { ofInstance: 91 }, { ...text, dailyLimit: 100 }, 'INSTANCE_LIMIT'],
  ['a system mail above the share', { ofInstance: 91 }, { ...system, dailyLimit: 100 }, undefined],
  ['a system mail above the cap', { ofInstance: 101 }, { ...system, dailyLimit: 100 }, 'INSTANCE_LIMIT'],
  ['many mails without a cap of the instance', { ofInstance: 100_000 }, text, undefined],
])('%s', (_name, counted, facts, reason) => {
  expect(exceededCap({ ...few, ...counted }, facts)).toBe(reason)
})

test('the next day begins at midnight in UTC, also at the end of a year', () => {
  expect(nextMailDay(new Date('2030-12-31T23:59:59.999Z')).toISOString()).toBe('2031-01-01T00:00:00.000Z')
})

const task = (sendingStatus: SendingStatus, deliveryFailed = false) => ({ sendingStatus, deliveryFailed })
const queuedTask = task('QUEUED')
const started = task('SENDING_STARTED')
const sent = task('SENDING_FINISHED')
const failed = task('SENDING_FINISHED', true)

test.each([
  ['nothing began', [queuedTask, queuedTask], 'QUEUED', 'SENDING_NOT_FINISHED'],
  ['one is under way', [queuedTask, started], 'SENDING_STARTED', 'SENDING_NOT_FINISHED'],
  ['one is done, one waits', [sent, queuedTask], 'SENDING_STARTED', 'SENDING_NOT_FINISHED'],
  ['one failed while another waits', [failed, queuedTask], 'SENDING_STARTED', 'SENDING_NOT_FINISHED'],
  ['all arrived', [sent, sent], 'SENDING_FINISHED', 'SENDING_FINISHED_SUCCESS'],
  ['one of them failed', [sent, failed], 'SENDING_FINISHED', 'SENDING_FINISHED_FAILURE'],
] as const)('status and result of a job when %s', (_, tasks, status, result) => {
  const progress = jobProgress(tasks)
  expect([jobStatus(progress), sendingResult(progress)]).toEqual([status, result])
})

test('the progress of a job counts each mail once, by its state', () => {
  expect(jobProgress([queuedTask, started, sent, sent, failed])).toEqual({
    queued: 1,
    started: 1,
    succeeded: 2,
    failed: 1,
  })
})

const queued: MailState = { status: 'QUEUED', failed: false, failureCode: null, waitReason: null }

test.each<[string, MailState, Parameters<typeof deliveryOf>[1], string, string | null]>([
  ['a new mail', queued, undefined, 'WAITING', null],
  ['a mail that is being sent', { ...queued, status: 'CLAIMED' }, undefined, 'WAITING', null],
  ['a mail that is being sent to try a paused message', { ...queued, status: 'CLAIMED' }, 'REFUSALS', 'WAITING', null],
  ['a mail without a server', { ...queued, failureCode: 'ECONNREFUSED' }, undefined, 'WAITING', 'NO_ANSWER'],
  ['a mail whose server broke off', { ...queued, failureCode: 'ESOCKET' }, undefined, 'WAITING', 'NO_ANSWER'],
  ['a mail that is tried again', { ...queued, failureCode: '451 4.7.1' }, undefined, 'WAITING', 'TRIED_AGAIN'],
  [
    'a mail above a cap',
    { ...queued, failureCode: '451', waitReason: 'RECIPIENT_LIMIT' },
    undefined,
    'WAITING',
    'RECIPIENT_LIMIT',
  ],
  ['a mail of a paused message', { ...queued, status: 'PAUSED' }, 'PROVIDER_LIMIT', 'PAUSED', 'PROVIDER_LIMIT'],
  ['the mail that tries a paused message', queued, 'REFUSALS', 'PAUSED', 'REFUSALS'],
  ['an accepted mail', { ...queued, status: 'FINISHED' }, 'REFUSALS', 'SENT', null],
  ['a refused mail', { ...queued, status: 'FINISHED', failed: true, failureCode: '550' }, undefined, 'FAILED', null],
  [
    'a mail that its recipient does not want',
    { ...queued, status: 'FINISHED', failed: true, failureCode: 'unwanted' },
    undefined,
    'NOT_SENT',
    'UNWANTED',
  ],
  ['a withdrawn mail', { ...queued, status: 'WITHDRAWN' }, undefined, 'NOT_SENT', null],
])('%s', (_name, state, paused, delivery, pausedReason) => {
  expect(deliveryOf(state, paused)).toEqual({ delivery, pausedReason })
})

test.each([
  [{ PAUSED: 1, WAITING: 1 }, 'PAUSED'],
  [{ WAITING: 1, FAILED: 2 }, 'WAITING'],
  [{ FAILED: 1, SENT: 39 }, 'FAILED'],
  [{ SENT: 39, NOT_SENT: 1 }, 'SENT'],
  [{ NOT_SENT: 40 }, 'NOT_SENT'],
])('a message with %j is %s', (counts, delivery) => {
  expect(jobDelivery({ NOT_SENT: 0, WAITING: 0, PAUSED: 0, SENT: 0, FAILED: 0, ...counts })).toBe(delivery)
})
