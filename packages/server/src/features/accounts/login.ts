import type { accountRoutes, BodyOf, Session } from '@running-dinner/contract'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { loginFailed } from '../../platform/http/problems.ts'
import { presentSession } from './account.present.ts'
import { accountStore } from './account.store.ts'
import type { AccountsCtx } from './accounts-ctx.ts'

/** An unknown name costs the same work and gets the same answer as a wrong password (reliability 2.4 #9). */
export async function login(ctx: AccountsCtx, body: BodyOf<typeof accountRoutes.login>): Promise<Session> {
  const account = await accountStore.byLogin(ctx.db, body.username)
  const isRight = await ctx.passwords.verify(account?.passwordHash, body.password)
  if (!account || !isRight) throw loginFailed()
  await inTransaction(ctx.db, (tx) => accountStore.noteLogin(tx, account, ctx.clock.now()))
  return presentSession(ctx, account)
}
