import type { Ctx } from '../../platform/ctx.ts'
import type { Tx } from '../../platform/db/database.ts'
import { refuse } from '../../platform/http/problems.ts'
import type { AuthorizedDinner } from '../dinners/index.ts'
import { participantStore } from '../participants/index.ts'
import { messageTaskStore } from './message-task.store.ts'

const day = 86_400_000
/** Everything in a demo goes to an address nobody has proven to be theirs (decisions B30). */
const demoMails = 60
/** More would make a bulk mailer of an event (reliability 2.4 #11). */
const mailsForEachPerson = 10

/** Asked under the event's lock, so that two sends at once cannot both fit. How many sends an hour are allowed is a limit of calls. */
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
