import { liveStreams } from '@running-dinner/contract/live-events.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { openStream } from '../../lib/live-stream.ts'
import { teamsQuery } from '../teams/teams.api.ts'
import { invalidateAllButProposals } from './plan-optimization.api.ts'

/** Two organisers see each other's changes of teams and routes (decisions B7); undefined: no event to follow yet. */
export function useLivePlan(adminId: string | undefined): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (adminId === undefined) return
    let seen: number | undefined
    const handlePlan = ({ planVersion }: { planVersion: number }) => {
      const known = queryClient.getQueryData(teamsQuery(adminId).queryKey)?.planVersion ?? seen
      seen = planVersion
      if (known !== undefined && known !== planVersion) void invalidateAllButProposals(queryClient, adminId)
    }
    return openStream(liveStreams.dinner, { adminId }, { on: { plan: handlePlan } })
  }, [queryClient, adminId])
}
