import { retryWaitSeconds } from './retry-schedule.ts'

export const failureTypes = ['INVALID_EMAIL', 'BOUNCE', 'BLOCKED', 'SPAM'] as const
export type FailureType = (typeof failureTypes)[number]

/** What the mail library reports about a refused delivery. */
export interface DeliveryError {
  /** The three digits of the server's answer, absent when there was none. */
  responseCode?: number | undefined
  /** The library's own code, such as `ECONNREFUSED` or `EAUTH`. */
  errorCode?: string | undefined
  /** The whole answer, for the enhanced status code (`550 5.1.1 no such user`). */
  response?: string | undefined
}

export type DeliveryOutcome =
  | { kind: 'retry'; afterSeconds: number }
  | { kind: 'failed'; failureType: FailureType }
  /** The sender's own quota is used up, which says nothing about the recipient. */
  | { kind: 'providerLimit' }

/** Answers about the login of this instance: they say nothing about the recipient, so the mail is tried again. */
const loginCodes: readonly number[] = [530, 534, 535, 538]

/**
 * What to do after a failed attempt; `attempts` counts the failed ones including this. Everything that may pass by itself is
 * tried again: no answer, 4xx, a full mailbox, a refused login (docs/rules/messages.md#retries).
 */
export function deliveryOutcome(error: DeliveryError, attempts: number): DeliveryOutcome {
  const status = enhancedStatus(error.response)
  const isMailboxFull = error.responseCode === 552 || status === '5.2.2'
  if (isProviderLimit(error, status)) return { kind: 'providerLimit' }
  if (!isMailboxFull && isFinal(error)) return { kind: 'failed', failureType: failureTypeOf(error, status) }
  const afterSeconds = retryWaitSeconds(attempts, isMailboxFull)
  return afterSeconds === undefined ? { kind: 'failed', failureType: 'BOUNCE' } : { kind: 'retry', afterSeconds }
}

function isFinal({ responseCode, errorCode }: DeliveryError): boolean {
  if (responseCode === undefined || errorCode === 'EAUTH' || loginCodes.includes(responseCode)) return false
  return responseCode >= 500 && responseCode < 600
}

/** `550 5.4.5 Daily user sending limit exceeded`. A full mailbox names no sender. */
function isProviderLimit(error: DeliveryError, status: string): boolean {
  if (!isFinal(error) || status.startsWith('5.2.')) return false
  const { response = '' } = error
  return (
    status === '5.4.5' ||
    (/\b(daily|hourly|sending|sender|outgoing)\b/i.test(response) &&
      /\b(limit|quota)\b.*\b(exceeded|reached)\b|\bexceed\w*\b.*\b(limit|quota)\b/is.test(response))
  )
}

function failureTypeOf({ responseCode, response = '' }: DeliveryError, status: string): FailureType {
  if (status.startsWith('5.7.')) return /\b(spam|junk|unsolicited)\b/i.test(response) ? 'SPAM' : 'BLOCKED'
  // 5.1.7 and 5.1.8 complain about the sender's address, not the recipient's.
  if (/^5\.1\.(?![78]$)/.test(status)) return 'INVALID_EMAIL'
  const namesMailbox = responseCode === 550 || responseCode === 551 || responseCode === 553
  return namesMailbox && status === '' ? 'INVALID_EMAIL' : 'BOUNCE'
}

/** `5.1.1` out of `550 5.1.1 no such user` or `550-5.1.1 ...`, else ''. */
function enhancedStatus(response = ''): string {
  return /^\s*\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? ''
}
