import type { EveningStopReply } from '@running-dinner/contract/evening'
import type { DinnerRouteReply } from '@running-dinner/contract/plan'
import { fullName, type Meal } from '@running-dinner/domain'
import { lastStopMinutes } from '@running-dinner/domain/events'
import type { LocalDateTime } from '@running-dinner/domain/local-date'
import { type Course, courseAt } from '../../../kit/course-mark.tsx'
import type { Destination } from '../../plan/dinner-routes/navigation-link.ts'

/** Where to be when, in the order of the evening. */
export interface EveningStop {
  key: string
  kind: 'own' | 'guest' | 'afterParty'
  /** The meal's name, or the after party's. */
  name: string
  course: Course | undefined
  time: LocalDateTime
  /** Who opens the door; of the after party the name of the place. */
  host: string
  /** Undefined also from the noon after the evening on. */
  place: (Destination & { remarks: string; bellName: string; floor: string }) | undefined
  contacts: DinnerRouteReply['currentTeam']['contacts']
  cancelled: boolean
}

/** Whether both are about the same stop: one by the route, one by the evening. */
export function isSameStop({ key, kind }: EveningStop, stop: EveningStopReply): boolean {
  return kind === 'afterParty' ? stop.kind === 'party' : stop.mealId === key
}

export function eveningStops(route: DinnerRouteReply, meals: readonly Pick<Meal, 'id'>[]): EveningStop[] {
  const stops = route.teams.map((team) => stopOf(team, meals))
  return route.afterPartyLocation ? [...stops, afterPartyStop(route.afterPartyLocation)] : stops
}

function stopOf(team: DinnerRouteReply['currentTeam'], meals: readonly Pick<Meal, 'id'>[]): EveningStop {
  const host = team.hostTeamMember
  return {
    key: team.meal.id,
    kind: team.currentTeam ? 'own' : 'guest',
    name: team.meal.label,
    course: courseAt(meals.findIndex((meal) => meal.id === team.meal.id)),
    time: team.meal.time,
    host: host ? fullName(host) : '',
    place: host && isKnown(host) ? { ...host, remarks: remarksOf(host) } : undefined,
    contacts: team.contacts,
    cancelled: team.status === 'CANCELLED' || host === null,
  }
}

function afterPartyStop(location: NonNullable<DinnerRouteReply['afterPartyLocation']>): EveningStop {
  return {
    key: 'afterParty',
    kind: 'afterParty',
    name: location.title,
    course: undefined,
    time: location.time,
    host: location.addressName,
    place: isKnown(location) ? { ...location, remarks: location.addressRemarks, bellName: '', floor: '' } : undefined,
    contacts: [],
    cancelled: false,
  }
}

function isKnown({ street, cityName }: Destination): boolean {
  return street !== '' || cityName !== ''
}

function remarksOf({ addressRemarks, entranceNote }: { addressRemarks: string; entranceNote: string }): string {
  return [addressRemarks, entranceNote].filter((text) => text !== '').join('\n')
}

/** From the noon after the evening on no host has an address any more. */
export function areContactsGone(stops: readonly EveningStop[]): boolean {
  const visited = stops.filter(({ kind, cancelled }) => kind === 'guest' && !cancelled)
  return visited.length > 0 && visited.every(({ place }) => place === undefined)
}

/**
 * The stop a guest needs now: one stays until half of the time to the following one has gone, because that is when people
 * think of leaving. Cancelled stops lead nowhere. Undefined when the evening is over. `now` as clocks at the event show it.
 */
export function nextStop(
  stops: readonly EveningStop[],
  now: LocalDateTime,
): { stop: EveningStop; begun: boolean } | undefined {
  const stop = stops.find(
    (candidate, index) => !candidate.cancelled && minutes(now) < endOf(candidate, stops[index + 1]),
  )
  return stop && { stop, begun: now >= stop.time }
}

function endOf(stop: EveningStop, following: EveningStop | undefined): number {
  const start = minutes(stop.time)
  return following ? (start + minutes(following.time)) / 2 : start + lastStopMinutes
}

function minutes(time: LocalDateTime): number {
  return Date.parse(`${time}:00Z`) / 60_000
}
