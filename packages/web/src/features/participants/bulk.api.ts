import { participantRoutes } from '@running-dinner/contract/participants.ts'
import type { BodyInputOf } from '@running-dinner/contract/route.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/http.ts'
import { dinnerKey } from '../dinners/dinners.api.ts'

/** Confirms or deletes many at once; answers who could not be, and why. */
export function useBulk(adminId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof participantRoutes.bulk>) =>
      call(participantRoutes.bulk, { params: { adminId }, body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: dinnerKey(adminId) }),
  })
}
