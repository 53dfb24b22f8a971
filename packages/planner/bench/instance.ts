/** Latitude and longitude, as instance files write them. */
export type Point = readonly [number, number]

/** One evening as a file: teams are 0 .. n-1, courses 0 appetizer, 1 main course, 2 dessert. Distances are integer metres. */
export interface Instance {
  id: string
  n: number
  courses: 2 | 3
  /** Where the teams live; undefined where the file gives the distances instead. */
  points: readonly Point[] | undefined
  /** `metres[from * n + to]`, 0 on the diagonal. */
  metres: Float64Array
  /** Metres from each team to the after party, when there is one. */
  afterPartyMetres: Float64Array | undefined
  /** The course each team has to cook, -1 where it is free. */
  fixedCourse: readonly number[] | undefined
  /** The course each team cooked when the event took place. */
  incumbentCourse: readonly number[] | undefined
  /** No plan with free courses is shorter. */
  lowerBound: number | undefined
  bestKnown: number | undefined
}

const earthRadiusMetres = 6_371_000

/** Whole metres on a sphere, as the files' figures were measured: no road factor. */
export function wholeMetres([fromLat, fromLng]: Point, [toLat, toLng]: Point): number {
  const radians = Math.PI / 180
  const lat = (toLat - fromLat) * radians
  const lng = (toLng - fromLng) * radians
  const haversine =
    Math.sin(lat / 2) ** 2 + Math.cos(fromLat * radians) * Math.cos(toLat * radians) * Math.sin(lng / 2) ** 2
  return Math.round(2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(haversine))))
}

/** Room for a square of distances that threads share instead of copying it. */
export function squareOfMetres(n: number): Float64Array {
  return new Float64Array(new SharedArrayBuffer(n * n * Float64Array.BYTES_PER_ELEMENT))
}

/** The distances between all points. */
export function metresBetween(points: readonly Point[]): Float64Array {
  const metres = squareOfMetres(points.length)
  for (const [from, origin] of points.entries()) {
    for (let to = 0; to < from; to++) {
      const length = wholeMetres(origin, points[to] as Point)
      metres[from * points.length + to] = length
      metres[to * points.length + from] = length
    }
  }
  return metres
}
