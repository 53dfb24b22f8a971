import { createHash } from 'node:crypto'
import { hostOf, type Team } from '@running-dinner/domain'
import { plannedTeams, teamPlace } from '@running-dinner/domain/planner/evening-problem.ts'
import { sharedKitchens } from '@running-dinner/domain/planner/shared-kitchens.ts'
import type { StoredEvening } from '../../platform/workers/planner-tasks.ts'

/**
 * Digest, base64, of what a plan is computed from: while it stays the same, a proposal still fits. Names, mail addresses
 * and telephone numbers may change, and so may whatever else no plan depends on.
 */
export function eveningFingerprint({ teams, visits, meals, afterParty }: Omit<StoredEvening, 'travelMode'>): string {
  const planned = plannedTeams(teams)
  const facts = {
    teams: planned.map(teamFacts),
    kitchens: sharedKitchens(planned),
    // The database tells them in any order.
    visits: visits.map((visit) => `${visit.mealId} ${visit.hostTeamId} ${visit.guestTeamId}`).sort(),
    meals: meals.map((meal) => meal.id),
    afterParty: position(afterParty),
  }
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64')
}

function teamFacts(team: Team) {
  return {
    id: team.id,
    course: team.mealId,
    host: team.hostMemberId ?? null,
    seats: hostOf(team)?.numSeats ?? null,
    place: position(teamPlace(team)),
    members: team.members.map((member) => [member.id, member.preferredMeal ?? null]),
  }
}

function position(place: StoredEvening['afterParty']) {
  return place ? [place.lat, place.lng] : null
}
