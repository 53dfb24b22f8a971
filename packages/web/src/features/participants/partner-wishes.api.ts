import { partnerWishRoutes } from '@running-dinner/contract/partner-wishes.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/http.ts'
import { dinnerKey } from '../dinners/dinners.api.ts'

/** How one person's wish stands, and with whom. */
export function usePartnerWish(adminId: string, participantId: string) {
  return useQuery({
    queryKey: [...dinnerKey(adminId), 'participants', participantId, 'wish'],
    queryFn: ({ signal }) => call(partnerWishRoutes.get, { params: { adminId, participantId }, signal }),
  })
}

/** After saving: only the states something can be done about (rules 7.7). */
export function findOpenWish(adminId: string, participantId: string) {
  return call(partnerWishRoutes.get, {
    params: { adminId, participantId },
    query: { relevantState: ['NOT_EXISTING', 'EXISTS_EMPTY_TEAM_PARTNER_WISH'] },
  })
}

/** Mails the person somebody wishes for, who does not take part yet. */
export function useInvitePartner(adminId: string) {
  return useMutation({
    mutationFn: (participantId: string) => call(partnerWishRoutes.invite, { params: { adminId, participantId } }),
  })
}

/** Lets `participantId` wish for whoever has this address. */
export function useSetWish(adminId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ participantId, email }: { participantId: string; email: string }) =>
      call(partnerWishRoutes.set, { params: { adminId, participantId }, body: { teamPartnerWishEmail: email } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: dinnerKey(adminId) }),
  })
}
