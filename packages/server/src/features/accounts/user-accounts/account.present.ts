import type { Profile, Session } from '@running-dinner/contract'
import { type Account, avatarStore } from './account.store.ts'
import type { AccountsCtx } from './accounts-ctx.ts'
import { rolesOf } from './authorized-account.ts'

export async function presentSession(ctx: AccountsCtx, account: Account): Promise<Session> {
  const { id, tokenVersion } = account
  return { token: await ctx.sessions.sign({ accountId: id, tokenVersion }), ...presentNames(ctx, account) }
}

export async function presentProfile(ctx: AccountsCtx, account: Account): Promise<Profile> {
  const name = await avatarStore.nameOf(ctx.db, account)
  return {
    ...presentNames(ctx, account),
    confirmed: account.confirmedAt !== undefined,
    avatarPath: name === undefined ? '' : `/user/avatar/${name}`,
  }
}

function presentNames(ctx: AccountsCtx, account: Account) {
  const { username, email, firstName, lastName } = account
  return { roles: rolesOf(ctx, account), username, email, firstName, lastName }
}
