import { liveStreams } from '@running-dinner/contract/live-streams.ts'
import type { OptimizationState } from '@running-dinner/contract/plan-optimization.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { openStream } from '../../../lib/live-stream.ts'
import { optimizationQuery } from './plan-optimization.api.ts'

/** Polling interval while the live stream is down. */
const POLL_MS = 2000

/** One search, kept up to date by the live stream, and by polling while that is down. */
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
