import type { PortalEvent } from '@running-dinner/contract'
import { emailIdentity } from '@running-dinner/domain'
import type { Ctx } from '../../../platform/ctx.ts'
import { presentPortalEvents } from './portal-events.present.ts'
import { readPortalEntries } from './portal-events.read.ts'
import { portalTokenStore } from './portal-token.store.ts'

/** Each token shows the events of its own address; the results are merged. */
export async function listMyEvents(ctx: Ctx, portalTokens: readonly string[]): Promise<PortalEvent[]> {
  const known = await portalTokenStore.known(ctx.db, portalTokens)
  const tokens = new Map(known.map(({ emailIdentity, token }) => [emailIdentity, token]))
  const entries = await readPortalEntries(ctx.db, [...tokens.keys()])
  return presentPortalEvents(
    ctx,
    entries.map((entry) => ({ ...entry, portalToken: tokens.get(entry.emailIdentity) ?? '' })),
  )
}

/** For callers whose address was proven otherwise than by a portal token. */
export async function listEventsOf(ctx: Ctx, email: string): Promise<PortalEvent[]> {
  return presentPortalEvents(ctx, await readPortalEntries(ctx.db, [emailIdentity(email)]))
}
