import type { dinnerRouteRoutes, ReplyOf } from '@running-dinner/contract'
import type { Team } from '@running-dinner/domain'
import { teamClusters } from '@running-dinner/domain/dinner-routes/team-clusters.ts'
import type { StoredVisit } from '../teams/index.ts'

type Clusters = ReplyOf<typeof dinnerRouteRoutes.all>['teamClusterMappings']

/** By "0", "1" and so on, as the map of the specification numbers them (rules 1.2). */
export function presentClusters(teams: readonly Team[], visits: readonly StoredVisit[]): Clusters {
  const numbers = new Map(teams.map(({ id, teamNumber }) => [id, teamNumber]))
  const ties = visits.flatMap(({ hostTeamId, guestTeamId }) => {
    const [hostTeamNumber, guestTeamNumber] = [numbers.get(hostTeamId), numbers.get(guestTeamId)]
    return hostTeamNumber === undefined || guestTeamNumber === undefined ? [] : [{ hostTeamNumber, guestTeamNumber }]
  })
  return Object.fromEntries(teamClusters([...numbers.values()], ties).map((cluster, at) => [String(at), cluster]))
}
