import type { ConsequencesReply, ReplyOf, TeamFit, teamRoutes } from '@running-dinner/contract'
import { fullName, hostOf, type Team } from '@running-dinner/domain'
import { moveConsequences, onlyGuests, teamFit } from '@running-dinner/domain/plan'
import type { Tx } from '../../../platform/db/database.ts'
import { readMessagesSent } from '../../events/activities/index.ts'
import type { Moved } from './move-teams.ts'
import { mealOf } from './team.present.ts'
import { presentTeamList } from './team-list.read.ts'

export async function presentConsequences(
  { dinner, before: { teams, visits }, planVersion, issues, changes }: Moved,
  tx: Tx,
): Promise<ConsequencesReply> {
  const rules = { ...dinner.options, meals: dinner.meals }
  const afterParty = dinner.afterPartyLocation?.geocodingResult
  const { distance, ...found } = moveConsequences({ teams, visits, rules, afterParty }, changes)
  const isOnlyGuest = onlyGuests(visits)
  const fit = (team: Team): TeamFit => {
    const host = isOnlyGuest(team) ? undefined : hostOf(team)
    return {
      teamId: team.id,
      teamNumber: team.teamNumber,
      meal: mealOf(dinner, team),
      host: host ? fullName(host) : '',
      members: team.members.map(fullName),
      ...teamFit(team, rules, isOnlyGuest(team)),
    }
  }
  const { teamMessagesSent, dinnerRouteMessagesSent } = await readMessagesSent(tx, dinner)
  return {
    planVersion,
    issues,
    teams: changes.map(({ before, after }) => ({ before: fit(before), after: fit(after) })),
    distance: distance ? { before: Math.round(distance.before), after: Math.round(distance.after) } : null,
    repeatedMeetings: found.repeatedMeetings.map((people) => ({ people: people.map(fullName) })),
    affectedTeamIds: found.affectedTeamIds,
    affectedPeople: found.affectedPeople,
    teamMessagesSent,
    dinnerRouteMessagesSent,
  }
}

/** The teams concerned, as the calls answer that make one kind of move. */
export function presentMovedTeams({ dinner, after, planVersion, changes }: Moved): ReplyOf<typeof teamRoutes.list> {
  const concerned = new Set(changes.map((change) => change.after.id))
  return presentTeamList(dinner, { ...after, planVersion }, ({ id }) => concerned.has(id))
}
