import { requestRoutes } from '@running-dinner/contract/people'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/http.ts'
import { dinnerKey } from '../../events/dinners/dinners.api.ts'

/** Open requests of guests, the oldest first; changes of the event load them again. */
export function useOpenRequests(adminId: string) {
  return useQuery({
    queryKey: [...dinnerKey(adminId), 'requests'],
    queryFn: ({ signal }) => call(requestRoutes.open, { params: { adminId }, signal }),
  })
}

export function useAcceptHome(adminId: string) {
  return useDecision(adminId, requestRoutes.acceptHome)
}

export function useDeclineRequest(adminId: string) {
  return useDecision(adminId, requestRoutes.decline)
}

/** A decision touches people, teams and what is known, so all of the event is loaded again. */
function useDecision(adminId: string, route: typeof requestRoutes.acceptHome | typeof requestRoutes.decline) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (requestId: string) => call(route, { params: { adminId, requestId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: dinnerKey(adminId) }),
  })
}
