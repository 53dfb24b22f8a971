import type { Coordinate } from '../../events/dinner/dinner.ts'
import { roadMetres } from './distance.ts'
import { isUsable, type Place, usableCoordinates } from './usable-coordinates.ts'

export interface LegCosts {
  /** Road metres from one place to another: `metres[from * places + to]`, 0 on the diagonal. */
  metres: Float64Array
  /** Positions of the places without a usable coordinate. */
  unlocated: number[]
}

/**
 * The ways between all places: straight line times road factor. A place without a usable coordinate is as far from
 * every other as an average located place, so that it neither attracts nor repels routes; without any located place all
 * ways are 0.
 */
export function legCosts(places: readonly Place[]): LegCosts {
  const { coordinates } = usableCoordinates(places)
  const count = places.length
  const metres = new Float64Array(count * count)
  for (const [startIndex, origin] of coordinates.entries()) {
    if (!origin) continue
    for (let endIndex = 0; endIndex < startIndex; endIndex++) {
      const target = coordinates[endIndex]
      if (!target) continue
      const length = roadMetres(origin, target)
      metres[startIndex * count + endIndex] = length
      metres[endIndex * count + startIndex] = length
    }
  }
  const unlocated = unlocatedIn(coordinates)
  fillUnlocated(metres, unlocated)
  return { metres, unlocated }
}

/** Road metres from each place to the party; undefined without a party, or when its place is unknown. */
export function afterPartyCosts(places: readonly Place[], party: Place): Float64Array | undefined {
  const { coordinates } = usableCoordinates([...places, party])
  const target = coordinates.pop()
  if (!target) return undefined
  const metres = Float64Array.from(coordinates, (place) => (place ? roadMetres(place, target) : 0))
  fillUnlocatedEnds(metres, unlocatedIn(coordinates))
  return metres
}

/**
 * Fills the rows and columns of places without a coordinate with the average of the others. Changes `metres`, which is
 * square.
 */
export function fillUnlocated(metres: Float64Array, unlocated: readonly number[]): void {
  if (unlocated.length === 0) return
  const count = Math.round(Math.sqrt(metres.length))
  const isUnlocated = flagsOf(unlocated, count)
  const located = Array.from({ length: count }, (_, place) => place).filter((place) => isUnlocated[place] === 0)
  if (located.length === 0) return
  const otherCount = Math.max(1, located.length - 1)
  const averageTo = new Float64Array(count)
  const averageFrom = new Float64Array(count)
  let average = 0
  for (const place of located) {
    for (const otherPlace of located) {
      averageTo[place] = (averageTo[place] ?? 0) + (metres[otherPlace * count + place] ?? 0) / otherCount
      averageFrom[place] = (averageFrom[place] ?? 0) + (metres[place * count + otherPlace] ?? 0) / otherCount
    }
    average += (averageTo[place] ?? 0) / located.length
  }
  for (const place of unlocated) {
    for (let otherPlace = 0; otherPlace < count; otherPlace++) {
      const isKnown = isUnlocated[otherPlace] === 0
      metres[place * count + otherPlace] = isKnown ? (averageTo[otherPlace] ?? 0) : average
      metres[otherPlace * count + place] = isKnown ? (averageFrom[otherPlace] ?? 0) : average
    }
    metres[place * count + place] = 0
  }
}

/** As `fillUnlocated`, for the ways to one common place. */
function fillUnlocatedEnds(metres: Float64Array, unlocated: readonly number[]): void {
  const isUnlocated = flagsOf(unlocated, metres.length)
  const knownMetres = metres.filter((_, place) => isUnlocated[place] === 0)
  const average = knownMetres.reduce((sum, length) => sum + length, 0) / Math.max(1, knownMetres.length)
  for (const place of unlocated) metres[place] = average
}

function unlocatedIn(coordinates: readonly (Coordinate | undefined)[]): number[] {
  return coordinates.flatMap((place, position) => (isUsable(place) ? [] : [position]))
}

function flagsOf(positions: readonly number[], count: number): Uint8Array {
  const flags = new Uint8Array(count)
  for (const position of positions) flags[position] = 1
  return flags
}
