import { dinnerRoutes } from '@running-dinner/contract/events'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/http.ts'

/** Everything about one event lies below this key: invalidating it refreshes all its screens. */
export function dinnerKey(adminId: string) {
  return ['dinner', adminId] as const
}

export function dinnerQuery(adminId: string) {
  return queryOptions({
    queryKey: [...dinnerKey(adminId), 'settings'],
    queryFn: ({ signal }) => call(dinnerRoutes.get, { params: { adminId }, signal }),
  })
}

export function useDinner(adminId: string) {
  return useQuery(dinnerQuery(adminId))
}

/** The click that confirms an event; `token` comes from the mailed link. */
export function useAcknowledgeDinner(adminId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (token: string) => call(dinnerRoutes.acknowledge, { params: { adminId, acknowledgeToken: token } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: dinnerKey(adminId) }),
  })
}

/** Mails the administration and confirmation links again, to the stored address or a new one. */
export function useResendCreatedMessage(adminId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (newEmailAddress: string) =>
      call(dinnerRoutes.resendCreated, { params: { adminId }, body: { newEmailAddress } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: dinnerKey(adminId) }),
  })
}
