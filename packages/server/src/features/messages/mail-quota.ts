import type { Ctx } from '../../platform/ctx.ts'
import type { Tx } from '../../platform/db/database.ts'
import { refuse } from '../../platform/http/problems.ts'
import type { AuthorizedDinner } from '../dinners/index.ts'
import { messageTaskStore } from './message-task.store.ts'

const day = 86_400_000
/** Everything in a demo goes to an address nobody has proven to be theirs (decisions B30). */
const demoMails = 60

/** Asked under the event's lock, so that two sends at once cannot both fit. */
export async function refuseOverQuota(ctx: Ctx, tx: Tx, dinner: AuthorizedDinner, more: number): Promise<void> {
  if (!ctx.config.rateLimits || dinner.runningDinnerType !== 'DEMO') return
  const since = new Date(ctx.clock.now().getTime() - day)
  const sent = await messageTaskStore.countSince(tx, dinner, since)
  if (sent + more > demoMails) refuse('mail_quota_exceeded')
}
