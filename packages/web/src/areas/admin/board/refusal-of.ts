import type { TeamMove } from '@running-dinner/contract/teams.ts'
import type { Issue, Team } from '@running-dinner/domain'
import { issue } from '@running-dinner/domain/issue.ts'
import { hostRefusal } from '@running-dinner/domain/team-moves/host-refusal.ts'
import type { MoveRules } from '@running-dinner/domain/team-moves/move-rules.ts'
import { swapMeals } from '@running-dinner/domain/team-moves/swap-meals.ts'
import { swapMembers } from '@running-dinner/domain/team-moves/swap-members.ts'

/** Why a move is refused: the first of the reasons the server would name; undefined where it is possible. */
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
      const [one, other] = [byId(move.teamId), byId(move.otherTeamId)]
      return one && other ? swapMeals(one, other, rules).issues[0] : issue('not_found')
    }
    case 'CHANGE_HOST': {
      const team = byId(move.teamId)
      const code = team ? hostRefusal(team, move.participantId, isOnlyGuest(team.id)) : 'not_found'
      return code && issue(code)
    }
  }
}
