import type { accountRoutes, BodyOf, Session } from '@running-dinner/contract'
import type { Language } from '@running-dinner/domain'
import { passwordIssues } from '@running-dinner/domain/accounts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction, withSavepoint } from '../../../platform/db/in-transaction.ts'
import { notFound, refuse, refuseIf } from '../../../platform/http/problems.ts'
import { newId, newSecret } from '../../../platform/ids.ts'
import { isCommonPassword } from '../../../platform/passwords/common-passwords.ts'
import { firstContactMailAllowed, queueMail } from '../../messages/outbox/index.ts'
import { newPasswordMail, passwordChangedMail } from './account.mails.ts'
import { presentSession } from './account.present.ts'
import { type Account, accountLinkStore, accountStore } from './account.store.ts'
import type { AccountsCtx } from './accounts-ctx.ts'
import type { AuthorizedAccount } from './authorized-account.ts'
import { confirmAddress } from './register.ts'

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

const hour = 3_600_000

/**
 * For an unknown address the same rows are written and rolled back, so that neither answer nor timing reveals whether
 * an account exists.
 */
export async function mailNewPassword(ctx: AccountsCtx, email: string): Promise<void> {
  const now = ctx.clock.now()
  const unknownAccount = { id: newId(), email, language: 'de' as Language }
  await inTransaction(ctx.db, async (tx) => {
    const isAllowed = await firstContactMailAllowed(tx, ctx, undefined, email)
    const account = await accountStore.byEmail(tx, email)
    const { id: accountId, ...addressee } = account ?? unknownAccount
    await withSavepoint(tx, async () => {
      const token = newSecret()
      const expiresAt = new Date(now.getTime() + hour)
      await accountLinkStore.insert(tx, { accountId, purpose: 'PASSWORD', token, expiresAt, createdAt: now })
      await queueMail(tx, ctx, undefined, newPasswordMail(ctx, addressee, token))
      return account !== undefined && isAllowed
    })
  })
}

/** The mailed token also verifies the address and works once. */
export async function setNewPassword(ctx: AccountsCtx, token: string, password: string): Promise<Session> {
  const link = { purpose: 'PASSWORD', token, now: ctx.clock.now() } as const
  const id = await accountLinkStore.accountIdOf(ctx.db, link)
  const storedAccount = id === undefined ? undefined : await accountStore.byId(ctx.db, id)
  if (!storedAccount) throw notFound()
  refuseIf(passwordIssues(password, storedAccount, isCommonPassword))
  const passwordHash = await ctx.passwords.hash(password)
  const account = await inTransaction(ctx.db, async (tx) => {
    const owner = await confirmAddress(tx, ctx, storedAccount)
    // Checked again under the address lock: of two concurrent requests only one succeeds.
    if ((await accountLinkStore.accountIdOf(tx, link)) === undefined) throw notFound()
    return storePassword(tx, ctx, owner, passwordHash)
  })
  return presentSession(ctx, account)
}

/** Ends all sessions and mails the owner a notice. */
async function storePassword(tx: Tx, ctx: AccountsCtx, account: Account, passwordHash: string): Promise<Account> {
  await accountStore.setPassword(tx, account, passwordHash)
  await accountLinkStore.removeOf(tx, account.id)
  await queueMail(tx, ctx, undefined, passwordChangedMail(ctx, account))
  return (await accountStore.byId(tx, account.id)) ?? account
}
