import { participantRoutes } from '@running-dinner/contract/participants.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/http.ts'
import { dinnerKey } from '../dinners/dinners.api.ts'

/** Lets two people change places in the list. */
export function useSwapOrder(adminId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ participantId, otherParticipantId }: { participantId: string; otherParticipantId: string }) =>
      call(participantRoutes.swap, { params: { adminId, participantId, otherParticipantId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: dinnerKey(adminId) }),
  })
}
