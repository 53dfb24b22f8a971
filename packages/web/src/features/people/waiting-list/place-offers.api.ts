import { type PlaceOffersReply, placeOfferRoutes } from '@running-dinner/contract/people'
import type { BodyInputOf } from '@running-dinner/contract/route'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/http.ts'
import { dinnerKey } from '../../events/dinners/dinners.api.ts'

const keyOf = (adminId: string) => [...dinnerKey(adminId), 'placeOffers']

export function usePlaceOffers(adminId: string) {
  return useQuery({
    queryKey: keyOf(adminId),
    queryFn: ({ signal }) => call(placeOfferRoutes.list, { params: { adminId }, signal }),
  })
}

type NewOffer = BodyInputOf<typeof placeOfferRoutes.offer>

export function useOfferPlace(adminId: string) {
  return useStoring(adminId, (body: NewOffer) => call(placeOfferRoutes.offer, { params: { adminId }, body }))
}

type NewTeamOffer = BodyInputOf<typeof placeOfferRoutes.offerTeams>

export function useOfferTeams(adminId: string) {
  return useStoring(adminId, (body: NewTeamOffer) => call(placeOfferRoutes.offerTeams, { params: { adminId }, body }))
}

export function useWithdrawOffer(adminId: string) {
  return useStoring(adminId, (offerId: string) => call(placeOfferRoutes.withdraw, { params: { adminId, offerId } }))
}

export function useAutomaticOffers(adminId: string) {
  return useStoring(adminId, (automatic: boolean) =>
    call(placeOfferRoutes.setAutomatic, { params: { adminId }, body: { automatic } }),
  )
}

/** Every change answers with the whole list. A refusal means that it changed meanwhile. */
function useStoring<Input>(adminId: string, change: (input: Input) => Promise<PlaceOffersReply>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (offers) => queryClient.setQueryData(keyOf(adminId), offers),
    onError: () => queryClient.invalidateQueries({ queryKey: dinnerKey(adminId) }),
  })
}
