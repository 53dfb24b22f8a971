import type { Role } from '@running-dinner/contract'
import { emailIdentity } from '@running-dinner/domain'
import type { FastifyRequest } from 'fastify'
import type { Ctx } from '../../../platform/ctx.ts'
import { forbidden, unauthorized } from '../../../platform/http/problems.ts'
import { type Account, accountStore } from './account.store.ts'
import type { SessionTokens } from './session-tokens.ts'

declare const authorized: unique symbol
/** An account whose session token was verified, read from the database for this request. */
export type AuthorizedAccount = Account & { readonly [authorized]: true }

type Guard = (params: unknown, request: FastifyRequest) => Promise<AuthorizedAccount>

export function requireAccount(ctx: Ctx, sessions: SessionTokens): Guard {
  return async (_params, request) => {
    const [, token] = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.authorization ?? '') ?? []
    const claims = token === undefined ? undefined : await sessions.read(token)
    const account = claims && (await accountStore.byId(ctx.db, claims.accountId))
    if (!account || account.tokenVersion !== claims.tokenVersion) throw unauthorized()
    // The only place that creates the branded type, after the token was verified.
    return account as AuthorizedAccount
  }
}

export function requireAdmin(ctx: Ctx, sessions: SessionTokens): Guard {
  const requireSession = requireAccount(ctx, sessions)
  return async (params, request) => {
    const account = await requireSession(params, request)
    if (!rolesOf(ctx, account).includes('ROLE_ADMIN')) throw forbidden()
    return account
  }
}

/** Evaluated for every request: the operator is the confirmed account with the configured `ADMIN_EMAIL`. */
export function rolesOf({ config }: Pick<Ctx, 'config'>, { email, confirmedAt }: Account): Role[] {
  const isAdmin = confirmedAt !== undefined && emailIdentity(email) === emailIdentity(config.adminEmail)
  return isAdmin ? ['ROLE_USER', 'ROLE_ADMIN'] : ['ROLE_USER']
}
