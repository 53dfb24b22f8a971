import type { Meal } from '../dinner/dinner.ts'
import type { TeamVisit } from '../dinner-routes/dinner-route.ts'
import { roadMetres } from '../dinner-routes/road-metres.ts'
import { routeLegs } from '../dinner-routes/route-legs.ts'
import { type Place, usableCoordinates } from '../dinner-routes/usable-coordinates.ts'
import { teamPlace } from '../planner/evening-problem.ts'
import type { Team } from '../teams/team.ts'

interface EveningPlaces {
  visits: readonly TeamVisit[]
  meals: readonly Meal[]
  afterParty: Place
}

/** All legs of all teams, estimated by road; legs from or to an unknown place are left out. */
export function eveningMetres(teams: readonly Team[], { visits, meals, afterParty }: EveningPlaces): number {
  const { coordinates } = usableCoordinates([...teams.map(teamPlace), afterParty])
  const party = coordinates.pop()
  const places = new Map(teams.map((team, position) => [team.id, coordinates[position]]))
  const routes = routeLegs(teams, visits, meals, (from, to) => {
    const [place, next] = [places.get(from.id), to ? places.get(to.id) : party]
    return place && next && { metres: roadMetres(place, next), minutes: 0 }
  })
  const legs = routes.flatMap(({ stops }) => stops.map(({ way }) => way?.metres ?? 0))
  return legs.reduce((sum, metres) => sum + metres, 0)
}
