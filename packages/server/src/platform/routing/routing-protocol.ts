import type { Coordinate } from '@running-dinner/domain'
import type { TravelMode } from '@running-dinner/domain/dinner-routes/travel-mode.ts'

/** Modes a routing service knows; timetables are its own science. */
export type RoutedMode = Exclude<TravelMode, 'PUBLIC_TRANSPORT'>

export interface TableQuestion {
  from: readonly Coordinate[]
  to: readonly Coordinate[]
  mode: RoutedMode
}

/** Row by row from each start to each end; NaN where the service knows no way. */
export interface TravelTable {
  metres: Float64Array
  seconds: Float64Array
}

/** How one kind of service is asked and understood. */
export interface RoutingProtocol {
  url(base: string, question: TableQuestion): string
  /** Undefined when the answer is not what the protocol says. Throws nothing. */
  read(body: unknown, question: TableQuestion): TravelTable | undefined
}

/** Longer than any evening: an answer beyond is none. */
const farthestMetres = 1_000_000
const longestSeconds = 24 * 60 * 60

/** A cell of an answer nobody vouches for: NaN unless both are numbers that an evening can have. */
export function putCell(table: TravelTable, at: number, metres: unknown, seconds: unknown): void {
  const isKnown = isWithin(metres, farthestMetres) && isWithin(seconds, longestSeconds)
  table.metres[at] = isKnown ? metres : Number.NaN
  table.seconds[at] = isKnown ? seconds : Number.NaN
}

export function emptyTable(cells: number): TravelTable {
  return { metres: new Float64Array(cells).fill(Number.NaN), seconds: new Float64Array(cells).fill(Number.NaN) }
}

function isWithin(value: unknown, most: number): value is number {
  return typeof value === 'number' && value >= 0 && value <= most
}
