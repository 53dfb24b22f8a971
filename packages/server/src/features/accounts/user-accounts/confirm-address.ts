import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { notFound } from '../../../platform/http/problems.ts'
import { type Account, accountStore } from './account.store.ts'

/** Idempotent. If the chosen name was confirmed by another account meanwhile, the address becomes the name. */
export async function confirmAddress(tx: Tx, { clock }: Pick<Ctx, 'clock'>, { id, email }: Account): Promise<Account> {
  await accountStore.lockEmail(tx, email)
  const account = await accountStore.byId(tx, id)
  const owner = await accountStore.byEmail(tx, email)
  if (!account || (owner?.confirmedAt && owner.id !== id)) throw notFound()
  if (account.confirmedAt) return account
  const username = (await accountStore.isUsernameTaken(tx, account)) ? account.email : account.username
  const now = clock.now()
  await accountStore.confirm(tx, account, { username, now })
  return { ...account, username, confirmedAt: now }
}
