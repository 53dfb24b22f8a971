import type { TeamMove } from '@running-dinner/contract'
import type { Team } from '@running-dinner/domain'
import { onlyGuests } from '@running-dinner/domain/dinner-routes/dinner-route.ts'
import { changeHosts } from '@running-dinner/domain/team-moves/change-hosts.ts'
import { swapMeals } from '@running-dinner/domain/team-moves/swap-meals.ts'
import { swapMembers } from '@running-dinner/domain/team-moves/swap-members.ts'
import type { MoveOutcome } from '@running-dinner/domain/team-moves/team-move.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/problems.ts'
import type { AuthorizedDinner } from '../dinner-record/index.ts'
import { participantStore } from '../participants/index.ts'
import type { StoredVisit } from './team.store.ts'

/** The rules' decision about a move, shared by preview and change. Ids that are not of this event are a 404. */
export async function decideMove(
  db: Db | Tx,
  dinner: AuthorizedDinner,
  move: TeamMove,
  { teams, visits }: { teams: readonly Team[]; visits: readonly StoredVisit[] },
): Promise<MoveOutcome> {
  const rules = { ...dinner.options, meals: dinner.meals }
  switch (move.kind) {
    case 'SWAP_MEMBERS': {
      const ids = [move.participantId, move.otherParticipantId] as const
      await requirePeople(db, dinner, teams, ids)
      return swapMembers(teams, ids, rules)
    }
    case 'SWAP_MEALS':
      return swapMeals(teamOf(teams, move.teamId), teamOf(teams, move.otherTeamId), rules)
    case 'CHANGE_HOST': {
      const team = teamOf(teams, move.teamId)
      await requirePeople(db, dinner, teams, [move.participantId])
      return changeHosts(teams, [{ teamId: team.id, hostId: move.participantId }], onlyGuests(visits))
    }
  }
}

function teamOf(teams: readonly Team[], id: string): Team {
  const team = teams.find((candidate) => candidate.id === id)
  if (!team) throw notFound()
  return team
}

async function requirePeople(
  db: Db | Tx,
  dinner: AuthorizedDinner,
  teams: readonly Team[],
  ids: readonly string[],
): Promise<void> {
  const seated = new Set(teams.flatMap((team) => team.members.map((member) => member.id)))
  for (const id of ids) if (!seated.has(id) && !(await participantStore.byId(db, dinner, id))) throw notFound()
}
