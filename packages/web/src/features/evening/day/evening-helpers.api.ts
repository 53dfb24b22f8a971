import { eveningHelperRoutes, type helperInput } from '@running-dinner/contract/evening'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../../lib/http.ts'
import { dinnerKey } from '../../events/dinners/dinners.api.ts'

function helpersQuery(adminId: string) {
  return queryOptions({
    queryKey: [...dinnerKey(adminId), 'evening', 'helpers'],
    queryFn: ({ signal }) => call(eveningHelperRoutes.helpers, { params: { adminId }, signal }),
  })
}

export function useHelpers(adminId: string) {
  return useQuery(helpersQuery(adminId))
}

export function useAddHelper(adminId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (helper: z.output<typeof helperInput>) =>
      call(eveningHelperRoutes.addHelper, { params: { adminId }, body: helper }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: helpersQuery(adminId).queryKey }),
  })
}

export function useRemoveHelper(adminId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (helperId: string) => call(eveningHelperRoutes.removeHelper, { params: { adminId, helperId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: helpersQuery(adminId).queryKey }),
  })
}
