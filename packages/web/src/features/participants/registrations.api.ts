import { participantRoutes } from '@running-dinner/contract/participants.ts'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/http.ts'
import { dinnerKey } from '../dinners/dinners.api.ts'

/** Who registered, unconfirmed first, in pages as the server makes them. */
export function useRegistrations(adminId: string) {
  return useInfiniteQuery({
    queryKey: [...dinnerKey(adminId), 'registrations'],
    queryFn: ({ signal, pageParam: page }) =>
      call(participantRoutes.registrations, { params: { adminId }, query: { page }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore, page }) => (hasMore ? page + 1 : undefined),
  })
}

/** Confirms a registration in the organiser's name. */
export function useActivate(adminId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (participantId: string) => call(participantRoutes.activate, { params: { adminId, participantId } }),
    // Also after a refusal: mostly they confirmed, or went, meanwhile.
    onSettled: () => queryClient.invalidateQueries({ queryKey: dinnerKey(adminId) }),
  })
}
