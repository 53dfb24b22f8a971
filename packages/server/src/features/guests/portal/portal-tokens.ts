import { emailIdentity } from '@running-dinner/domain'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { newSecret } from '../../../platform/ids.ts'
import { portalTokenStore } from './portal-token.store.ts'

/**
 * Returns the token that opens "my events" of an address, the same every time. Only for callers whose address is proven, or to
 * be mailed to that address.
 */
export function portalTokenFor(tx: Tx, ctx: Pick<Ctx, 'clock'>, email: string): Promise<string> {
  return portalTokenStore.findOrInsert(tx, {
    emailIdentity: emailIdentity(email),
    token: newSecret(),
    createdAt: ctx.clock.now(),
  })
}

/** "Forget this device": invalidates the links everywhere; a new one can be mailed. */
export async function revokePortalTokens(ctx: Ctx, tokens: readonly string[]): Promise<void> {
  await inTransaction(ctx.db, (tx) => portalTokenStore.remove(tx, tokens))
}
