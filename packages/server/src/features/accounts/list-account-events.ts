import type { PortalEvent } from '@running-dinner/contract'
import { listEventsOf } from '../portal/index.ts'
import type { AccountsCtx } from './accounts-ctx.ts'
import type { AuthorizedAccount } from './authorized-account.ts'

/** Nothing before the address is proven: an account can be made with anybody's. */
export async function listAccountEvents(ctx: AccountsCtx, account: AuthorizedAccount): Promise<PortalEvent[]> {
  return account.confirmedAt ? listEventsOf(ctx, account.email) : []
}
