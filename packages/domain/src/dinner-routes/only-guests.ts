import type { Team } from '../teams/team.ts'
import type { TeamVisit } from './dinner-route.ts'

/**
 * Tells who cooks nothing although it has a meal: who is guest at the very course it would cook. That is one team where
 * there are two courses and an odd number of teams (decisions B2).
 */
export function onlyGuests(visits: readonly TeamVisit[]): (team: Pick<Team, 'id' | 'mealId'>) => boolean {
  const seats = new Set(visits.map((visit) => `${visit.guestTeamId} ${visit.mealId}`))
  return (team) => seats.has(`${team.id} ${team.mealId}`)
}
