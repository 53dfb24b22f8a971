import type { Coordinate, GeocodingQuality } from '../../events/dinner/dinner.ts'
import { straightLineMetres } from './distance.ts'
import { isTownOnly } from './map-layout.ts'

export type Place = (Coordinate & { quality?: GeocodingQuality | undefined }) | undefined

export interface UsableCoordinates {
  /** In the order of the places; undefined where the place is unknown. */
  coordinates: Place[]
  /** Positions whose latitude and longitude were swapped; `coordinates` has them corrected. */
  turned: number[]
}

/** No evening reaches further: only a place beyond this distance is checked for swapped latitude and longitude. */
const farAwayMetres = 100_000

/** Whether two homes have only the same town's place: how far they are from each other nobody can tell. */
export function isSameTownOnly(one: Place, other: Place): boolean {
  return isTownOnly(one) && isTownOnly(other) && one?.lat === other?.lat && one?.lng === other?.lng
}

/** Usable are numbers within the globe, except -1/-1, which means unknown on the wire. */
export function isUsable(place: Place): place is Coordinate {
  if (!place || (place.lat === -1 && place.lng === -1)) return false
  return Math.abs(place.lat) <= 90 && Math.abs(place.lng) <= 180
}

/**
 * The coordinates a planner can measure with. A place far from the centre of the others that lies among them once
 * latitude and longitude are swapped is taken as swapped by mistake.
 */
export function usableCoordinates(places: readonly Place[]): UsableCoordinates {
  const middle = middleOf(places.filter(isUsable)) ?? middleOf(places.flatMap((place) => turnedAround(place) ?? []))
  const turned: number[] = []
  const coordinates = places.map((place, position) => {
    const turnedPlace = turnedAround(place)
    if (turnedPlace && middle && liesAmongOthers(turnedPlace, place, middle)) {
      turned.push(position)
      return turnedPlace
    }
    return isUsable(place) ? place : undefined
  })
  return { coordinates, turned }
}

/** Positions of the places that are too far from the centre of the others for an evening. */
export function farPositions(places: readonly Coordinate[]): Set<number> {
  const middle = middleOf(places)
  const isFar = (place: Coordinate) => middle !== undefined && straightLineMetres(place, middle) > farAwayMetres
  return new Set([...places.entries()].flatMap(([position, place]) => (isFar(place) ? [position] : [])))
}

function turnedAround(place: Place): Place {
  const turned = place && { lat: place.lng, lng: place.lat }
  return isUsable(turned) ? turned : undefined
}

function liesAmongOthers(turned: Coordinate, asWritten: Place, middle: Coordinate): boolean {
  const distance = straightLineMetres(turned, middle)
  if (!isUsable(asWritten)) return distance <= farAwayMetres
  const written = straightLineMetres(asWritten, middle)
  return written > farAwayMetres && distance < written / 10
}

/** Medians, so that a few wrong places do not move it. */
function middleOf(places: readonly Coordinate[]): Place {
  const lat = median(places.map((place) => place.lat))
  const lng = median(places.map((place) => place.lng))
  return lat === undefined || lng === undefined ? undefined : { lat, lng }
}

function median(numbers: readonly number[]): number | undefined {
  return numbers.toSorted((first, second) => first - second)[numbers.length >> 1]
}
