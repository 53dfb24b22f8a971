import type { TeamMove } from '@running-dinner/contract'
import type { Team } from '@running-dinner/domain'
import { onlyGuests } from '@running-dinner/domain/dinner-routes/only-guests.ts'
import { changeHosts } from '@running-dinner/domain/team-moves/change-hosts.ts'
import type { MoveOutcome } from '@running-dinner/domain/team-moves/move-outcome.ts'
import { swapMeals } from '@running-dinner/domain/team-moves/swap-meals.ts'
import { swapMembers } from '@running-dinner/domain/team-moves/swap-members.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/problems.ts'
import type { AuthorizedDinner } from '../dinners/index.ts'
import { participantStore } from '../participants/index.ts'
import { teamStore } from './team.store.ts'

/** What the event's rules say to a move: one answer for who makes it and who only asks. Whoever is not of the event is unknown. */
export async function decideMove(db: Db | Tx, dinner: AuthorizedDinner, move: TeamMove): Promise<MoveOutcome> {
  const teams = await teamStore.ofDinner(db, dinner)
  const rules = { ...dinner.options, meals: dinner.meals }
  switch (move.kind) {
    case 'SWAP_MEMBERS':
      await requirePeople(db, dinner, teams, [move.participantId, move.otherParticipantId])
      return swapMembers(teams, [move.participantId, move.otherParticipantId], rules)
    case 'SWAP_MEALS':
      return swapMeals(teamOf(teams, move.teamId), teamOf(teams, move.otherTeamId), rules)
    case 'CHANGE_HOST': {
      const team = teamOf(teams, move.teamId)
      await requirePeople(db, dinner, teams, [move.participantId])
      const choice = { teamId: team.id, hostId: move.participantId }
      return changeHosts(teams, [choice], onlyGuests(await teamStore.visits(db, dinner)))
    }
  }
}

function teamOf(teams: readonly Team[], id: string): Team {
  const team = teams.find((one) => one.id === id)
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
