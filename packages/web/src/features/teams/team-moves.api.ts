import { type TeamMove, type TeamReply, teamRoutes } from '@running-dinner/contract/teams.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, ifMatch } from '../../lib/http.ts'
import { dinnerKey } from '../dinners/dinners.api.ts'
import { type TeamList, teamsQuery } from './teams.api.ts'

/**
 * The consequences of a move, fetched again after each change of the plan. With `isFixed`, once the organiser confirmed,
 * they stay as shown.
 */
export function useConsequences(adminId: string, move: TeamMove, isFixed: boolean) {
  return useQuery({
    queryKey: [...dinnerKey(adminId), 'teams', 'consequences', move],
    queryFn: ({ signal }) => call(teamRoutes.consequences, { params: { adminId }, body: move, signal }),
    gcTime: 0,
    enabled: !isFixed,
  })
}

/** Makes a move as previewed: a `planVersion` other than the present one is refused. */
export function useMoveTeams(adminId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ move, planVersion }: { move: TeamMove; planVersion: number }) =>
      callMove(adminId, move, ifMatch(planVersion)),
    onSuccess: (changed) =>
      queryClient.setQueryData<TeamList>(teamsQuery(adminId).queryKey, (known) => known && withTeams(known, changed)),
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

function callMove(adminId: string, move: TeamMove, headers: Record<string, string>): Promise<TeamList> {
  switch (move.kind) {
    case 'SWAP_MEMBERS': {
      const { participantId, otherParticipantId } = move
      return call(teamRoutes.swapMembers, { params: { adminId, participantId, otherParticipantId }, headers })
    }
    case 'SWAP_MEALS': {
      const { teamId, otherTeamId } = move
      return call(teamRoutes.swapMeals, { params: { adminId, teamId, otherTeamId }, headers })
    }
    case 'CHANGE_HOST': {
      const teams = [{ id: move.teamId, hostTeamMember: { id: move.participantId } }]
      return call(teamRoutes.saveHosts, { params: { adminId }, body: { teams }, headers })
    }
  }
}

/** Replaces the cached teams that the reply contains. */
function withTeams(known: TeamList, changed: TeamList): TeamList {
  const byId = new Map(changed.teams.map((team) => [team.id, team]))
  return { ...changed, teams: known.teams.map((team) => byId.get(team.id) ?? team) }
}
