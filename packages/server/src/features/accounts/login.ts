import type { accountRoutes, BodyOf, Session } from '@running-dinner/contract'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { loginFailed } from '../../platform/http/problems.ts'
import { presentSession } from './account.present.ts'
import { type Account, accountStore } from './account.store.ts'
import type { AccountsCtx } from './accounts-ctx.ts'

/** An unknown name costs the same work and gets the same answer as a wrong password, so that accounts cannot be enumerated. */
export async function login(ctx: AccountsCtx, body: BodyOf<typeof accountRoutes.login>): Promise<Session> {
  const claims = await accountStore.byLogin(ctx.db, body.username)
  const account = await accountWithPassword(ctx, claims, body.password)
  if (!account) throw loginFailed()
  await inTransaction(ctx.db, (tx) => accountStore.noteLogin(tx, account, ctx.clock.now()))
  return presentSession(ctx, account)
}

/** Several unconfirmed accounts may claim one name; the password decides which one is meant. */
async function accountWithPassword(
  { passwords }: AccountsCtx,
  claims: readonly Account[],
  password: string,
): Promise<Account | undefined> {
  for (const claim of claims) if (await passwords.verify(claim.passwordHash, password)) return claim
  if (claims.length === 0) await passwords.verify(undefined, password)
  return undefined
}
