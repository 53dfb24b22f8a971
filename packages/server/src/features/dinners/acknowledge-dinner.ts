import { timingSafeEqual } from 'node:crypto'
import type { Ctx } from '../../platform/ctx.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { notFound } from '../../platform/http/problems.ts'
import { secretHash } from '../../platform/ids.ts'
import { recordActivity } from '../activities/index.ts'
import type { AuthorizedDinner } from './authorized-dinner.ts'
import { dinnerStore } from './dinner.store.ts'

/** The organiser followed the mailed link and clicked; asking again changes nothing (rules 2.5, decisions B18). */
export async function acknowledgeDinner(ctx: Ctx, dinner: AuthorizedDinner, token: string): Promise<AuthorizedDinner> {
  return inTransaction(ctx.db, async (tx) => {
    const expected = await dinnerStore.acknowledgeTokenHash(tx, dinner)
    if (!expected || !timingSafeEqual(expected, secretHash(token))) throw notFound()
    if (dinner.acknowledgedDate) return dinner
    const now = ctx.clock.now()
    await dinnerStore.acknowledge(tx, dinner, now)
    await recordActivity(tx, ctx.clock, dinner, { type: 'CUSTOM_ADMIN_CHANGE', code: 'dinner_confirmed' })
    return { ...dinner, acknowledgedDate: now }
  })
}
