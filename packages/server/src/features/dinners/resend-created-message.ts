import { confirmationMailKind, isConfinedDemo } from '@running-dinner/domain/messages/stays-in-demo.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { inTransaction, lockDinner } from '../../platform/db/in-transaction.ts'
import { rateLimited, refuse } from '../../platform/http/problems.ts'
import { newSecret, secretHash } from '../../platform/ids.ts'
import { recordActivity } from '../activities/index.ts'
import { queueMail, strangerMailAllowed, wasMailedTo } from '../messages/index.ts'
import { offerWithdrawal } from '../newsletter/index.ts'
import type { AuthorizedDinner } from './authorized-dinner.ts'
import { dinnerStore } from './dinner.store.ts'
import { dinnerCreatedMail } from './dinner-created.mails.ts'

/** By then an hour's mails to this address are forgotten. */
const waitSeconds = 3600

/**
 * Only before confirmation; a new address replaces the old one, also as public contact where it was the same. A demo mails each
 * address once: it can be used without the mail, so a stranger's inbox never gets a second one.
 */
export async function resendCreatedMessage(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  newEmailAddress: string,
): Promise<AuthorizedDinner> {
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const current = await dinnerStore.byId(tx, dinner.id)
    if (!current || current.acknowledgedDate) refuse('event_already_confirmed')
    if (isConfinedDemo(current) && (await wasMailedTo(tx, current, confirmationMailKind, newEmailAddress)))
      refuse('demo_mail_already_sent', 'newEmailAddress')
    if (!(await strangerMailAllowed(tx, ctx, current, newEmailAddress))) throw rateLimited(waitSeconds)
    const token = newSecret()
    await dinnerStore.replaceEmail(tx, current, newEmailAddress, secretHash(token))
    const changed = { ...dinner, ...(await dinnerStore.byId(tx, dinner.id)) }
    await queueMail(tx, ctx, changed, dinnerCreatedMail(ctx, changed, token, await offerWithdrawal(tx, changed)))
    await recordActivity(tx, ctx.clock, changed, { type: 'CUSTOM_ADMIN_CHANGE', code: 'dinner_links_resent' })
    return changed
  })
}
