import type { ConsequencesReply, TeamMove, TeamStanding } from '@running-dinner/contract'
import { fullName, hostOf, type Team } from '@running-dinner/domain'
import { onlyGuests } from '@running-dinner/domain/dinner-routes/dinner-route.ts'
import { planStateOf } from '@running-dinner/domain/plan-history/plan-state-of.ts'
import { moveConsequences } from '@running-dinner/domain/team-moves/move-consequences.ts'
import { type TeamChange, withChanges } from '@running-dinner/domain/team-moves/team-move.ts'
import { teamStanding } from '@running-dinner/domain/team-moves/team-standing.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { stale } from '../../platform/http/problems.ts'
import { readMessagesSent } from '../activities/index.ts'
import { type AuthorizedDinner, dinnerStore } from '../dinner-record/index.ts'
import { frozenIssues } from '../plan-history/index.ts'
import { decideMove } from './decide-move.read.ts'
import { mealOf } from './team.present.ts'
import { teamStore } from './team.store.ts'

/** Previews a move of people or teams, or the reason it is refused; stores nothing. */
export async function readConsequences(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  dinner: AuthorizedDinner,
  move: TeamMove,
  ifMatch: number | undefined,
): Promise<ConsequencesReply> {
  // Read before the teams: if they change in between, the caller's change is refused as stale.
  const planVersion = await dinnerStore.planVersion(db, dinner)
  if (ifMatch !== undefined && ifMatch !== planVersion) throw stale()
  const [teams, visits] = await Promise.all([teamStore.ofDinner(db, dinner), teamStore.visits(db, dinner)])
  const { issues, teams: changes } = await decideMove(db, dinner, move, { teams, visits })
  const stateWith = (made: readonly TeamChange[]) =>
    planStateOf({ teams: withChanges(teams, made), visits, meals: dinner.meals })
  const tooLate = await frozenIssues({ clock }, db, dinner, { before: stateWith([]), after: stateWith(changes) })
  const rules = { ...dinner.options, meals: dinner.meals }
  const afterParty = dinner.afterPartyLocation?.geocodingResult
  const { distance, ...found } = moveConsequences({ teams, visits, rules, afterParty }, changes)
  const isOnlyGuest = onlyGuests(visits)
  const standing = (team: Team): TeamStanding => {
    const host = isOnlyGuest(team) ? undefined : hostOf(team)
    return {
      teamId: team.id,
      teamNumber: team.teamNumber,
      meal: mealOf(dinner, team),
      host: host ? fullName(host) : '',
      members: team.members.map(fullName),
      ...teamStanding(team, rules, isOnlyGuest(team)),
    }
  }
  const { teamMessagesSent, dinnerRouteMessagesSent } = await readMessagesSent(db, dinner)
  return {
    planVersion,
    issues: [...issues, ...tooLate],
    teams: changes.map(({ before, after }) => ({ before: standing(before), after: standing(after) })),
    distance: distance ? { before: Math.round(distance.before), after: Math.round(distance.after) } : null,
    repeatedMeetings: found.repeatedMeetings.map((people) => ({ people: people.map(fullName) })),
    affectedTeamIds: found.affectedTeamIds,
    affectedPeople: found.affectedPeople,
    teamMessagesSent,
    dinnerRouteMessagesSent,
  }
}
