import { liveStreams } from '@running-dinner/contract/live-events.ts'
import type { OptimizationState } from '@running-dinner/contract/plan-optimization.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { openStream } from '../../lib/live-stream.ts'
import { optimizationQuery } from './plan-optimization.api.ts'

/** How often the search is asked for while nothing is pushed. */
const POLL_MS = 2000

/** One optimisation, kept up to date by server push; without a line to the server it is asked for again and again. */
export function useOptimization(adminId: string, optimizationId: string) {
  const queryClient = useQueryClient()
  const [isLineUp, setLineUp] = useState(false)
  const query = useQuery({
    ...optimizationQuery(adminId, optimizationId),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.status === 'RUNNING' && !isLineUp ? POLL_MS : false),
  })
  const isRunning = query.data?.status === 'RUNNING'
  useEffect(() => {
    if (!isRunning) return
    const keep = (state: OptimizationState) =>
      queryClient.setQueryData(optimizationQuery(adminId, optimizationId).queryKey, state)
    return openStream(
      liveStreams.optimization,
      { adminId, optimizationId },
      { on: { progress: keep, finished: keep }, onLine: setLineUp },
    )
  }, [queryClient, adminId, optimizationId, isRunning])
  return query
}
