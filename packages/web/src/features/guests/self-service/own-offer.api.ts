import { placeOfferRoutes } from '@running-dinner/contract/people'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/http.ts'

const keyOf = (offerToken: string) => ['self', 'offer', offerToken] as const

export function useOwnOffer(offerToken: string) {
  return useQuery({
    queryKey: keyOf(offerToken),
    queryFn: ({ signal }) => call(placeOfferRoutes.own, { params: { offerToken }, signal }),
  })
}

/** An answer to an offer that ended is answered with how it ended. */
export function useAnswerOffer(offerToken: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (how: 'accept' | 'decline') => call(placeOfferRoutes[how], { params: { offerToken } }),
    onSuccess: (offer) => queryClient.setQueryData(keyOf(offerToken), offer),
  })
}
