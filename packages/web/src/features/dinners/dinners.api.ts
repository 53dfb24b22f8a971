import { dinnerRoutes } from '@running-dinner/contract/dinners.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/http.ts'

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
