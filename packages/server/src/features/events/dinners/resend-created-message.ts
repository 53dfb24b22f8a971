import { confirmationMailKind, isConfinedDemo } from '@running-dinner/domain/messages'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { rateLimited, refuse } from '../../../platform/http/problems.ts'
import { newSecret, secretHash } from '../../../platform/ids.ts'
import { offerWithdrawal } from '../../messages/newsletter/index.ts'
import { firstContactMailAllowed, queueMail, wasMailedTo } from '../../messages/outbox/index.ts'
import { recordActivity } from '../activities/index.ts'
import { type AuthorizedDinner, dinnerStore, lockDinner } from '../dinner-record/index.ts'
import { dinnerCreatedMail } from './dinner.mails.ts'

/** The hourly limit of mails to the address is over by then. */
const waitSeconds = 3600

/**
 * Possible only before confirmation. A new address also replaces the public contact if both were equal. A demo mails
 * each address once: it is usable without the mail, so that a stranger's inbox gets no second one.
 */
export async function resendCreatedMessage(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  newEmailAddress: string,
): Promise<AuthorizedDinner> {
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const storedDinner = await dinnerStore.byId(tx, dinner.id)
    if (!storedDinner || storedDinner.acknowledgedDate) refuse('event_already_confirmed')
    if (isConfinedDemo(storedDinner) && (await wasMailedTo(tx, storedDinner, confirmationMailKind, newEmailAddress)))
      refuse('demo_mail_already_sent', 'newEmailAddress')
    if (!(await firstContactMailAllowed(tx, ctx, storedDinner, newEmailAddress))) throw rateLimited(waitSeconds)
    const token = newSecret()
    await dinnerStore.replaceEmail(tx, storedDinner, newEmailAddress, secretHash(token))
    const changed = { ...dinner, ...(await dinnerStore.byId(tx, dinner.id)) }
    await queueMail(tx, ctx, changed, dinnerCreatedMail(ctx, changed, token, await offerWithdrawal(tx, changed)))
    await recordActivity(tx, ctx.clock, changed, { type: 'CUSTOM_ADMIN_CHANGE', code: 'dinner_links_resent' })
    return changed
  })
}
