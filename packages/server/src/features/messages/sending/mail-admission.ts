import { emailIdentity } from '@running-dinner/domain'
import { exceededCap, type MailDocument, nextMailDay, type WaitReason } from '@running-dinner/domain/messages'
import type { Ctx } from '../../../platform/ctx.ts'
import { sharedSecret } from '../../../platform/db/shared-secret.ts'
import { dayKeys } from '../../../platform/limits/day-keys.ts'
import { type Counting, rateLimitStore } from '../../../platform/limits/rate-limit.store.ts'
import { addressKey } from '../outbox/index.ts'
import { removalBlocks } from './first-contact.mails.ts'
import { type MailFacts, mailAdmissionStore } from './mail-admission.store.ts'
import type { ClaimedMail } from './mail-queue.store.ts'

type Admission =
  | { kind: 'send'; document: MailDocument; counted: readonly Counting[] }
  | { kind: 'wait'; until: Date; reason: WaitReason }
  | { kind: 'unwanted' }

/** Decides right before a mail leaves: docs/rules/messages/messages.md#first-mail-to-added-people, docs/rules/limits.md#mails */
export interface MailAdmission {
  admit(mail: ClaimedMail): Promise<Admission>
  /** Call it when the mail did not leave. */
  giveBack(counted: readonly Counting[]): Promise<void>
}

type AdmissionCtx = Pick<Ctx, 'db' | 'clock' | 'config' | 'baseUrl'>

export function mailAdmission(ctx: AdmissionCtx): MailAdmission {
  return {
    async admit(mail) {
      const facts = await mailAdmissionStore.facts(ctx.db, mail, await addressKey(ctx.db, mail.recipientEmail))
      if (facts.addedPerson?.isUnwanted) return { kind: 'unwanted' }
      const { document } = mail
      const blocks = facts.addedPerson?.isFirstMail ? removalBlocks(ctx, mail, facts.addedPerson) : []
      const admitted = { kind: 'send', document: { ...document, blocks: [...document.blocks, ...blocks] } } as const
      if (!ctx.config.rateLimits) return { ...admitted, counted: [] }
      const { counted, reason } = await count(ctx, mail, facts)
      if (reason === undefined) return { ...admitted, counted }
      await rateLimitStore.giveBack(ctx.db, counted)
      return { kind: 'wait', until: nextMailDay(ctx.clock.now()), reason }
    },

    async giveBack(counted) {
      if (counted.length > 0) await rateLimitStore.giveBack(ctx.db, counted)
    },
  }
}

/** Counts before the mail is sent and in one statement, so that two workers cannot both send the last one. */
async function count(ctx: AdmissionCtx, mail: ClaimedMail, facts: MailFacts) {
  const now = ctx.clock.now()
  const keys = dayKeys(await sharedSecret(ctx.db, 'limits'), now)
  const seconds = Math.ceil((nextMailDay(now).getTime() - now.getTime()) / 1_000)
  const counterOf = (subject: string): Counting => ({ key: keys.key(subject), seconds })
  const dailyLimit = ctx.config.mailDailyLimit
  const { organiser, isOrganisersText } = facts
  const toAddress = isOrganisersText ? counterOf(`texts to ${emailIdentity(mail.recipientEmail)}`) : undefined
  const ofOrganiser = isOrganisersText ? counterOf(`texts of ${organiser}`) : undefined
  const ofInstance = dailyLimit === undefined ? undefined : counterOf('all mails')
  const counted = [toAddress, ofOrganiser, ofInstance].filter((counter) => counter !== undefined)
  if (counted.length === 0) return { counted, reason: undefined }
  const counters = await rateLimitStore.take(ctx.db, counted, [], now)
  const points = (counting: Counting | undefined) =>
    counters.find(({ key }) => counting !== undefined && key.equals(counting.key))?.points ?? 0
  const numbers = { toAddress: points(toAddress), ofOrganiser: points(ofOrganiser), ofInstance: points(ofInstance) }
  const withoutRecipients = { isOrganisersText, confirmedRecipients: 0, dailyLimit }
  // The recipients are counted only for an organiser who needs them.
  const reason = exceededCap(numbers, withoutRecipients)
  if (reason !== 'ORGANISER_LIMIT') return { counted, reason }
  const confirmedRecipients = await mailAdmissionStore.confirmedRecipients(ctx.db, organiser)
  return { counted, reason: exceededCap(numbers, { ...withoutRecipients, confirmedRecipients }) }
}
