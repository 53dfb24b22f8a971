import type { PortalEvent } from '@running-dinner/contract'
import { isEveningOver } from '@running-dinner/domain/evening/evening-times.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { links } from '../../events/dinner-record/index.ts'
import type { PortalEntry } from './portal-events.read.ts'

type Entry = PortalEntry & { portalToken?: string }

/** One entry per event, whatever roles and addresses it was found by; each role as first found. */
export function presentPortalEvents(ctx: Pick<Ctx, 'baseUrl' | 'clock'>, entries: readonly Entry[]): PortalEvent[] {
  const events = new Map<string, PortalEvent>()
  for (const entry of entries) {
    const event = events.get(entry.dinnerId) ?? presentEvent(ctx, entry)
    events.set(entry.dinnerId, withRole(ctx, event, entry))
  }
  return [...events.values()]
}

function presentEvent(ctx: Pick<Ctx, 'baseUrl' | 'clock'>, entry: Entry): PortalEvent {
  const { title, date, city, publicDinnerId, cancelled, acknowledged } = entry
  const publicUrl = publicDinnerId === undefined ? '' : links.publicDinner(ctx, publicDinnerId)
  return {
    ...{ eventName: title, eventDate: date, city, publicUrl, cancelled, acknowledged },
    over: isEveningOver(entry.event, ctx.clock.now()),
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
