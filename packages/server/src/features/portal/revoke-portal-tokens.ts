import type { Ctx } from '../../platform/ctx.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { portalTokenStore } from './portal-token.store.ts'

/** "Forget this device": the links are worthless from now on, everywhere; a new one can be mailed. */
export async function revokePortalTokens(ctx: Ctx, tokens: readonly string[]): Promise<void> {
  await inTransaction(ctx.db, (tx) => portalTokenStore.remove(tx, tokens))
}
