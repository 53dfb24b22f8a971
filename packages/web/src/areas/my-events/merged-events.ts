import type { PortalEvent } from '@running-dinner/contract/guests'

/** What the links and the account know, each event once: the same credentials mean the same event. */
export function mergedEvents(ofLinks: readonly PortalEvent[], ofAccount: readonly PortalEvent[]): PortalEvent[] {
  const merged = [...ofLinks]
  for (const event of ofAccount) {
    const index = merged.findIndex((candidate) => isSame(candidate, event))
    const mergedEvent = merged[index]
    if (mergedEvent) merged[index] = withRolesOf(mergedEvent, event)
    else merged.push(event)
  }
  return merged.sort((left, right) => left.eventDate.localeCompare(right.eventDate))
}

function isSame(event: PortalEvent, otherEvent: PortalEvent): boolean {
  const participant = event.credentials.PARTICIPANT?.participantId
  const organizer = event.credentials.ORGANIZER?.adminId
  return (
    (participant !== undefined && participant === otherEvent.credentials.PARTICIPANT?.participantId) ||
    (organizer !== undefined && organizer === otherEvent.credentials.ORGANIZER?.adminId) ||
    (event.publicUrl !== '' && event.publicUrl === otherEvent.publicUrl)
  )
}

function withRolesOf(event: PortalEvent, otherEvent: PortalEvent): PortalEvent {
  return {
    ...event,
    roles: [...new Set([...event.roles, ...otherEvent.roles])],
    credentials: { ...otherEvent.credentials, ...event.credentials },
  }
}

/** A cancelled event has no guests any more; who organises it stays true. */
export function shownRoles({ roles, cancelled }: Pick<PortalEvent, 'roles' | 'cancelled'>): PortalEvent['roles'] {
  return cancelled ? roles.filter((role) => role !== 'PARTICIPANT') : roles
}
