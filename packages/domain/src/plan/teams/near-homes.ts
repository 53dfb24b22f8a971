import type { Random } from '../../random.ts'

/** Homes per strip for each strip there is: cells of the map are about as wide as three homes are high. */
const homesPerCell = 3
/** How far to either side a neighbour is looked for. */
const reach = 4

/**
 * Homes in strips of equal numbers from west to east, each from south to north, so that neighbours are found without
 * searching all.
 */
export class NearHomes {
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
    const at = firstNotBelow(this.begins.length, (strip) => this.begins[strip] as number, x) - 1
    const strip = this.strips[Math.max(0, at) + Math.floor(random() * 3) - 1]
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
