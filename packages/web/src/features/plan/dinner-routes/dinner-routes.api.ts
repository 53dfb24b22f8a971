import { participantRoutes } from '@running-dinner/contract/people'
import { dinnerRouteRoutes } from '@running-dinner/contract/plan'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/http.ts'
import { dinnerKey } from '../../events/dinners/dinners.api.ts'

/** The routes of all teams that are not cancelled. */
export function useDinnerRoutes(adminId: string) {
  return useQuery({
    queryKey: [...dinnerKey(adminId), 'routes'],
    queryFn: ({ signal }) => call(dinnerRouteRoutes.all, { params: { adminId }, signal }),
  })
}

type Home = Record<'id' | 'street' | 'streetNr' | 'zip' | 'cityName', string>

/** Sets the location of a home by hand; refused when its address has changed meanwhile. Changes all routes through it. */
export function useSetHomePosition(adminId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ home, lat, lng }: { home: Home; lat: number; lng: number }) => {
      const { id, street, streetNr, zip, cityName } = home
      const address = { street, streetNr, zip, cityName }
      return call(participantRoutes.geocode, { params: { adminId, participantId: id }, body: { lat, lng, address } })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: dinnerKey(adminId) }),
  })
}
