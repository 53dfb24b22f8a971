import type { accountRoutes, BodyOf, Session } from '@running-dinner/contract'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { loginFailed } from '../../../platform/http/problems.ts'
import { presentSession } from './account.present.ts'
import { type Account, accountStore, maxClaims } from './account.store.ts'
import type { AccountsCtx } from './accounts-ctx.ts'

/** An unknown name costs the same work and gets the same answer as a wrong password, so that accounts cannot be enumerated. */
export async function login(ctx: AccountsCtx, body: BodyOf<typeof accountRoutes.login>): Promise<Session> {
  const claims = await accountStore.byLogin(ctx.db, body.username)
  const account = await accountWithPassword(ctx, claims, body.password)
  if (!account) throw loginFailed()
  await inTransaction(ctx.db, (tx) => accountStore.noteLogin(tx, account, ctx.clock.now()))
  return presentSession(ctx, account)
}

/**
 * Several unconfirmed accounts may claim one name; the password decides which one is meant. A missing account costs a hash too:
 * otherwise a caller who claims an address sees by the time whether it has one.
 */
async function accountWithPassword(
  { passwords }: AccountsCtx,
  candidates: readonly Account[],
  password: string,
): Promise<Account | undefined> {
  const confirmed = candidates.find((candidate) => candidate.confirmedAt !== undefined)
  if (await passwords.verify(confirmed?.passwordHash, password)) return confirmed
  const claims = candidates.filter((candidate) => candidate !== confirmed).slice(0, maxClaims)
  for (const claim of claims) if (await passwords.verify(claim.passwordHash, password)) return claim
  return undefined
}
