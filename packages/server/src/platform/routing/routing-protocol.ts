import type { Coordinate } from '@running-dinner/domain'
import type { TravelMode } from '@running-dinner/domain/dinner-routes/leg-minutes.ts'

/** Modes that a routing service can measure; public transport needs timetables. */
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

/** The URLs and answers of one kind of service. */
export interface RoutingProtocol {
  url(base: string, question: TableQuestion): string
  /** Undefined when the answer is not what the protocol says. Throws nothing. */
  read(body: unknown, question: TableQuestion): TravelTable | undefined
}

/** Longer than any way of an evening: larger answers are ignored. */
const farthestMetres = 1_000_000
const longestSeconds = 24 * 60 * 60

/** Validates a cell of an untrusted answer: NaN unless both numbers are possible for an evening. */
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
