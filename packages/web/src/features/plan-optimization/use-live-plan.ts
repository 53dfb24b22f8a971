import { liveStreams } from '@running-dinner/contract/live-events.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { openStream } from '../../lib/live-stream.ts'
import { dinnerKey } from '../dinners/dinners.api.ts'
import { invalidateAllButProposals } from './plan-optimization.api.ts'

/** While many register at once, a list is fetched anew no more often than this. */
const pauseMilliseconds = 600

/** Two organisers see each other's changes (decisions B7); undefined: no event to follow yet. */
export function useLivePlan(adminId: string | undefined): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (adminId === undefined) return
    let seen: { planVersion: number; lastActivity: number } | undefined
    const refresh = atMostEvery(pauseMilliseconds, () => void invalidateAllButProposals(queryClient, adminId))
    const handlePlan = (now: { planVersion: number; lastActivity: number }) => {
      // What is shown may be older than the line, and a change in between would never be told again.
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

/** Of the plans that what is on the screen comes from. */
function shownVersions(queryClient: QueryClient, adminId: string): number[] {
  const shown = queryClient.getQueriesData<unknown>({ queryKey: dinnerKey(adminId), type: 'active' })
  return shown
    .map(([, data]) =>
      typeof data === 'object' && data !== null && 'planVersion' in data ? data.planVersion : undefined,
    )
    .filter((version) => typeof version === 'number')
}

/** The first call at once, those of the pause after it as one at its end. */
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
