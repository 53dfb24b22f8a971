import { type DietsReply, dietRoutes } from '@running-dinner/contract/messages'
import { useQuery } from '@tanstack/react-query'
import { dinnerKey } from '../../../../../features/events/dinners/dinners.api.ts'
import { call } from '../../../../../lib/http.ts'

export type Diets = DietsReply

/** Loaded again each time the page opens: what hosts know changes with every mail that arrives. */
export function useDiets(adminId: string) {
  return useQuery({
    queryKey: [...dinnerKey(adminId), 'diets'],
    queryFn: ({ signal }) => call(dietRoutes.diets, { params: { adminId }, signal }),
    refetchOnMount: 'always',
  })
}
