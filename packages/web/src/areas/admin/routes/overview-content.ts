import type { Coordinate } from '@running-dinner/domain'
import type { MapLine, MapView } from '../../../features/dinner-routes/map-content.ts'
import type { Leg, legsOf, Places } from '../../../features/dinner-routes/routes-on-map.ts'
import type { RouteSelection } from './route-selection.ts'

/** The chosen team's ways highlighted, all others plain (spec 9). */
export function overviewLines(legs: readonly Leg[], chosenTeam: number | undefined): MapLine[] {
  return legs.map((leg) => ({
    key: `${leg.teamNumber}-${leg.to}`,
    points: [leg.from, leg.towards],
    tone: leg.teamNumber === chosenTeam ? 'highlighted' : 'plain',
  }))
}

type Stops = Parameters<typeof legsOf>[0]

/** All there is, or the chosen route; setting a pin leaves the map where it is. */
export function viewOf(routes: readonly Stops[], places: Places, selection: RouteSelection): MapView {
  const chosen = routes.find((route) => route.currentTeam.teamNumber === selection.team)
  const afterParty = selection.withAfterParty && places.afterParty ? [places.afterParty] : []
  const ofChosen = (chosen?.teams ?? []).flatMap((stop) => places.ofTeam.get(stop.teamNumber) ?? [])
  const points: Coordinate[] = ofChosen.length > 0 ? ofChosen : [...places.ofTeam.values(), ...afterParty]
  return { key: ofChosen.length > 0 ? `team-${selection.team}` : `all-${points.length > 0}`, points }
}
