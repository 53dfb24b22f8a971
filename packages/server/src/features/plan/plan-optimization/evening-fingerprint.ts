import { createHash } from 'node:crypto'
import { hostOf, type Team } from '@running-dinner/domain'
import { sharedAddresses, teamPlace } from '@running-dinner/domain/plan'
import { plannedTeams } from '@running-dinner/planner'
import type { StoredEvening } from '../planning/index.ts'

/**
 * Base64 digest of everything a plan is computed from; a proposal is valid while it is unchanged. Names, mail addresses and
 * phone numbers are not part of it.
 */
export function eveningFingerprint({ teams, visits, meals, afterParty }: Omit<StoredEvening, 'travelMode'>): string {
  const planned = plannedTeams(teams)
  const facts = {
    teams: planned.map(teamFacts),
    kitchens: sharedAddresses(planned),
    // The database returns them in any order.
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
