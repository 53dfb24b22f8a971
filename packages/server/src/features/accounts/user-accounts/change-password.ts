import type { accountRoutes, BodyOf, Session } from '@running-dinner/contract'
import { passwordIssues } from '@running-dinner/domain/accounts/account-issues.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { refuse, refuseIf } from '../../../platform/http/problems.ts'
import { isCommonPassword } from '../../../platform/passwords/common-passwords.ts'
import { presentSession } from './account.present.ts'
import type { AccountsCtx } from './accounts-ctx.ts'
import type { AuthorizedAccount } from './authorized-account.ts'
import { storePassword } from './store-password.ts'

/** Requires the old password, so that an unlocked device is not enough to take over the account. */
export async function changePassword(
  ctx: AccountsCtx,
  account: AuthorizedAccount,
  { password, newPassword }: BodyOf<typeof accountRoutes.changePassword>,
): Promise<Session> {
  if (!(await ctx.passwords.verify(account.passwordHash, password))) refuse('password_wrong', 'password')
  refuseIf(passwordIssues(newPassword, account, isCommonPassword, 'newPassword'))
  const passwordHash = await ctx.passwords.hash(newPassword)
  const changed = await inTransaction(ctx.db, (tx) => storePassword(tx, ctx, account, passwordHash))
  return presentSession(ctx, changed)
}
