import type { Coordinate, GeocodingQuality } from '@running-dinner/domain'
import { isTownOnly, isValidCoordinate, straightLineMetres } from '@running-dinner/domain/plan'

export type Place = Coordinate & { quality?: GeocodingQuality | undefined }

/** Straight-line lengths to each stop from the one before; undefined for the first and when a house is not located. */
export function metresToStops(stops: readonly (Place | undefined)[]): (number | undefined)[] {
  const houses = stops.map((stop) => (isValidCoordinate(stop) && !isTownOnly(stop) ? stop : undefined))
  return houses.map((house, index) => {
    const before = houses[index - 1]
    return house && before ? straightLineMetres(before, house) : undefined
  })
}
