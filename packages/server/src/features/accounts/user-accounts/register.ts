import type { accountRoutes, BodyOf, Session } from '@running-dinner/contract'
import { passwordIssues, usernameIssues } from '@running-dinner/domain/accounts'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { notFound, refuse, refuseIf } from '../../../platform/http/problems.ts'
import { newId, newSecret } from '../../../platform/ids.ts'
import { isCommonPassword } from '../../../platform/passwords/common-passwords.ts'
import { firstContactMailAllowed, queueMail } from '../../messages/outbox/index.ts'
import { accountKnownMail, confirmAccountMail } from './account.mails.ts'
import { presentSession } from './account.present.ts'
import { type Account, accountLinkStore, accountStore } from './account.store.ts'
import type { AccountsCtx } from './accounts-ctx.ts'

const confirmDays = 14

/**
 * Claims an address. Only the mail reveals whether it already has an account: answer and work are the same, and login
 * with the new password works until the claim expires unconfirmed.
 */
export async function register(ctx: AccountsCtx, body: BodyOf<typeof accountRoutes.register>): Promise<void> {
  refuseIf([...usernameIssues(body), ...passwordIssues(body.password, body, isCommonPassword)])
  const passwordHash = await ctx.passwords.hash(body.password)
  const now = ctx.clock.now()
  const token = newSecret()
  const account: Account = {
    id: newId(),
    username: body.username,
    email: body.email,
    firstName: body.firstName,
    lastName: body.lastName,
    passwordHash,
    tokenVersion: 0,
    language: body.languageCode ?? 'de',
    confirmedAt: undefined,
    createdAt: now,
  }
  await inTransaction(ctx.db, async (tx) => {
    await accountStore.lockEmail(tx, body.email)
    const storedAccount = await accountStore.byEmail(tx, body.email)
    await accountStore.insert(tx, account)
    const expiresAt = new Date(now.getTime() + confirmDays * 86_400_000)
    await accountLinkStore.insert(tx, { accountId: account.id, purpose: 'CONFIRM', token, expiresAt, createdAt: now })
    if (!(await firstContactMailAllowed(tx, ctx, undefined, body.email))) return
    // If the address has an account, the link of this claim is never mailed.
    const mail = storedAccount?.confirmedAt
      ? accountKnownMail(ctx, storedAccount)
      : confirmAccountMail(ctx, account, token)
    await queueMail(tx, ctx, undefined, mail)
  })
}

/**
 * Requires the mailed token and the password: with the token alone, the owner of an address could confirm an account
 * whose password only an attacker knows.
 */
export async function confirmAccount(ctx: AccountsCtx, token: string, password: string): Promise<Session> {
  const now = ctx.clock.now()
  const id = await accountLinkStore.accountIdOf(ctx.db, { purpose: 'CONFIRM', token, now })
  const storedAccount = id === undefined ? undefined : await accountStore.byId(ctx.db, id)
  if (!storedAccount) throw notFound()
  if (!(await ctx.passwords.verify(storedAccount.passwordHash, password))) refuse('password_wrong', 'password')
  const account = await inTransaction(ctx.db, (tx) => confirmAddress(tx, ctx, storedAccount))
  return presentSession(ctx, account)
}

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
