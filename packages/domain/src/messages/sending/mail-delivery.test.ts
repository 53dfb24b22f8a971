import { expect, test } from 'vitest'
import { deliveryOf, jobDelivery, type MailState } from './mail-delivery.ts'

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
