import type { PauseReason } from './pause-rule.ts'

/** How many mails may leave in a day (UTC): docs/rules/limits.md#mails */
export const mailCaps = {
  /** Texts of organisers to one address, over all events. */
  toOneAddress: 6,
  /** Of one organiser, over all events; grows with each recipient who registered and confirmed it themselves. */
  ofNewOrganiser: 300,
  forEachConfirmedRecipient: 10,
  /** The part of the instance's cap that is open to texts of organisers; the rest is for links that people wait for. */
  shareOfOrganisers: 0.9,
} as const

export interface CountedMails {
  /** With this one. */
  toAddress: number
  ofOrganiser: number
  ofInstance: number
}

interface CapFacts {
  /** A text of an organiser that counts; other mails only count for the instance. */
  isOrganisersText: boolean
  confirmedRecipients: number
  dailyLimit: number | undefined
}

/** The cap that a mail would exceed. */
export function exceededCap(counted: CountedMails, facts: CapFacts): WaitReason | undefined {
  const { isOrganisersText, confirmedRecipients, dailyLimit } = facts
  const { toOneAddress, ofNewOrganiser, forEachConfirmedRecipient, shareOfOrganisers } = mailCaps
  if (isOrganisersText && counted.toAddress > toOneAddress) return 'RECIPIENT_LIMIT'
  if (isOrganisersText && counted.ofOrganiser > ofNewOrganiser + forEachConfirmedRecipient * confirmedRecipients)
    return 'ORGANISER_LIMIT'
  const ofInstance = dailyLimit === undefined ? undefined : dailyLimit * (isOrganisersText ? shareOfOrganisers : 1)
  return ofInstance !== undefined && counted.ofInstance > ofInstance ? 'INSTANCE_LIMIT' : undefined
}

/** Midnight in UTC, when the caps begin again. */
export function nextMailDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))
}

const types = {
  PARTICIPANT: 'PARTICIPANT_MAIL_SENT',
  TEAM: 'TEAMARRANGEMENT_MAIL_SENT',
  DINNER_ROUTE: 'DINNERROUTE_MAIL_SENT',
} as const

interface SentMessage {
  type: keyof typeof types
  /** Written to people who were notified before, or whose task changed; it contains the whole notification again. */
  tellsChanges?: boolean | undefined
}

/** Under which name a message is logged. The type says which notification people have now, the code that it went out because of a change. */
export function sentActivity({ type, tellsChanges }: SentMessage) {
  return { type: types[type], ...(tellsChanges ? { code: 'changes_told' as const } : {}) }
}

const sendingStatuses = ['QUEUED', 'SENDING_STARTED', 'SENDING_FINISHED'] as const
export type SendingStatus = (typeof sendingStatuses)[number]

const sendingResults = ['SENDING_FINISHED_SUCCESS', 'SENDING_FINISHED_FAILURE', 'SENDING_NOT_FINISHED'] as const
type SendingResult = (typeof sendingResults)[number]

/** What a job needs to know of one of its tasks. */
interface TaskState {
  sendingStatus: SendingStatus
  deliveryFailed: boolean
}

/** How many tasks of a job have which status; a finished task either succeeded or failed. */
export interface JobProgress {
  queued: number
  started: number
  succeeded: number
  failed: number
}

export function jobProgress(tasks: readonly TaskState[]): JobProgress {
  const progress: JobProgress = { queued: 0, started: 0, succeeded: 0, failed: 0 }
  for (const { sendingStatus, deliveryFailed } of tasks) {
    if (sendingStatus === 'QUEUED') progress.queued++
    else if (sendingStatus === 'SENDING_STARTED') progress.started++
    else if (deliveryFailed) progress.failed++
    else progress.succeeded++
  }
  return progress
}

/** A job is finished with its last task and started with its first. */
export function jobStatus({ queued, started, succeeded, failed }: JobProgress): SendingStatus {
  if (queued + started === 0) return 'SENDING_FINISHED'
  return started + succeeded + failed === 0 ? 'QUEUED' : 'SENDING_STARTED'
}

/** One failed task makes the whole job a failure, but only after all tasks have ended. */
export function sendingResult(progress: JobProgress): SendingResult {
  if (jobStatus(progress) !== 'SENDING_FINISHED') return 'SENDING_NOT_FINISHED'
  return progress.failed > 0 ? 'SENDING_FINISHED_FAILURE' : 'SENDING_FINISHED_SUCCESS'
}

/** Where a mail is, as the organiser has to know it; `sendingStatus` keeps the values that clients know. */
export const deliveries = ['NOT_SENT', 'WAITING', 'PAUSED', 'SENT', 'FAILED'] as const
export type Delivery = (typeof deliveries)[number]

/** Caps that make a mail wait until the next day: docs/rules/limits.md#mails */
const waitReasons = ['RECIPIENT_LIMIT', 'ORGANISER_LIMIT', 'INSTANCE_LIMIT'] as const
export type WaitReason = (typeof waitReasons)[number]

/** The database was restored from a backup that knows it as waiting; it may have arrived long ago. */
const restoredReason = 'RESTORED'

/** Why a mail has not arrived yet, or never will. */
export const heldReasons = [
  'REFUSALS',
  'PROVIDER_LIMIT',
  ...waitReasons,
  restoredReason,
  'NO_ANSWER',
  'TRIED_AGAIN',
  'UNWANTED',
] as const
export type HeldReason = (typeof heldReasons)[number]

/** Stored as the failure code of a mail that was withheld because its recipient does not want it. */
export const unwantedCode = 'unwanted'

export interface MailState {
  status: string
  failed: boolean
  /** The last answer of the mail server, or the code of the connection that broke. */
  failureCode: string | null
  waitReason: string | null
}

export function deliveryOf(
  { status, failed, failureCode, waitReason }: MailState,
  pausedReason: PauseReason | undefined,
): { delivery: Delivery; pausedReason: HeldReason | null } {
  if (status === 'WITHDRAWN') return { delivery: 'NOT_SENT', pausedReason: null }
  if (status === 'FINISHED' && failed && failureCode === unwantedCode)
    return { delivery: 'NOT_SENT', pausedReason: 'UNWANTED' }
  if (status === 'FINISHED') return { delivery: failed ? 'FAILED' : 'SENT', pausedReason: null }
  if (waitReason === restoredReason) return { delivery: 'WAITING', pausedReason: restoredReason }
  if (status !== 'CLAIMED' && pausedReason) return { delivery: 'PAUSED', pausedReason }
  const limit = waitReasons.find((reason) => reason === waitReason)
  return { delivery: 'WAITING', pausedReason: limit ?? answerReason(failureCode) }
}

function answerReason(failureCode: string | null): HeldReason | null {
  if (failureCode === null) return null
  return isServerAnswer(failureCode) ? 'TRIED_AGAIN' : 'NO_ANSWER'
}

/** `550 5.1.1` is an answer of a mail server; `ECONNREFUSED` says that none answered. */
export function isServerAnswer(failureCode: string): boolean {
  return /^\d{3}\b/.test(failureCode)
}

/** How many mails of a message are where. */
export type DeliveryCounts = Record<Delivery, number>

/** The delivery of a whole message: what still waits comes before what has ended. */
export function jobDelivery(counts: DeliveryCounts): Delivery {
  if (counts.PAUSED > 0) return 'PAUSED'
  if (counts.WAITING > 0) return 'WAITING'
  if (counts.FAILED > 0) return 'FAILED'
  return counts.SENT === 0 && counts.NOT_SENT > 0 ? 'NOT_SENT' : 'SENT'
}
