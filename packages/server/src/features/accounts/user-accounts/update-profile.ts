import type { accountRoutes, BodyOf, Profile } from '@running-dinner/contract'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { presentProfile } from './account.present.ts'
import { accountStore } from './account.store.ts'
import type { AccountsCtx } from './accounts-ctx.ts'
import type { AuthorizedAccount } from './authorized-account.ts'

export async function updateProfile(
  ctx: AccountsCtx,
  account: AuthorizedAccount,
  { firstName = account.firstName, lastName = account.lastName }: BodyOf<typeof accountRoutes.updateProfile>,
): Promise<Profile> {
  const changed = { ...account, firstName, lastName }
  await inTransaction(ctx.db, (tx) => accountStore.setNames(tx, changed))
  return presentProfile(ctx, changed)
}
