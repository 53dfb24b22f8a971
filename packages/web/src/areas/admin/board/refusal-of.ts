import type { TeamMove, TeamReply } from '@running-dinner/contract/teams.ts'
import type { Issue, Participant, Team } from '@running-dinner/domain'
import { issue } from '@running-dinner/domain/issue.ts'
import { hostRefusal } from '@running-dinner/domain/team-moves/host-refusal.ts'
import { swapMeals } from '@running-dinner/domain/team-moves/swap-meals.ts'
import { swapMembers } from '@running-dinner/domain/team-moves/swap-members.ts'
import type { MoveRules } from '@running-dinner/domain/team-moves/team-move.ts'
import { useCallback, useMemo } from 'react'
import { useFrozenMeals } from '../plan-history/frozen-meals.ts'
import { useAdminDinner } from '../shell/admin-dinner.ts'
import { frozenRefusal } from './frozen-refusal.ts'

/** A team as the domain rules take it: board and server refuse moves by the same code. */
export function domainTeam(team: TeamReply): Team {
  return {
    id: team.id,
    teamNumber: team.teamNumber,
    status: team.status,
    mealId: team.meal.id,
    members: team.teamMembers.map((member) => domainMember(member, team.id)),
    hostMemberId: team.hostTeamMember?.id,
    locked: team.locked,
  }
}

function domainMember(member: TeamReply['teamMembers'][number], teamId: string): Participant {
  return {
    ...member,
    teamId,
    preferredMeal: member.preferredMeal ?? undefined,
    teamPartnerWishOriginatorId: member.teamPartnerWishOriginatorId ?? undefined,
    activationDate: member.activationDate === null ? undefined : new Date(member.activationDate),
    createdAt: new Date(member.createdAt),
    // No rule about moves looks at the address.
    geocodingResult: undefined,
  }
}

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
  const known = useMemo(() => teams.map(domainTeam), [teams])
  return useCallback(
    (move) => {
      const isOnlyGuest = (id: string) => teams.some((team) => team.id === id && team.onlyGuest)
      return refusalOf(move, known, { ...options, meals }, isOnlyGuest) ?? frozenRefusal(move, known, frozen)
    },
    [known, teams, options, meals, frozen],
  )
}
