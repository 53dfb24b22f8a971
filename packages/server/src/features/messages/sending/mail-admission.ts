import { emailIdentity } from '@running-dinner/domain'
import {
  exceededCap,
  type MailDocument,
  nextMailDay,
  nextMessageAt,
  type WaitReason,
} from '@running-dinner/domain/messages'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { keptSecret } from '../../../platform/db/shared-secret.ts'
import { rateLimited, refuse } from '../../../platform/http/problems.ts'
import { dayKeys } from '../../../platform/limits/day-keys.ts'
import { type Counting, rateLimitStore } from '../../../platform/limits/rate-limit.store.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { participantStore } from '../../people/participants/index.ts'
import { addressKeys } from '../outbox/index.ts'
import { removalBlocks } from './first-contact.mails.ts'
import { type MailFacts, mailAdmissionStore } from './mail-admission.store.ts'
import type { ClaimedMail } from './mail-queue.store.ts'
import { messageJobStore } from './message-job.store.ts'
import { messageTaskStore } from './message-task.store.ts'

const day = 86_400_000
/** Mails of a demo all go to one address, which may be unverified. */
const demoMails = 60
/** Keeps an event from being used as a bulk mailer. */
const mailsForEachPerson = 10
const hour = 3_600_000

/** Messages in an hour: docs/rules/limits.md#mails. Call it under the event lock, so that concurrent sends cannot both pass. */
export async function refuseTooOften(ctx: Ctx, tx: Tx, dinner: AuthorizedDinner): Promise<void> {
  if (!ctx.config.rateLimits) return
  const now = ctx.clock.now()
  const sentAt = await messageJobStore.textsSince(tx, dinner, new Date(now.getTime() - hour))
  const next = nextMessageAt(dinner, sentAt, now)
  if (next) throw rateLimited(Math.ceil((next.getTime() - now.getTime()) / 1_000))
}

/** Mails in a day. Call it under the event lock, so that concurrent sends cannot both pass. */
export async function refuseOverQuota(ctx: Ctx, tx: Tx, dinner: AuthorizedDinner, mailCount: number): Promise<void> {
  if (!ctx.config.rateLimits) return
  const since = new Date(ctx.clock.now().getTime() - day)
  const isDemo = dinner.runningDinnerType === 'DEMO'
  const sentCount = isDemo
    ? await messageTaskStore.countSince(tx, dinner, since)
    : await messageTaskStore.countOrganisersSince(tx, dinner, since)
  const allowed = isDemo ? demoMails : mailsForEachPerson * (await participantStore.ofDinner(tx, dinner)).length
  if (sentCount + mailCount > allowed) refuse('mail_quota_exceeded')
}

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
  const addressKeyOf = addressKeys(ctx.db)
  const limitsSecret = keptSecret(ctx.db, 'limits')
  return {
    async admit(mail) {
      const facts = await mailAdmissionStore.facts(ctx.db, mail, await addressKeyOf(mail.recipientEmail))
      if (facts.addedPerson?.isUnwanted) return { kind: 'unwanted' }
      const { document } = mail
      const blocks = facts.addedPerson?.isFirstMail ? removalBlocks(ctx, mail, facts.addedPerson) : []
      const admitted = { kind: 'send', document: { ...document, blocks: [...document.blocks, ...blocks] } } as const
      if (!ctx.config.rateLimits) return { ...admitted, counted: [] }
      const { counted, reason } = await count(ctx, await limitsSecret(), mail, facts)
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
async function count(ctx: AdmissionCtx, secret: Buffer, mail: ClaimedMail, facts: MailFacts) {
  const now = ctx.clock.now()
  const keys = dayKeys(secret, now)
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
