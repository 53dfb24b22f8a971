import { partnerWishRoutes } from '@running-dinner/contract/people'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/http.ts'
import { dinnerKey } from '../../events/dinners/dinners.api.ts'

/** The state of one person's wish. */
export function usePartnerWish(adminId: string, participantId: string) {
  return useQuery({
    queryKey: [...dinnerKey(adminId), 'participants', participantId, 'wish'],
    queryFn: ({ signal }) => call(partnerWishRoutes.get, { params: { adminId, participantId }, signal }),
  })
}

/** After saving: only states that allow an action. */
export function findOpenWish(adminId: string, participantId: string) {
  return call(partnerWishRoutes.get, {
    params: { adminId, participantId },
    query: { relevantState: ['NOT_EXISTING', 'EXISTS_EMPTY_TEAM_PARTNER_WISH'] },
  })
}

/** Invites the wished-for person, who does not take part yet, by mail. */
export function useInvitePartner(adminId: string) {
  return useMutation({
    mutationFn: (participantId: string) => call(partnerWishRoutes.invite, { params: { adminId, participantId } }),
  })
}

/** Sets the wish of `participantId` to the person with this address. */
export function useSetWish(adminId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ participantId, email }: { participantId: string; email: string }) =>
      call(partnerWishRoutes.set, { params: { adminId, participantId }, body: { teamPartnerWishEmail: email } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: dinnerKey(adminId) }),
  })
}
