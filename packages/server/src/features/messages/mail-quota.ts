import type { Ctx } from '../../platform/ctx.ts'
import type { Tx } from '../../platform/db/database.ts'
import { refuse } from '../../platform/http/problems.ts'
import type { AuthorizedDinner } from '../dinner-record/index.ts'
import { participantStore } from '../participants/index.ts'
import { messageTaskStore } from './message-task.store.ts'

const day = 86_400_000
/** Mails of a demo all go to one address, which may be unverified. */
const demoMails = 60
/** Keeps an event from being used as a bulk mailer. */
const mailsForEachPerson = 10

/** Call it under the event lock, so that concurrent sends cannot both pass. Sends per hour are limited at the route. */
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
