import type { PortalEvent } from '@running-dinner/contract/guests'

/** An event that a guest sees among their own ones. */
export function examplePortalEvent(changes: Partial<PortalEvent> = {}): PortalEvent {
  return {
    eventName: 'Dinner in Freiburg',
    eventDate: '2027-05-15',
    city: 'Freiburg',
    publicUrl: '',
    cancelled: false,
    over: false,
    acknowledged: true,
    roles: ['PARTICIPANT'],
    credentials: { PARTICIPANT: { role: 'PARTICIPANT', selfAdminId: 'self-1', participantId: 'guest-1' } },
    ...changes,
  }
}
