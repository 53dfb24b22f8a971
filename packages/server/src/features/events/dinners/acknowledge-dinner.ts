import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { notFound } from '../../../platform/http/problems.ts'
import { isSameSecret, secretHash } from '../../../platform/ids.ts'
import { newsletterStore } from '../../messages/newsletter/index.ts'
import { recordActivity } from '../activities/index.ts'
import { type AuthorizedDinner, asAuthorized, dinnerStore, lockDinner } from '../dinner-record/index.ts'

/**
 * Confirms the event's mail address; idempotent. Runs under the event lock, so that the confirmed address is the one
 * the token was mailed to.
 */
export async function acknowledgeDinner(ctx: Ctx, dinner: AuthorizedDinner, token: string): Promise<AuthorizedDinner> {
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const expected = await dinnerStore.acknowledgeTokenHash(tx, dinner)
    if (!expected || !isSameSecret(secretHash(token), expected)) throw notFound()
    const current = await dinnerStore.byId(tx, dinner.id)
    if (!current || current.acknowledgedDate) return asAuthorized(current ?? dinner)
    const now = ctx.clock.now()
    await dinnerStore.acknowledge(tx, current, now)
    await newsletterStore.enter(tx, current, now)
    await recordActivity(tx, ctx.clock, current, { type: 'CUSTOM_ADMIN_CHANGE', code: 'dinner_confirmed' })
    return asAuthorized({ ...current, acknowledgedDate: now })
  })
}
