import { type Random, seededRandom } from '@running-dinner/domain/random'
import { type Instance, metresBetween, type Point, wholeMetres } from './instance.ts'

/** How homes lie: evenly over a city or a small town, or in districts with some in between. */
type Pattern = 'uniform' | 'town' | 'clustered'

const centre: Point = [48, 7.85]
const metresPerDegree = 111_320
/** Half the side of the square, in metres. */
const halfSide: Readonly<Record<Pattern, number>> = { uniform: 3_000, town: 1_500, clustered: 3_000 }
const districtSpread = 350
const shareBetweenDistricts = 0.15

/** East and north of the centre, in metres. */
type Offset = readonly [number, number]

/**
 * An invented evening. The draws come in a fixed order, so that a seed names the same evening everywhere: districts,
 * homes, after party.
 */
export function generateInstance(
  id: string,
  n: number,
  { pattern, seed, party }: { pattern: Pattern; seed: number; party: boolean },
): Instance {
  const random = seededRandom(seed)
  const half = halfSide[pattern]
  const within = (): Offset => [(random() * 2 - 1) * half, (random() * 2 - 1) * half]
  const homes = pattern === 'clustered' ? districtHomes(n, random, within) : Array.from({ length: n }, within)
  const points = homes.map(pointAt)
  const place = party ? pointAt(within().map((metres) => metres * 0.5) as [number, number]) : undefined
  return {
    id,
    n,
    courses: 3,
    points,
    metres: metresBetween(points),
    afterPartyMetres: place && Float64Array.from(points, (point) => wholeMetres(point, place)),
    fixedCourse: undefined,
    incumbentCourse: undefined,
    lowerBound: undefined,
    bestKnown: undefined,
  }
}

function districtHomes(n: number, random: Random, within: () => Offset): Offset[] {
  const count = Math.max(3, Math.round(Math.sqrt(n) / 1.5))
  const districts = Array.from({ length: count }, within)
  return Array.from({ length: n }, () => {
    if (random() < shareBetweenDistricts) return within()
    const [east, north] = districts[Math.floor(random() * count)] as Offset
    return [east + districtSpread * gaussian(random), north + districtSpread * gaussian(random)]
  })
}

/** Box and Muller's normal distribution. */
function gaussian(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random()))
  return radius * Math.cos(2 * Math.PI * random())
}

/** To six decimals, about a decimetre. */
function pointAt([east, north]: Offset): Point {
  const [lat, lng] = centre
  const shrink = Math.cos((lat * Math.PI) / 180)
  return [
    Number((lat + north / metresPerDegree).toFixed(6)),
    Number((lng + east / (metresPerDegree * shrink)).toFixed(6)),
  ]
}
