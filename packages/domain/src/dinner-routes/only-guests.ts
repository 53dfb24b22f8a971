import type { Team } from '../teams/team.ts'
import type { TeamVisit } from './dinner-route.ts'

/**
 * Finds the team that is guest at the course it would cook, and therefore cooks nothing. There is one when there are
 * two courses and an odd number of teams.
 */
export function onlyGuests(visits: readonly TeamVisit[]): (team: Pick<Team, 'id' | 'mealId'>) => boolean {
  const seats = new Set(visits.map((visit) => `${visit.guestTeamId} ${visit.mealId}`))
  return (team) => seats.has(`${team.id} ${team.mealId}`)
}
