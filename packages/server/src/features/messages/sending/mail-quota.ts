import { nextMessageAt } from '@running-dinner/domain/messages'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { rateLimited, refuse } from '../../../platform/http/problems.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { participantStore } from '../../people/participants/index.ts'
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
export async function refuseOverQuota(ctx: Ctx, tx: Tx, dinner: AuthorizedDinner, more: number): Promise<void> {
  if (!ctx.config.rateLimits) return
  const since = new Date(ctx.clock.now().getTime() - day)
  const isDemo = dinner.runningDinnerType === 'DEMO'
  const sent = isDemo
    ? await messageTaskStore.countSince(tx, dinner, since)
    : await messageTaskStore.countOrganisersSince(tx, dinner, since)
  const allowed = isDemo ? demoMails : mailsForEachPerson * (await participantStore.ofDinner(tx, dinner)).length
  if (sent + more > allowed) refuse('mail_quota_exceeded')
}
