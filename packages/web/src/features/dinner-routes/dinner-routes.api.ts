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

type Home = Record<'id' | 'street' | 'streetNr' | 'zip' | 'cityName', string>

/** A home's coordinate set by hand, refused where the address is another one by now; its marker and every route through it move. */
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
