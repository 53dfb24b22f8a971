import type { Session } from '@running-dinner/contract'
import { passwordIssues } from '@running-dinner/domain/accounts/account-issues.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { notFound, refuseIf } from '../../../platform/http/problems.ts'
import { isCommonPassword } from '../../../platform/passwords/common-passwords.ts'
import { presentSession } from './account.present.ts'
import { accountStore } from './account.store.ts'
import { accountLinkStore } from './account-link.store.ts'
import type { AccountsCtx } from './accounts-ctx.ts'
import { confirmAddress } from './confirm-address.ts'
import { storePassword } from './store-password.ts'

/** The mailed token also verifies the address and works once. */
export async function setNewPassword(ctx: AccountsCtx, token: string, password: string): Promise<Session> {
  const link = { purpose: 'PASSWORD', token, now: ctx.clock.now() } as const
  const id = await accountLinkStore.accountIdOf(ctx.db, link)
  const found = id === undefined ? undefined : await accountStore.byId(ctx.db, id)
  if (!found) throw notFound()
  refuseIf(passwordIssues(password, found, isCommonPassword))
  const passwordHash = await ctx.passwords.hash(password)
  const account = await inTransaction(ctx.db, async (tx) => {
    const owner = await confirmAddress(tx, ctx, found)
    // Checked again under the address lock: of two concurrent requests only one succeeds.
    if ((await accountLinkStore.accountIdOf(tx, link)) === undefined) throw notFound()
    return storePassword(tx, ctx, owner, passwordHash)
  })
  return presentSession(ctx, account)
}
