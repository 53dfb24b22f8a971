import type { BodyOf, TeamMove, teamRoutes } from '@running-dinner/contract'
import { issue, type Team } from '@running-dinner/domain'
import { onlyGuests } from '@running-dinner/domain/plan/dinner-routes/dinner-route.ts'
import { changeHosts } from '@running-dinner/domain/plan/team-moves/change-hosts.ts'
import { swapMeals } from '@running-dinner/domain/plan/team-moves/swap-meals.ts'
import { swapMembers } from '@running-dinner/domain/plan/team-moves/swap-members.ts'
import type { MoveOutcome } from '@running-dinner/domain/plan/team-moves/team-move.ts'
import { notFound } from '../../../platform/http/problems.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import type { Evening } from './team.store.ts'

/** A move of the contract, or the hosts of several teams at once. */
export type Move = TeamMove | ({ kind: 'CHANGE_HOSTS' } & BodyOf<typeof teamRoutes.saveHosts>)

/** The rules' decision about a move. Ids that are not of this event are a 404; among several hosts they are issues. */
export function decideMove(dinner: AuthorizedDinner, move: Move, evening: Evening): MoveOutcome {
  const { teams, visits } = evening
  const rules = { ...dinner.options, meals: dinner.meals }
  switch (move.kind) {
    case 'SWAP_MEMBERS': {
      const ids = [move.participantId, move.otherParticipantId] as const
      requirePeople(evening, ids)
      return swapMembers(teams, ids, rules)
    }
    case 'SWAP_MEALS':
      return swapMeals(teamOf(evening, move.teamId), teamOf(evening, move.otherTeamId), rules)
    case 'CHANGE_HOST': {
      const { id: teamId } = teamOf(evening, move.teamId)
      requirePeople(evening, [move.participantId])
      const { issues, teams: changes } = changeHosts(
        teams,
        [{ teamId, hostId: move.participantId }],
        onlyGuests(visits),
      )
      return { issues: issues.map((refusal) => ({ ...refusal, field: 'move.participantId' })), teams: changes }
    }
    case 'CHANGE_HOSTS': {
      const choices = move.teams.map(({ id, hostTeamMember }) => ({ teamId: id, hostId: hostTeamMember.id }))
      const { issues, teams: changes } = changeHosts(teams, choices, onlyGuests(visits))
      // The body may repeat the event's id; another event's is refused.
      const isOtherEvent = move.dinnerAdminId && move.dinnerAdminId !== dinner.adminId
      return { issues: [...(isOtherEvent ? [issue('value_invalid', 'dinnerAdminId')] : []), ...issues], teams: changes }
    }
  }
}

function teamOf({ teams }: Evening, id: string): Team {
  const team = teams.find((candidate) => candidate.id === id)
  if (!team) throw notFound()
  return team
}

function requirePeople({ people }: Evening, ids: readonly string[]): void {
  if (!ids.every((id) => people.some((person) => person.id === id))) throw notFound()
}
