import { describe, expect, test } from 'vitest'
import { type DeliveryError, deliveryOutcome } from './failure-type.ts'

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
    ['greylisting', answer('451 4.7.1 try again later')],
    ['a busy server', answer('421 too many connections')],
    ['a refused login of this instance', answer('535 5.7.8 authentication failed')],
    ['a refused login with a code of the library', { ...answer('550 5.7.1 no'), errorCode: 'EAUTH' }],
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
