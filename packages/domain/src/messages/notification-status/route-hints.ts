import { eveningStops } from '../../evening/evening-stops.ts'
import { type EveningContact, eveningContact } from '../../evening/shown-contacts.ts'
import type { Dinner, TravelMode } from '../../events/dinner/dinner.ts'
import { type LocalDateTime, localTimeIn } from '../../local-date.ts'
import type { Participant } from '../../people/participants/participant.ts'
import type { Team } from '../../plan/teams/team.ts'
import type { Evening } from './notification.ts'

/** What a mail with a route says beside the notification, for a phone that never opens the card. It is compared with nothing. */
export interface RouteHints {
  /** By course; that to the after party has no id. Unknown ways are left out. */
  ways: ReadonlyMap<string | undefined, RouteWay>
  contact: EveningContact
}

interface RouteWay {
  leaveBy: LocalDateTime
  minutes: number
  mode: TravelMode
}

type RouteDinner = Pick<Dinner, 'basicDetails' | 'travelMode' | 'eveningPhone' | 'publicSettings'>

/** The hints for one person, whose way begins at their own home. */
export function routeHints(person: Participant, team: Team, dinner: RouteDinner, evening: Evening): RouteHints {
  const { timeZone } = dinner.basicDetails
  const mode = dinner.travelMode
  const stops = eveningStops(person, team, { ...evening, timeZone, travelMode: mode })
  const ways = stops.flatMap(({ stop, leaveBy, wayMinutes }): [string | undefined, RouteWay][] =>
    leaveBy === null || wayMinutes === null
      ? []
      : [[stop?.meal.id, { leaveBy: localTimeIn(timeZone, leaveBy), minutes: wayMinutes, mode }]],
  )
  return { ways: new Map(ways), contact: eveningContact(dinner) }
}
