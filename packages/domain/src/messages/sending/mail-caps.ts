import type { WaitReason } from './mail-delivery.ts'

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
