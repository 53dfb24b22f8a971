import { teamRoutes } from '@running-dinner/contract/plan'
import type { ReplyOf } from '@running-dinner/contract/route'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, ifMatch } from '../../../lib/http.ts'
import { dinnerKey } from '../../events/dinners/dinners.api.ts'

type TeamList = ReplyOf<typeof teamRoutes.list>

/** The teams, sorted by number. */
export function teamsQuery(adminId: string) {
  return queryOptions({
    queryKey: [...dinnerKey(adminId), 'teams'],
    queryFn: ({ signal }) => call(teamRoutes.list, { params: { adminId }, signal }),
  })
}

export function useTeams(adminId: string) {
  return useQuery(teamsQuery(adminId))
}

export function useMeetingPlan(adminId: string, teamId: string) {
  return useQuery({
    queryKey: [...dinnerKey(adminId), 'teams', teamId, 'meetingplan'],
    queryFn: ({ signal }) => call(teamRoutes.meetingPlan, { params: { adminId, teamId }, signal }),
  })
}

export type TeamChange = { kind: 'arrange' | 'rearrange'; leaveNobodyOut: boolean } | { kind: 'drop' }

/** Builds, rebuilds or drops all teams. Participants, routes and activities change with them. */
export function useChangeTeams(adminId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: TeamChange) => {
      const cached = queryClient.getQueryData<TeamList>(teamsQuery(adminId).queryKey)
      const options = { params: { adminId }, headers: ifMatch(cached?.planVersion) }
      if (change.kind === 'drop') return call(teamRoutes.drop, options)
      const route = change.kind === 'arrange' ? teamRoutes.arrange : teamRoutes.rearrange
      return call(route, { ...options, body: { leaveNobodyOut: change.leaveNobodyOut } })
    },
    onSuccess: (teams) => queryClient.setQueryData(teamsQuery(adminId).queryKey, teams),
    // Also after a refusal: most often another organiser changed the plan first, and the cache is outdated.
    onSettled: () => queryClient.invalidateQueries({ queryKey: dinnerKey(adminId) }),
  })
}
