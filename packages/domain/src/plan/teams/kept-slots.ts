import type { TeamVisit } from '../dinner-routes/dinner-route.ts'
import type { Team } from './team.ts'

/**
 * A cancelled team that still has its guests keeps its place in the plan: others may take it later. One that the plan was
 * repaired around has none any more.
 */
export function withKeptSlots({ teams, visits }: { teams: readonly Team[]; visits: readonly TeamVisit[] }): Team[] {
  const seated = new Set(visits.flatMap((visit) => [visit.hostTeamId, visit.guestTeamId]))
  return teams.map((team) =>
    team.status === 'CANCELLED' && seated.has(team.id) ? { ...team, status: 'OK' as const } : team,
  )
}
