import type { Coordinate } from '../../events/dinner/dinner.ts'
import type { Participant } from '../../people/participants/participant.ts'
import type { Random } from '../../random.ts'
import { usableCoordinates } from '../dinner-routes/usable-coordinates.ts'

/** Homes per strip for each strip there is: cells of the map are about as wide as three homes are high. */
const homesPerCell = 3
/** How far to either side a neighbour is looked for. */
const reach = 4

/**
 * Homes in strips of equal numbers from west to east, each from south to north, so that neighbours are found without
 * searching all.
 */
class NearHomes {
  private readonly strips: Int32Array[]
  /** Where each strip begins in the west. */
  private readonly begins: Float64Array
  private readonly y: Float64Array

  constructor(people: readonly number[], x: Float64Array, y: Float64Array) {
    const count = Math.max(1, Math.round(Math.sqrt(people.length / homesPerCell)))
    const perStrip = Math.ceil(people.length / count)
    const eastward = people.toSorted((first, second) => (x[first] as number) - (x[second] as number))
    this.y = y
    this.strips = Array.from({ length: count }, (_, strip) =>
      Int32Array.from(eastward.slice(strip * perStrip, (strip + 1) * perStrip)).sort(
        (left, right) => (y[left] as number) - (y[right] as number),
      ),
    )
    this.begins = Float64Array.from(this.strips, (_, strip) => x[eastward[strip * perStrip] ?? -1] ?? Infinity)
  }

  draw(x: number, y: number, random: Random): number | undefined {
    const stripIndex = firstNotBelow(this.begins.length, (strip) => this.begins[strip] as number, x) - 1
    const strip = this.strips[Math.max(0, stripIndex) + Math.floor(random() * 3) - 1]
    if (!strip) return undefined
    const north = firstNotBelow(strip.length, (index) => this.y[strip[index] as number] as number, y)
    return strip[north + Math.floor(random() * 2 * reach) - reach]
  }
}

function firstNotBelow(count: number, valueAt: (index: number) => number, least: number): number {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >> 1
    if (valueAt(middle) < least) low = middle + 1
    else high = middle
  }
  return low
}

const metresPerDegree = 111_195

/** Where people live, on a flat map: within a town that is as good as on the globe. People are positions in the list. */
export class HomeMap {
  /** Metres between two homes taken at random. */
  readonly average: number
  private readonly x: Float64Array
  private readonly y: Float64Array
  private readonly near: NearHomes[]

  /** `kindOf`: neighbours are looked up by kind. People are in random order. */
  constructor(people: readonly Pick<Participant, 'geocodingResult'>[], kindOf: readonly number[]) {
    const { coordinates } = usableCoordinates(people.map((person) => person.geocodingResult))
    const middle = coordinates.find((place) => place !== undefined)
    const shrink = Math.cos(((middle?.lat ?? 0) * Math.PI) / 180)
    const flat = (coordinateOf: (place: Coordinate) => number) =>
      Float64Array.from(coordinates, (place) => (place ? coordinateOf(place) * metresPerDegree : Number.NaN))
    this.x = flat((place) => place.lng * shrink)
    this.y = flat((place) => place.lat)
    this.average = this.meanStep()
    const kinds = Math.max(-1, ...kindOf) + 1
    const located = [...people.keys()].filter((person) => !Number.isNaN(this.x[person] ?? Number.NaN))
    this.near = Array.from({ length: kinds }, (_, kind) => {
      const ofKind = located.filter((person) => kindOf[person] === kind)
      return new NearHomes(ofKind, this.x, this.y)
    })
  }

  /** Metres between two homes; what an average one takes where a home is unknown, 0 where all are. */
  distance(home: number, otherHome: number): number {
    const east = (this.x[home] as number) - (this.x[otherHome] as number)
    const north = (this.y[home] as number) - (this.y[otherHome] as number)
    const metres = Math.sqrt(east * east + north * north)
    return Number.isNaN(metres) ? this.average : metres
  }

  /** A random person of that kind who lives near the home of `person`; undefined where there is none. */
  neighbour(person: number, kind: number, random: Random): number | undefined {
    const [x, y] = [this.x[person] as number, this.y[person] as number]
    return Number.isNaN(x) ? undefined : this.near[kind]?.draw(x, y, random)
  }

  private meanStep(): number {
    const located = [...this.x.keys()].filter((person) => !Number.isNaN(this.x[person] ?? Number.NaN))
    let sum = 0
    for (const [index, person] of located.entries())
      sum += this.distance(person, located[(index + 1) % located.length] ?? 0)
    return sum / Math.max(1, located.length)
  }
}
