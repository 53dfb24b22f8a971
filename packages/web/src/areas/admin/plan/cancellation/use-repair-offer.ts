import {
  type OptimizationPreview,
  planOptimizationRoutes as routes,
} from '@running-dinner/contract/plan-optimization.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { dinnerKey } from '../../../../features/events/dinners/dinners.api.ts'
import { useDiscardOptimization } from '../../../../features/plan/plan-optimization/plan-optimization.api.ts'
import { toApiError } from '../../../../lib/api-error.ts'
import { call } from '../../../../lib/http.ts'

/**
 * Searches for the plan without the team that changes the fewest evenings; null where there is none. Leaving the page discards the
 * plan on the server unless it was accepted. With `isFixed`, while the preview shows it, it is not searched again.
 */
export function useRepairOffer(adminId: string, teamId: string, isFixed: boolean) {
  const query = useQuery({
    queryKey: [...dinnerKey(adminId), 'teams', teamId, 'repairOffer'],
    queryFn: ({ signal }) => repairOf(adminId, teamId, signal),
    gcTime: 0,
    enabled: !isFixed,
  })
  const isAccepted = useRef(false)
  const id = query.data?.optimizationId ?? ''
  const { mutate: discard } = useDiscardOptimization(adminId, id)
  useEffect(
    () => () => {
      if (id !== '' && !isAccepted.current) discard()
    },
    [id, discard],
  )
  return {
    offer: query.data,
    isSearching: query.isPending,
    error: query.error,
    refetch: query.refetch,
    markUsed: () => {
      isAccepted.current = true
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
    // 406: too few teams would remain, so there is no repair to offer.
    if (toApiError(error).status === 406) return null
    throw error
  }
}
