import { liveStreams } from '@running-dinner/contract/live-streams.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { openStream } from '../../../lib/live-stream.ts'
import { dinnerKey } from '../../events/dinners/dinners.api.ts'
import { invalidateAllButProposals } from './plan-optimization.api.ts'

/** Shortest time between two refetches while many people register at once. */
const pauseMilliseconds = 600

/** Refetches when another organiser changes the event; undefined while no event is known. */
export function useLivePlan(adminId: string | undefined): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (adminId === undefined) return
    let seen: { planVersion: number; lastActivity: number } | undefined
    const refresh = atMostEvery(pauseMilliseconds, () => void invalidateAllButProposals(queryClient, adminId))
    const handlePlan = (now: { planVersion: number; lastActivity: number }) => {
      // The cache may be older than the stream, which does not repeat changes from before it opened.
      const isShownOld = shownVersions(queryClient, adminId).some((version) => version !== now.planVersion)
      const isOther =
        isShownOld ||
        (seen !== undefined && (seen.planVersion !== now.planVersion || seen.lastActivity !== now.lastActivity))
      seen = now
      if (isOther) refresh.call()
    }
    const close = openStream(liveStreams.dinner, { adminId }, { on: { plan: handlePlan }, onRefused: refresh.call })
    return () => {
      refresh.cancel()
      close()
    }
  }, [queryClient, adminId])
}

/** Plan versions of all visible queries. */
function shownVersions(queryClient: QueryClient, adminId: string): number[] {
  const shown = queryClient.getQueriesData<unknown>({ queryKey: dinnerKey(adminId), type: 'active' })
  return shown
    .map(([, data]) =>
      typeof data === 'object' && data !== null && 'planVersion' in data ? data.planVersion : undefined,
    )
    .filter((version) => typeof version === 'number')
}

/** Runs the first call at once, and all calls during the pause after it as one at its end. */
function atMostEvery(milliseconds: number, run: () => void): { call(): void; cancel(): void } {
  let pause: ReturnType<typeof setTimeout> | undefined
  let isAsked = false
  const call = () => {
    if (pause !== undefined) {
      isAsked = true
      return
    }
    run()
    pause = setTimeout(() => {
      pause = undefined
      if (isAsked) call()
      isAsked = false
    }, milliseconds)
  }
  return { call, cancel: () => clearTimeout(pause) }
}
