import type { Meal } from '../../events/dinner/dinner.ts'
import type { Team } from '../teams/team.ts'
import { dinnerRoute, type RouteStop, type TeamVisit } from './dinner-route.ts'

export interface Evening {
  team: Team
  /** In order of the courses. */
  stops: RouteStop[]
}

/**
 * The evenings of all teams that take part. Each looks only at its own tables, so that the work grows linearly (1,500
 * teams).
 */
export function evenings(teams: readonly Team[], visits: readonly TeamVisit[], meals: readonly Meal[]): Evening[] {
  const teamById = new Map(teams.map((team) => [team.id, team]))
  const byHost = grouped(visits, (visit) => visit.hostTeamId)
  const byGuest = grouped(visits, (visit) => visit.guestTeamId)
  return teams
    .filter((team) => team.status !== 'CANCELLED')
    .map((team) => {
      const hostIds = new Set([team.id, ...(byGuest.get(team.id) ?? []).map((visit) => visit.hostTeamId)])
      const around = [...hostIds].flatMap((hostId) => byHost.get(hostId) ?? [])
      const ids = new Set(around.flatMap((visit) => [visit.hostTeamId, visit.guestTeamId]).concat(team.id))
      const nearby = [...ids].flatMap((id) => teamById.get(id) ?? [])
      return { team, stops: dinnerRoute(team, nearby, around, meals) }
    })
}

function grouped(visits: readonly TeamVisit[], keyOf: (visit: TeamVisit) => string): Map<string, TeamVisit[]> {
  const groups = new Map<string, TeamVisit[]>()
  for (const visit of visits) {
    const group = groups.get(keyOf(visit))
    if (group) group.push(visit)
    else groups.set(keyOf(visit), [visit])
  }
  return groups
}
