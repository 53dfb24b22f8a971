import { dinnerRouteRoutes } from '@running-dinner/contract/dinner-routes.ts'
import { participantRoutes } from '@running-dinner/contract/participants.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/http.ts'
import { dinnerKey } from '../dinners/dinners.api.ts'

/** The evening of every team that takes part. */
export function useDinnerRoutes(adminId: string) {
  return useQuery({
    queryKey: [...dinnerKey(adminId), 'routes'],
    queryFn: ({ signal }) => call(dinnerRouteRoutes.all, { params: { adminId }, signal }),
  })
}

/** A home's coordinate set by hand; its marker and every route through it move. */
export function useSetHomePosition(adminId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ participantId, lat, lng }: { participantId: string; lat: number; lng: number }) =>
      call(participantRoutes.geocode, { params: { adminId, participantId }, body: { lat, lng } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: dinnerKey(adminId) }),
  })
}
