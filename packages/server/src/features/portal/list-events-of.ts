import type { PortalEvent } from '@running-dinner/contract'
import { emailIdentity } from '@running-dinner/domain'
import type { Ctx } from '../../platform/ctx.ts'
import { presentPortalEvents } from './portal-events.present.ts'
import { readPortalEntries } from './portal-events.read.ts'

/** For somebody who has proven that the address is theirs in another way than by a portal token. */
export async function listEventsOf(ctx: Ctx, email: string): Promise<PortalEvent[]> {
  return presentPortalEvents(ctx, await readPortalEntries(ctx.db, [emailIdentity(email)]))
}
