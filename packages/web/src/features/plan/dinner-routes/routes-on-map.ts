import type { DinnerRouteReply, TeamReply } from '@running-dinner/contract/plan'
import type { Coordinate, Meal } from '@running-dinner/domain'
import { isValidCoordinate, spreadSameAddress } from '@running-dinner/domain/plan'
import { metresToStops, type Place } from './metres-to-stops.ts'

/** Id of the after party as a stop, in place of a meal's id. */
export const afterPartyStop = 'afterParty'

/** Positions of the markers; teams at the same address are moved apart. */
export interface Places {
  ofTeam: ReadonlyMap<number, Coordinate>
  afterParty: Coordinate | undefined
}

type AfterParty = Pick<NonNullable<DinnerRouteReply['afterPartyLocation']>, 'geocodingResult'> | null

export function placesOf(teams: readonly TeamReply[], afterParty: AfterParty): Places {
  const located = teams.flatMap(({ status, teamNumber, geocodingResult: place }) =>
    status !== 'CANCELLED' && isValidCoordinate(place) ? [{ teamNumber, place }] : [],
  )
  const party = isValidCoordinate(afterParty?.geocodingResult) ? [afterParty.geocodingResult] : []
  // The after party is first, because the first of several places at the same position is not moved.
  const spread = spreadSameAddress([...party, ...located.map(({ place }) => place)].map(coordinateOnly))
  const ofTeams = spread.slice(party.length)
  return {
    ofTeam: new Map(located.flatMap((team, index) => pairOf(team.teamNumber, ofTeams[index]))),
    afterParty: party.length > 0 ? spread[0] : undefined,
  }
}

function coordinateOnly({ lat, lng }: Coordinate): Coordinate {
  return { lat, lng }
}

function pairOf(teamNumber: number, place: Coordinate | undefined): [number, Coordinate][] {
  return place ? [[teamNumber, place]] : []
}

/** One leg of a route, from a stop to the next. */
export interface Leg {
  teamNumber: number
  /** A meal's id, or `afterPartyStop`. */
  to: string
  from: Coordinate
  towards: Coordinate
  /** Numbers of the hosting teams at both ends; only the first on the leg to the after party. */
  hosts: readonly number[]
  /** Straight-line length; undefined when only the town of a stop is known. */
  metres: number | undefined
}

type Located = { geocodingResult: Place | undefined }

type RouteStops = {
  currentTeam: Pick<DinnerRouteReply['currentTeam'], 'teamNumber'>
  teams: readonly { teamNumber: number; meal: Pick<Meal, 'id'>; hostTeamMember: Located | null }[]
  afterPartyLocation: Located | null
}

/** The legs of one team; legs to and from a stop without a location are left out. */
export function legsOf(route: RouteStops, places: Places): Leg[] {
  const stops = [
    ...route.teams.map(({ teamNumber, meal }) => ({
      id: meal.id,
      hosts: [teamNumber],
      place: places.ofTeam.get(teamNumber),
    })),
    { id: afterPartyStop, hosts: [], place: places.afterParty },
  ]
  const metres = metresToStops([
    ...route.teams.map((stop) => stop.hostTeamMember?.geocodingResult),
    route.afterPartyLocation?.geocodingResult,
  ])
  return stops.flatMap((stop, index) => {
    const before = stops[index - 1]
    if (!before?.place || !stop.place) return []
    return [
      {
        teamNumber: route.currentTeam.teamNumber,
        to: stop.id,
        from: before.place,
        towards: stop.place,
        hosts: [...before.hosts, ...stop.hosts],
        metres: metres[index],
      },
    ]
  })
}

export interface LegFilter {
  /** Only legs to this meal or to the after party; undefined: all. */
  to: string | undefined
  withAfterParty: boolean
}

export function filterLegs(legs: readonly Leg[], { to, withAfterParty }: LegFilter): Leg[] {
  return legs.filter((leg) => (to === undefined || leg.to === to) && (withAfterParty || leg.to !== afterPartyStop))
}
