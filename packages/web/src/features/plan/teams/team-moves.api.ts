import { type TeamMove, type TeamReply, teamRoutes } from '@running-dinner/contract/plan'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, ifMatch } from '../../../lib/http.ts'
import { dinnerKey } from '../../events/dinners/dinners.api.ts'

/**
 * The consequences of a move by a dry run, fetched again after each change of the plan. With `isFixed`, once the organiser
 * confirmed, they stay as shown.
 */
export function useConsequences(adminId: string, move: TeamMove, isFixed: boolean) {
  return useQuery({
    queryKey: [...dinnerKey(adminId), 'teams', 'consequences', move],
    queryFn: ({ signal }) => call(teamRoutes.move, { params: { adminId }, body: { move, dryRun: true }, signal }),
    gcTime: 0,
    enabled: !isFixed,
  })
}

/** Makes a move as previewed: a `planVersion` other than the present one is refused. */
export function useMoveTeams(adminId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ move, planVersion }: { move: TeamMove; planVersion: number }) =>
      call(teamRoutes.move, { params: { adminId }, body: { move, dryRun: false }, headers: ifMatch(planVersion) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: dinnerKey(adminId) }),
  })
}

export function useLockTeam(adminId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ team, planVersion }: { team: TeamReply; planVersion: number | undefined }) =>
      call(teamRoutes.lock, {
        params: { adminId, teamId: team.id },
        body: { locked: !team.locked },
        headers: ifMatch(planVersion),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: dinnerKey(adminId) }),
  })
}
