import type { Coordinate } from '../dinner/dinner.ts'
import { straightLineMetres } from './distance.ts'

export type Place = Coordinate | undefined

export interface UsableCoordinates {
  /** In the order of the places; undefined where nobody knows. */
  coordinates: Place[]
  /** Positions whose latitude and longitude stood in each other's place; `coordinates` has them the right way round. */
  turned: number[]
}

/** No evening reaches further: only beyond this a place may have its latitude and longitude in each other's place. */
const farAwayMetres = 100_000

/** A coordinate is valid when both are numbers of the globe and not both -1, which is how the wire says unknown (spec 5). */
export function isUsable(place: Place): place is Coordinate {
  if (!place || (place.lat === -1 && place.lng === -1)) return false
  return Math.abs(place.lat) <= 90 && Math.abs(place.lng) <= 180
}

/**
 * What a planner may measure with. A place far away from the middle of the others that lies among them once latitude and
 * longitude change places is taken for what it is: typed the wrong way round.
 */
export function usableCoordinates(places: readonly Place[]): UsableCoordinates {
  const middle = middleOf(places.filter(isUsable)) ?? middleOf(places.flatMap((place) => turnedAround(place) ?? []))
  const turned: number[] = []
  const coordinates = places.map((place, position) => {
    const other = turnedAround(place)
    if (other && middle && liesAmongOthers(other, place, middle)) {
      turned.push(position)
      return other
    }
    return isUsable(place) ? place : undefined
  })
  return { coordinates, turned }
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

function median(values: readonly number[]): number | undefined {
  return values.toSorted((one, other) => one - other)[values.length >> 1]
}
