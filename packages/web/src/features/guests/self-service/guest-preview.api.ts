import { guestPreviewRoutes } from '@running-dinner/contract/guests'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/http.ts'

/** The own page of a guest as the organiser may look at it; without a person, of somebody in a demo. */
export function useGuestPreview(adminId: string, participantId: string | undefined) {
  return useQuery({
    queryKey: ['guest-preview', adminId, participantId ?? ''],
    queryFn: ({ signal }) =>
      call(guestPreviewRoutes.guestPreview, {
        params: { adminId },
        query: participantId === undefined ? {} : { participantId },
        signal,
      }),
    // It is looked at to see what is true now.
    staleTime: 0,
  })
}
