import type { PortalEvent } from '@running-dinner/contract'
import type { Ctx } from '../../platform/ctx.ts'
import { presentPortalEvents } from './portal-events.present.ts'
import { readPortalEntries } from './portal-events.read.ts'
import { portalTokenStore } from './portal-token.store.ts'

/** Every token shows what belongs to its own address, merged into one list. */
export async function listMyEvents(ctx: Ctx, portalTokens: readonly string[]): Promise<PortalEvent[]> {
  const known = await portalTokenStore.known(ctx.db, portalTokens)
  const tokens = new Map(known.map(({ emailIdentity, token }) => [emailIdentity, token]))
  const entries = await readPortalEntries(ctx.db, [...tokens.keys()])
  return presentPortalEvents(
    ctx,
    entries.map((entry) => ({ ...entry, portalToken: tokens.get(entry.emailIdentity) ?? '' })),
  )
}
