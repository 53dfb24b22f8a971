export const failureTypes = ['INVALID_EMAIL', 'BOUNCE', 'BLOCKED', 'SPAM'] as const
export type FailureType = (typeof failureTypes)[number]

/** What a mail library tells about a refused delivery. */
export interface DeliveryError {
  /** The three digits of the server's answer, absent when there was none. */
  responseCode?: number | undefined
  /** The library's own code, such as `ECONNREFUSED` or `EAUTH`. */
  errorCode?: string | undefined
  /** The whole answer, for the enhanced status code (`550 5.1.1 no such user`). */
  response?: string | undefined
}

export type DeliveryOutcome = { kind: 'retry'; afterSeconds: number } | { kind: 'failed'; failureType: FailureType }

const day = 86_400
/** Waiting times after the first, second, ... attempt; the last one repeats until a day has passed (reliability F6). */
const backOffSeconds = [10, 30, 60, 300, 900, 1800] as const
const longest = 1800

/** Answers about our own login: no recipient is to blame, so nobody is marked as failed because of them. */
const loginCodes: readonly number[] = [530, 534, 535, 538]

/**
 * What to do after a failed attempt; `attempts` counts the failed ones including this (reliability F6, F7).
 * Anything that may heal is tried again for a day: no answer, 4xx, a full mailbox.
 */
export function deliveryOutcome(error: DeliveryError, attempts: number): DeliveryOutcome {
  const status = enhancedStatus(error.response)
  const full = error.responseCode === 552 || status === '5.2.2'
  if (!full && isFinal(error)) return { kind: 'failed', failureType: failureTypeOf(error, status) }
  const shortest = full ? longest : 0
  if (waitedAfter(attempts, shortest) > day) return { kind: 'failed', failureType: 'BOUNCE' }
  return { kind: 'retry', afterSeconds: waitAfter(attempts, shortest) }
}

function isFinal({ responseCode, errorCode }: DeliveryError): boolean {
  if (responseCode === undefined || errorCode === 'EAUTH' || loginCodes.includes(responseCode)) return false
  return responseCode >= 500 && responseCode < 600
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

/** A full mailbox is not emptied within seconds, so `shortest` may lengthen the early waits. */
function waitAfter(attempt: number, shortest: number): number {
  return Math.max(backOffSeconds[Math.max(0, attempt - 1)] ?? longest, shortest)
}

function waitedAfter(attempts: number, shortest: number): number {
  let waited = 0
  for (let attempt = 1; attempt <= attempts; attempt++) waited += waitAfter(attempt, shortest)
  return waited
}
