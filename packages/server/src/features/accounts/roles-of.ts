import type { Role } from '@running-dinner/contract'
import { emailIdentity } from '@running-dinner/domain'
import type { Ctx } from '../../platform/ctx.ts'
import type { Account } from './account.store.ts'

/** Evaluated for every request: the operator is the confirmed account with the configured `ADMIN_EMAIL`. */
export function rolesOf({ config }: Pick<Ctx, 'config'>, { email, confirmedAt }: Account): Role[] {
  const isAdmin = confirmedAt !== undefined && emailIdentity(email) === emailIdentity(config.adminEmail)
  return isAdmin ? ['ROLE_USER', 'ROLE_ADMIN'] : ['ROLE_USER']
}
