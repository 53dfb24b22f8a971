import type { AfterPartyLocation, GeocodingResult, Meal, TravelMode } from '../events/dinner/dinner.ts'
import { instantIn } from '../local-date.ts'
import { pairRoleOf } from '../people/participants/fixed-pair.ts'
import type { Participant } from '../people/participants/participant.ts'
import { dinnerRoute, type RouteStop } from '../plan/dinner-routes/dinner-route.ts'
import { usableCoordinates } from '../plan/dinner-routes/usable-coordinates.ts'
import { hostOf, type Team } from '../plan/teams/team.ts'
import type { EveningPlan } from './evening-report.ts'
import { knownPlace, leaveBy, wayMinutes } from './leave-by.ts'

interface StopWay {
  start: Date
  /** The way from the stop before or, to the first, from the own home; null at home and where it is unknown. */
  wayMinutes: number | null
  leaveBy: Date | null
}

export type EveningStop = StopWay & ({ stop: RouteStop; party?: never } | { party: AfterPartyLocation; stop?: never })

interface StopsInput extends EveningPlan {
  afterParty: AfterPartyLocation | undefined
  travelMode: TravelMode
}

/** The stops of one person in order of time, the after party included, with the ways between them. */
export function eveningStops(person: Participant, team: Team, input: StopsInput): EveningStop[] {
  const { timeZone, teams, visits, meals, afterParty, travelMode } = input
  const startOf = ({ time }: Pick<Meal, 'time'>) => instantIn(timeZone, time)
  const stops = [
    ...dinnerRoute(team, teams, visits, meals).map((stop) => ({ stop, start: startOf(stop.meal) })),
    ...(afterParty ? [{ party: afterParty, start: startOf(afterParty) }] : []),
  ].sort((first, second) => first.start.getTime() - second.start.getTime())
  const isAtHome = person.id === team.hostMemberId || pairRoleOf(person) === 'child'
  const places = measured(
    [
      isAtHome ? teamPlace(team) : person.geocodingResult,
      ...stops.map((timedStop) =>
        'party' in timedStop ? timedStop.party.geocodingResult : teamPlace(timedStop.stop.team),
      ),
    ],
    teams,
  )
  return stops.map((timedStop, index): EveningStop => {
    const staysHome = index === 0 && 'stop' in timedStop && timedStop.stop.isOwn && isAtHome
    const minutes = staysHome ? null : wayMinutes(places[index], places[index + 1], travelMode)
    return { ...timedStop, wayMinutes: minutes, leaveBy: leaveBy(timedStop.start, minutes) }
  })
}

const teamPlace = (team: Team) => hostOf(team)?.geocodingResult

/** Places to measure between: known to the house, with latitude and longitude in the right order. */
function measured(places: readonly (GeocodingResult | undefined)[], teams: readonly Team[]) {
  return usableCoordinates([...places.map(knownPlace), ...teams.map(teamPlace)]).coordinates.slice(0, places.length)
}
