import type { Session } from '@running-dinner/contract'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { notFound, refuse } from '../../../platform/http/problems.ts'
import { presentSession } from './account.present.ts'
import { accountStore } from './account.store.ts'
import { accountLinkStore } from './account-link.store.ts'
import type { AccountsCtx } from './accounts-ctx.ts'
import { confirmAddress } from './confirm-address.ts'

/**
 * Requires the mailed token and the password: with the token alone, the owner of an address could confirm an account
 * whose password only an attacker knows.
 */
export async function confirmAccount(ctx: AccountsCtx, token: string, password: string): Promise<Session> {
  const now = ctx.clock.now()
  const id = await accountLinkStore.accountIdOf(ctx.db, { purpose: 'CONFIRM', token, now })
  const found = id === undefined ? undefined : await accountStore.byId(ctx.db, id)
  if (!found) throw notFound()
  if (!(await ctx.passwords.verify(found.passwordHash, password))) refuse('password_wrong', 'password')
  const account = await inTransaction(ctx.db, (tx) => confirmAddress(tx, ctx, found))
  return presentSession(ctx, account)
}
