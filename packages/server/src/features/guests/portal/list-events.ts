import type { PortalEvent } from '@running-dinner/contract'
import { emailIdentity } from '@running-dinner/domain'
import { isEveningOver } from '@running-dinner/domain/events'
import type { Ctx } from '../../../platform/ctx.ts'
import { links } from '../../events/dinner-record/index.ts'
import { type PortalEntry, readPortalEntries } from './portal-events.read.ts'
import { portalTokenStore } from './portal-token.store.ts'

/** Each token shows the events of its own address; the results are merged. */
export async function listMyEvents(ctx: Ctx, portalTokens: readonly string[]): Promise<PortalEvent[]> {
  const knownTokens = await portalTokenStore.known(ctx.db, portalTokens)
  const tokens = new Map(knownTokens.map(({ emailIdentity, token }) => [emailIdentity, token]))
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

type Entry = PortalEntry & { portalToken?: string }

/** One entry per event, whatever roles and addresses it was found by; each role as first found. */
function presentPortalEvents(ctx: Pick<Ctx, 'baseUrl' | 'clock'>, portalEntries: readonly Entry[]): PortalEvent[] {
  const events = new Map<string, PortalEvent>()
  for (const entry of portalEntries) {
    const event = events.get(entry.dinnerId) ?? presentEvent(ctx, entry)
    events.set(entry.dinnerId, withRole(ctx, event, entry))
  }
  return [...events.values()]
}

function presentEvent(ctx: Pick<Ctx, 'baseUrl' | 'clock'>, portalEntry: Entry): PortalEvent {
  const { title, date, city, publicDinnerId, cancelled, acknowledged } = portalEntry
  const publicUrl = publicDinnerId === undefined ? '' : links.publicDinner(ctx, publicDinnerId)
  return {
    ...{ eventName: title, eventDate: date, city, publicUrl, cancelled, acknowledged },
    over: isEveningOver(portalEntry.event, ctx.clock.now()),
    roles: [],
    credentials: {},
  }
}

function withRole(ctx: Pick<Ctx, 'baseUrl'>, event: PortalEvent, { credentials, portalToken }: Entry): PortalEvent {
  const { role } = credentials
  if (event.credentials[role]) return event
  const proof = portalToken === undefined ? {} : { portalToken }
  const shown =
    role === 'ORGANIZER'
      ? { ...credentials, ...proof, adminUrl: links.admin(ctx, credentials.adminId) }
      : { ...credentials, ...proof }
  return { ...event, roles: [...event.roles, role], credentials: { ...event.credentials, [role]: shown } }
}
