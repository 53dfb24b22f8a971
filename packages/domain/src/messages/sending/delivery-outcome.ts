// What follows the answer of a mail server: retry, and after how long, or give up.

const day = 86_400

/** When a mail that was not accepted is sent again (docs/rules/messages/messages.md#retries). */
const mailRetrySchedule = {
  /** Seconds to wait after the first, second, ... failed attempt; the last one repeats. */
  waitSeconds: [10, 30, 60, 300, 900, 1_800],
  /** Emptying a mailbox takes longer than seconds. */
  fullMailboxWaitSeconds: 1_800,
  giveUpAfterSeconds: day,
} as const

/** Seconds until the next attempt; undefined when the mail is given up. `attempts` counts the failed ones so far. */
function retryWaitSeconds(attempts: number, isMailboxFull: boolean): number | undefined {
  let waited = 0
  let wait = 0
  for (let attempt = 1; attempt <= attempts; attempt++) {
    wait = waitAfter(attempt, isMailboxFull)
    waited += wait
  }
  return waited > mailRetrySchedule.giveUpAfterSeconds ? undefined : wait
}

function waitAfter(attempt: number, isMailboxFull: boolean): number {
  const { waitSeconds, fullMailboxWaitSeconds } = mailRetrySchedule
  const wait = waitSeconds[Math.min(attempt, waitSeconds.length) - 1] ?? waitSeconds[0]
  return isMailboxFull ? Math.max(wait, fullMailboxWaitSeconds) : wait
}

/** Why a mail server cannot be used, in the kinds that its operator mends differently. */
export const mailServerProblems = [
  'NAME_UNKNOWN',
  'REFUSED',
  'NO_ANSWER',
  'CERTIFICATE',
  'LOGIN',
  'BUSY',
  'OTHER',
] as const
export type MailServerProblem = (typeof mailServerProblems)[number]

/** Of an error that concerns the server and no mail. */
export function mailServerProblem({ responseCode, errorCode = '', causeCode }: DeliveryError): MailServerProblem {
  if (errorCode === 'EAUTH' || [530, 534, 535, 538].includes(responseCode ?? 0)) return 'LOGIN'
  if (responseCode === 421) return 'BUSY'
  const code = causeCode ?? errorCode
  if (errorCode === 'EDNS' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'NAME_UNKNOWN'
  if (code === 'ECONNREFUSED') return 'REFUSED'
  if (code === 'SOCKET_TIMEOUT' || errorCode === 'ETIMEDOUT' || /^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/.test(code))
    return 'NO_ANSWER'
  return /CERT|SELF_SIGNED|UNABLE_TO_|ALTNAME/.test(code) ? 'CERTIFICATE' : 'OTHER'
}

const failureTypes = ['INVALID_EMAIL', 'BOUNCE', 'BLOCKED', 'SPAM'] as const
export type FailureType = (typeof failureTypes)[number]

/** What the mail library reports about a refused delivery. */
export interface DeliveryError {
  /** The three digits of the server's answer, absent when there was none. */
  responseCode?: number | undefined
  /** The library's own code, such as `ECONNREFUSED` or `EAUTH`. */
  errorCode?: string | undefined
  /** The whole answer, for the enhanced status code (`550 5.1.1 no such user`). */
  response?: string | undefined
  /** What the library's code stands for: `ECONNREFUSED` or `DEPTH_ZERO_SELF_SIGNED_CERT` for `ESOCKET`. */
  causeCode?: string | undefined
  /** The connection broke or was refused before a mail was begun: no mail is to blame. */
  beforeMail?: boolean | undefined
}

/** An address with letters outside ASCII before the `@`, which the own mail server does not carry. */
export const notCarriedCode = 'ESMTPUTF8'
/** No address at all: it was handed to no mail server. */
export const noAddressCode = 'EADDRESS'

export type DeliveryOutcome =
  /** `slows`: the server asks for a lower pace, of all mails. */
  | { kind: 'retry'; afterSeconds: number; slows?: true }
  | { kind: 'failed'; failureType: FailureType }
  /** The sender's own quota is used up, which says nothing about the recipient. */
  | { kind: 'providerLimit' }
  /** The mail server cannot be used at the moment; the mail has not been tried. */
  | { kind: 'server' }

/** Answers about the login of this instance: they say nothing about the recipient, so the mail is tried again. */
const loginCodes: readonly number[] = [530, 534, 535, 538]

/** Seconds before a mail is sent again that came too fast; refused more often, it follows its own schedule. */
const paceWaitSeconds: readonly number[] = [1, 5, 10]

/**
 * What to do after a failed attempt; `attempts` counts the failed ones including this. Everything that may pass by itself is
 * tried again: no answer, 4xx, a full mailbox (docs/rules/messages/messages.md#retries).
 */
export function deliveryOutcome(error: DeliveryError, attempts: number): DeliveryOutcome {
  if (isAboutServer(error)) return { kind: 'server' }
  if (isOwnRefusal(error.errorCode ?? '')) return { kind: 'failed', failureType: 'INVALID_EMAIL' }
  const status = enhancedStatus(error.response)
  const isFull = isMailboxFull(error, status)
  if (isProviderLimit(error, status)) return { kind: 'providerLimit' }
  if (!isFull && isFinal(error)) return { kind: 'failed', failureType: failureTypeOf(error, status) }
  const paceWait = paceWaitSeconds[attempts - 1]
  if (!isFull && paceWait !== undefined && asksForPace(error, status))
    return { kind: 'retry', afterSeconds: paceWait, slows: true }
  const afterSeconds = retryWaitSeconds(attempts, isFull)
  return afterSeconds === undefined ? { kind: 'failed', failureType: 'BOUNCE' } : { kind: 'retry', afterSeconds }
}

function isAboutServer({ beforeMail, errorCode, responseCode = 0 }: DeliveryError): boolean {
  return beforeMail === true || errorCode === 'EAUTH' || loginCodes.includes(responseCode)
}

/** The enhanced code decides where there is one: 552 with 5.3.4 is a mail too large, and no full mailbox. */
function isMailboxFull({ responseCode }: DeliveryError, status: string): boolean {
  return status === '' ? responseCode === 552 : /^[45]\.2\.2$/.test(status)
}

/** `450 4.7.1 Error: too much mail`, `421 4.7.28 rate limit`. Greylisting wants only its own mail again. */
function asksForPace({ responseCode = 0, response = '' }: DeliveryError, status: string): boolean {
  if (![421, 450, 451, 452].includes(responseCode) || /gr[ae]y-?list/i.test(response)) return false
  return status.startsWith('4.7.') || /\brate\b|\btoo (many|much|fast)\b|throttl/i.test(response)
}

function isFinal({ responseCode = 0 }: DeliveryError): boolean {
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

/** `5.1.1` out of `550 5.1.1 no such user` or `550-5.1.1 ...`, else ''. Exim says that a mail is too large in words only. */
export function enhancedStatus(response = ''): string {
  const status = /^\s*\d{3}[ -]([45]\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
  return status ?? (/^552[ -]message size exceeds/i.test(response) ? '5.3.4' : '')
}

/** No mail server was asked. */
export function isOwnRefusal(failureCode: string): boolean {
  return failureCode === notCarriedCode || failureCode === noAddressCode
}

/** What people read of a failed mail; the types on the wire are too few to say it. */
const failureReasons = [...failureTypes, 'GIVEN_UP', 'TOO_LARGE', 'NOT_CARRIED'] as const
export type FailureReason = (typeof failureReasons)[number]

/** `failureCode` is what is stored of the answer: `552 5.3.4` or `ETIMEDOUT`. */
export function failureReason(failureType: FailureType, failureCode: string): FailureReason {
  if (failureCode === notCarriedCode) return 'NOT_CARRIED'
  if (failureType !== 'BOUNCE') return failureType
  const [, digits = '', status = ''] = /^(\d{3})(?: (.*))?$/.exec(failureCode) ?? []
  if (isTooLarge(status)) return 'TOO_LARGE'
  const responseCode = Number(digits)
  return !isFinal({ responseCode }) || isMailboxFull({ responseCode }, status) ? 'GIVEN_UP' : 'BOUNCE'
}

function isTooLarge(status: string): boolean {
  return status === '5.3.4' || status === '5.2.3'
}
