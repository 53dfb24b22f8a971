import {
  type OptimizationPreview,
  planOptimizationRoutes as routes,
} from '@running-dinner/contract/plan-optimization.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { dinnerKey } from '../../../features/dinners/dinners.api.ts'
import { useDiscardOptimization } from '../../../features/plan-optimization/plan-optimization.api.ts'
import { toApiError } from '../../../lib/api-error.ts'
import { call } from '../../../lib/http.ts'

/**
 * The plan with the fewest changes without a team; null where there is none. It is forgotten again unless it was used. While somebody
 * decides about it (`isFixed`) it stays the same.
 */
export function useRepairOffer(adminId: string, teamId: string, isFixed: boolean) {
  const query = useQuery({
    queryKey: [...dinnerKey(adminId), 'teams', teamId, 'repairOffer'],
    queryFn: ({ signal }) => repairOf(adminId, teamId, signal),
    gcTime: 0,
    enabled: !isFixed,
  })
  const wasUsed = useRef(false)
  const id = query.data?.optimizationId ?? ''
  const { mutate: discard } = useDiscardOptimization(adminId, id)
  useEffect(
    () => () => {
      if (id !== '' && !wasUsed.current) discard()
    },
    [id, discard],
  )
  return {
    offer: query.data,
    isSearching: query.isPending,
    error: query.error,
    refetch: query.refetch,
    markUsed: () => {
      wasUsed.current = true
    },
  }
}

async function repairOf(adminId: string, teamId: string, signal: AbortSignal): Promise<OptimizationPreview | null> {
  try {
    const { optimizationId } = await call(routes.repair, {
      params: { adminId },
      body: { withoutTeamIds: [teamId] },
      signal,
    })
    return await call(routes.preview, { params: { adminId, optimizationId }, signal })
  } catch (error) {
    // Too few teams would be left: an answer, too.
    if (toApiError(error).status === 406) return null
    throw error
  }
}
