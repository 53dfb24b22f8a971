import { type DinnerReply, dinnerRoutes } from '@running-dinner/contract/events'
import type { PortalEvent } from '@running-dinner/contract/guests'
import { toApiError } from '../../lib/api-error.ts'
import { call } from '../../lib/http.ts'
import { paths } from '../../lib/paths.ts'

/** Deleted events, and those whose administration link was replaced elsewhere, are left out. */
export async function loadOrganisedEvents(adminIds: readonly string[], signal: AbortSignal): Promise<PortalEvent[]> {
  const dinners = await Promise.all(
    adminIds.map((adminId) =>
      call(dinnerRoutes.get, { params: { adminId }, signal }).catch((error: unknown) => {
        if (toApiError(error).status !== 404) throw error
        return undefined
      }),
    ),
  )
  const now = new Date()
  return dinners.flatMap((dinner) => (dinner ? [organisedEvent(dinner, now)] : []))
}

function organisedEvent(dinner: DinnerReply, now: Date): PortalEvent {
  const { adminId, basicDetails, acknowledgedDate, cancellationDate, publicSettings } = dinner
  const { title, date, city, registrationType } = basicDetails
  return {
    eventName: title,
    eventDate: date,
    city,
    publicUrl: registrationType === 'CLOSED' ? '' : (publicSettings?.publicDinnerUrl ?? ''),
    cancelled: cancellationDate !== null,
    // No evening lasts until the noon after it; its exact end takes rules that this page does not load.
    over: now.getTime() > Date.parse(`${date}T12:00`) + 86_400_000,
    acknowledged: acknowledgedDate !== null || dinner.runningDinnerType === 'DEMO',
    roles: ['ORGANIZER'],
    credentials: { ORGANIZER: { role: 'ORGANIZER', adminId, adminUrl: paths.admin.dashboard(adminId) } },
  }
}
