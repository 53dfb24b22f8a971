import { describe, expect, test } from 'vitest'
import {
  type DeliveryError,
  deliveryOutcome,
  failureReason,
  noAddressCode,
  notCarriedCode,
} from './delivery-outcome.ts'

const answer = (response: string): DeliveryError => ({ responseCode: Number(response.slice(0, 3)), response })

describe('a permanent refusal fails at once', () => {
  test.each([
    ['550 5.1.1 no such user', 'INVALID_EMAIL'],
    ['550-5.1.1 The account does not exist\n550 5.1.1 bye', 'INVALID_EMAIL'],
    ['550 unknown mailbox', 'INVALID_EMAIL'],
    ['551 not here', 'INVALID_EMAIL'],
    ['553 not allowed', 'INVALID_EMAIL'],
    ['554 5.1.2 bad destination system', 'INVALID_EMAIL'],
    ['550 5.2.1 mailbox disabled', 'BOUNCE'],
    ['553 5.1.8 sender domain unknown', 'BOUNCE'],
    ['554 transaction failed', 'BOUNCE'],
    ['500 what?', 'BOUNCE'],
    ['552 5.3.4 message too big', 'BOUNCE'],
    ['552 5.2.3 message too large for this mailbox', 'BOUNCE'],
    ['552 Message size exceeds maximum permitted', 'BOUNCE'],
    ['552 5.6.0 bad content', 'BOUNCE'],
    ['550 5.7.1 denied by policy', 'BLOCKED'],
    ['554 5.7.1 client host listed at spamhaus', 'BLOCKED'],
    ['554 5.7.1 message looks like spam', 'SPAM'],
  ])('%s is %s', (response, failureType) => {
    expect(deliveryOutcome(answer(response), 1)).toEqual({ kind: 'failed', failureType })
  })
})

describe("the limit of the sender's provider is no refusal of the recipient", () => {
  test.each([
    ['550 5.4.5 Daily user sending limit exceeded'],
    ['554 5.7.1 The sender has exceeded the hourly limit'],
    ['550 Outgoing message quota exceeded'],
  ])('%s', (response) => {
    expect(deliveryOutcome(answer(response), 1)).toEqual({ kind: 'providerLimit' })
  })

  test.each([
    ['550 5.2.1 The recipient has exceeded the daily limit', { kind: 'failed', failureType: 'BOUNCE' }],
    ['552 5.2.2 mailbox quota exceeded', { kind: 'retry', afterSeconds: 1_800 }],
    ['550 5.7.1 sender rejected by policy', { kind: 'failed', failureType: 'BLOCKED' }],
  ])('%s is something else', (response, outcome) => {
    expect(deliveryOutcome(answer(response), 1)).toEqual(outcome)
  })
})

describe('everything that may pass by itself is retried', () => {
  test.each([
    ['no answer', { errorCode: 'ECONNREFUSED' }],
    ['a time-out', { errorCode: 'ETIMEDOUT' }],
    ['greylisting', answer('450 4.2.0 Greylisted')],
    ['greylisting with a code of policy', answer('451 4.7.1 Greylisting in action')],
    ['a busy server', answer('421 4.3.2 try again')],
  ])('%s, first after 10 seconds', (_, error) => {
    expect(deliveryOutcome(error, 1)).toEqual({ kind: 'retry', afterSeconds: 10 })
  })

  test('after 10, 30, 60, 300, 900 and then every 1,800 seconds', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7, 40].map((attempts) => deliveryOutcome({}, attempts))
    expect(waits).toEqual(
      [10, 30, 60, 300, 900, 1800, 1800, 1800].map((afterSeconds) => ({ kind: 'retry', afterSeconds })),
    )
  })

  test('a full mailbox every 1,800 seconds from the start', () => {
    expect(deliveryOutcome(answer('552 5.2.2 over quota'), 1)).toEqual({ kind: 'retry', afterSeconds: 1800 })
    expect(deliveryOutcome(answer('550 5.2.2 over quota'), 1)).toEqual({ kind: 'retry', afterSeconds: 1800 })
    expect(deliveryOutcome(answer('452 4.2.2 over quota'), 1)).toEqual({ kind: 'retry', afterSeconds: 1800 })
    expect(deliveryOutcome(answer('552 full'), 1)).toEqual({ kind: 'retry', afterSeconds: 1800 })
  })

  test.each([
    ['a server that never answers', {}],
    ['a full mailbox', answer('552 full')],
  ])('%s is given up as a bounce after a day', (_, error) => {
    let [waited, attempts] = [0, 0]
    for (;;) {
      const outcome = deliveryOutcome(error, ++attempts)
      if (outcome.kind === 'failed') {
        expect(outcome.failureType).toBe('BOUNCE')
        break
      }
      expect(outcome.kind).toBe('retry')
      if (outcome.kind === 'retry') waited += outcome.afterSeconds
    }
    expect(waited).toBeGreaterThan(23 * 3600)
    expect(waited).toBeLessThanOrEqual(24 * 3600)
  })
})

test.each([
  ['before a mail was begun', { errorCode: 'ECONNECTION', beforeMail: true }],
  ['421 before a mail was begun', { ...answer('421 4.7.0 too many connections'), beforeMail: true }],
  ['a refused login of this instance', answer('535 5.7.8 authentication failed')],
  ['a login asked for later', answer('530 5.7.0 Must issue a STARTTLS command first')],
  ['a refused login with a code of the library', { ...answer('550 5.7.1 no'), errorCode: 'EAUTH' }],
])('%s: the server is to blame and the mail was not tried, however often', (_, error) => {
  for (const attempts of [1, 100]) expect(deliveryOutcome(error, attempts)).toEqual({ kind: 'server' })
})

describe('a server that asks for a lower pace', () => {
  test.each([
    '450 4.7.1 Error: too much mail from 10.0.0.1',
    '451 4.7.1 try again later',
    '452 too many recipients received this hour',
    '421 4.7.28 rate limit',
    '450 rate exceeded',
  ])('slows all mails: %s', (response) => {
    expect(deliveryOutcome(answer(response), 1)).toEqual({ kind: 'retry', afterSeconds: 1, slows: true })
  })

  test('slows them no more when it refuses the same mail a fourth time', () => {
    expect(deliveryOutcome(answer('450 4.7.1 not now'), 4)).toEqual({ kind: 'retry', afterSeconds: 300 })
  })
})

test.each([noAddressCode, notCarriedCode])('an address that was handed to no server fails at once: %s', (errorCode) => {
  expect(deliveryOutcome({ errorCode }, 1)).toEqual({ kind: 'failed', failureType: 'INVALID_EMAIL' })
})

test.each([
  ['BOUNCE', '552 5.3.4', 'TOO_LARGE'],
  ['BOUNCE', '552 5.2.3', 'TOO_LARGE'],
  ['BOUNCE', '552 5.2.2', 'GIVEN_UP'],
  ['BOUNCE', '452 4.2.2', 'GIVEN_UP'],
  ['BOUNCE', '552', 'GIVEN_UP'],
  ['BOUNCE', '451 4.3.0', 'GIVEN_UP'],
  ['BOUNCE', 'ETIMEDOUT', 'GIVEN_UP'],
  ['BOUNCE', '550 5.2.1', 'BOUNCE'],
  ['BOUNCE', '554', 'BOUNCE'],
  ['INVALID_EMAIL', notCarriedCode, 'NOT_CARRIED'],
  ['INVALID_EMAIL', '550 5.1.1', 'INVALID_EMAIL'],
  ['SPAM', '554 5.7.1', 'SPAM'],
] as const)('%s with %s is shown as %s', (failureType, failureCode, reason) => {
  expect(failureReason(failureType, failureCode)).toBe(reason)
})
