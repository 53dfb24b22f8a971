import type { TeamMove, TeamReply } from '@running-dinner/contract/plan'
import type { Issue, Team } from '@running-dinner/domain'
import { issue } from '@running-dinner/domain/issue'
import { hostRefusal, type MoveRules, swapMeals, swapMembers } from '@running-dinner/domain/plan'
import { useCallback, useMemo } from 'react'
import { domainTeam } from '../../../../features/plan/teams/domain-team.ts'
import { useAdminDinner } from '../../shell/admin-dinner.ts'
import { useFrozenMeals } from '../plan-history/frozen-meals.ts'

/** The first reason the server would give for refusing a move; undefined where the move is possible. */
export function refusalOf(
  move: TeamMove,
  teams: readonly Team[],
  rules: MoveRules,
  isOnlyGuest: (teamId: string) => boolean,
): Issue | undefined {
  const byId = (id: string) => teams.find((team) => team.id === id)
  switch (move.kind) {
    case 'SWAP_MEMBERS':
      return swapMembers(teams, [move.participantId, move.otherParticipantId], rules).issues[0]
    case 'SWAP_MEALS': {
      const [team, otherTeam] = [byId(move.teamId), byId(move.otherTeamId)]
      return team && otherTeam ? swapMeals(team, otherTeam, rules).issues[0] : issue('not_found')
    }
    case 'CHANGE_HOST': {
      const team = byId(move.teamId)
      const code = team ? hostRefusal(team, move.participantId, isOnlyGuest(team.id)) : 'not_found'
      return code && issue(code)
    }
  }
}

/** Checks moves of these teams by the rules of the event, and whether they come too late. */
export function useRefusal(teams: readonly TeamReply[]): (move: TeamMove) => Issue | undefined {
  const { options, meals } = useAdminDinner()
  const frozen = useFrozenMeals()
  const domainTeams = useMemo(() => teams.map(domainTeam), [teams])
  return useCallback(
    (move) => {
      const isOnlyGuest = (id: string) => teams.some((team) => team.id === id && team.onlyGuest)
      return (
        refusalOf(move, domainTeams, { ...options, meals }, isOnlyGuest) ?? frozenRefusal(move, domainTeams, frozen)
      )
    },
    [domainTeams, teams, options, meals, frozen],
  )
}

/**
 * Why a move comes too late: swaps touch every course, because each team is at each of them; another host only the team's own
 * course, and only while the host is a member.
 */
export function frozenRefusal(
  move: TeamMove,
  teams: readonly Team[],
  frozen: readonly { id: string; label: string }[],
): Issue | undefined {
  const meal = move.kind === 'CHANGE_HOST' ? frozen.find(({ id }) => id === ownCourse(move, teams)) : frozen.at(-1)
  return meal && issue('course_frozen', undefined, { meal: meal.label })
}

function ownCourse({ teamId }: { teamId: string }, teams: readonly Team[]): string | undefined {
  const team = teams.find(({ id }) => id === teamId)
  return team?.members.some(({ id }) => id === team.hostMemberId) ? team.mealId : undefined
}
