import type { Tx } from '../../../platform/db/database.ts'
import { queueMail } from '../../messages/outbox/index.ts'
import { passwordChangedMail } from './account.mails.ts'
import { type Account, accountStore } from './account.store.ts'
import { accountLinkStore } from './account-link.store.ts'
import type { AccountsCtx } from './accounts-ctx.ts'

/** Ends all sessions and mails the owner a notice. */
export async function storePassword(
  tx: Tx,
  ctx: AccountsCtx,
  account: Account,
  passwordHash: string,
): Promise<Account> {
  await accountStore.setPassword(tx, account, passwordHash)
  await accountLinkStore.removeOf(tx, account.id)
  await queueMail(tx, ctx, undefined, passwordChangedMail(ctx, account))
  return (await accountStore.byId(tx, account.id)) ?? account
}
