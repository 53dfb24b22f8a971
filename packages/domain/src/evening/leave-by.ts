import type { Coordinate, GeocodingResult, TravelMode } from '../events/dinner/dinner.ts'
import { roadMetres } from '../plan/dinner-routes/distance.ts'
import { legMinutes } from '../plan/dinner-routes/leg-minutes.ts'
import { isTownOnly } from '../plan/dinner-routes/map-layout.ts'

/** For finding the door and taking off one's coat. */
export const spareMinutes = 5

/** Whole minutes from door to door, estimated from the straight line; null where a home is not known well enough. */
export function wayMinutes(from: Coordinate | undefined, to: Coordinate | undefined, mode: TravelMode): number | null {
  if (from === undefined || to === undefined) return null
  return Math.ceil(legMinutes(roadMetres(from, to), mode))
}

/** When to leave for a course that begins at `start`. */
export function leaveBy(start: Date, minutes: number | null): Date | null {
  return minutes === null ? null : new Date(start.getTime() - (minutes + spareMinutes) * 60_000)
}

/** A place that is known to the house; of an approximate one only the town is. */
export function knownPlace(place: GeocodingResult | undefined): GeocodingResult | undefined {
  return isTownOnly(place) ? undefined : place
}
