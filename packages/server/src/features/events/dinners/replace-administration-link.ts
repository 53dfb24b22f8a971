import { needsAcknowledgement } from '@running-dinner/domain/events'
import { isConfinedDemo } from '@running-dinner/domain/messages'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { notFound, rateLimited } from '../../../platform/http/problems.ts'
import { newSecret, secretHash } from '../../../platform/ids.ts'
import { firstContactMailAllowed, queueMail } from '../../messages/outbox/index.ts'
import { countActivities, recordActivity } from '../activities/index.ts'
import { type AuthorizedDinner, asAuthorized, dinnerStore, lockDinner } from '../dinner-record/index.ts'
import { administrationLinkMail } from './dinner.mails.ts'
import { settingsStore } from './settings.store.ts'

const perDay = 3
const day = 86_400_000

/**
 * Replaces the administration link; the old one stops working at once, and the new one is returned and mailed. Also for
 * cancelled events, whose data still needs protection. An unconfirmed event gets a new confirmation link too; a demo
 * with an unconfirmed address mails nothing.
 */
export async function replaceAdministrationLink(ctx: Ctx, dinner: AuthorizedDinner): Promise<AuthorizedDinner> {
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const storedDinner = await dinnerStore.byId(tx, dinner.id)
    if (!storedDinner || storedDinner.adminId !== dinner.adminId) throw notFound()
    if (!(await isReplacementAllowed(tx, ctx, asAuthorized(storedDinner)))) throw rateLimited(day / 1000)
    const replaced = asAuthorized({ ...storedDinner, adminId: newSecret() })
    const token = needsAcknowledgement(storedDinner) ? newSecret() : undefined
    await settingsStore.replaceAdminId(tx, replaced, token === undefined ? undefined : secretHash(token))
    if (!isConfinedDemo(storedDinner)) await queueMail(tx, ctx, replaced, administrationLinkMail(ctx, replaced, token))
    await recordActivity(tx, ctx.clock, replaced, { type: 'CUSTOM_ADMIN_CHANGE', code: 'administration_link_replaced' })
    return replaced
  })
}

/** Counted per event, because rate limits per link are reset by the new link. */
async function isReplacementAllowed(tx: Tx, ctx: Ctx, dinner: AuthorizedDinner): Promise<boolean> {
  if (!ctx.config.rateLimits) return true
  const since = new Date(ctx.clock.now().getTime() - day)
  if ((await countActivities(tx, dinner, 'administration_link_replaced', since)) >= perDay) return false
  return !needsAcknowledgement(dinner) || firstContactMailAllowed(tx, ctx, dinner, dinner.email)
}
