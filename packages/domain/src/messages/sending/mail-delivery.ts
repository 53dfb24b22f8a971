import type { PauseReason } from './pause-rule.ts'

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
