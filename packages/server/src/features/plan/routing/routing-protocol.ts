import type { Coordinate } from '@running-dinner/domain'
import type { TravelMode } from '@running-dinner/domain/events'
import { straightLineMetres } from '@running-dinner/domain/plan'

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
  /** What the service calls each mode. */
  profiles: Readonly<Record<RoutedMode, string>>
  url(base: string, question: TableQuestion): string
  /** Undefined when the answer is not what the protocol says. Throws nothing. */
  read(body: unknown, question: TableQuestion): TravelTable | undefined
}

/** Longer than any way of an evening: larger answers are ignored. */
const farthestMetres = 1_000_000
const longestSeconds = 24 * 60 * 60
/** Services measure from the nearest road: a house stands a few metres beside it, at either end. */
const besideTheRoadMetres = 2 * 20
/** A place that a service moved further than this is not on its map. */
const farthestShiftMetres = 300
/** Faster is impossible: a runner, a racing cyclist, a motorway. */
const fastestMetresPerSecond: Readonly<Record<RoutedMode, number>> = { WALK: 4, BICYCLE: 12.5, CAR: 45 }

/** Validates a cell of an untrusted answer: NaN unless both numbers are possible for an evening. */
export function putCell(table: TravelTable, cell: number, metres: unknown, seconds: unknown): void {
  if (!isWithin(metres, farthestMetres) || !isWithin(seconds, longestSeconds)) return
  table.metres[cell] = metres
  table.seconds[cell] = seconds
}

/**
 * Makes impossible ways NaN: shorter than the straight line, or faster than anybody travels. A place most of whose ways
 * are impossible was moved to a road elsewhere, over water for example; then its other ways are as wrong.
 */
export function forgetImpossible(table: TravelTable, { from, to, mode }: TableQuestion): TravelTable {
  const rows = from.map(() => ({ answered: 0, impossible: 0 }))
  const columns = to.map(() => ({ answered: 0, impossible: 0 }))
  const isImpossible = (cell: number, straight: number) => {
    const [metres = 0, seconds = 0] = [table.metres[cell], table.seconds[cell]]
    const least = Math.max(metres, straight) - besideTheRoadMetres
    return metres < least || seconds < least / fastestMetresPerSecond[mode]
  }
  const cells = from.flatMap((place, row) =>
    to.flatMap((next, column) => {
      const cell = row * to.length + column
      const straight = straightLineMetres(place, next)
      if (straight === 0 || Number.isNaN(table.metres[cell])) return []
      const isWrong = isImpossible(cell, straight)
      for (const counts of [rows[row], columns[column]]) {
        if (!counts) continue
        counts.answered++
        if (isWrong) counts.impossible++
      }
      return [{ at: cell, row, column, isWrong }]
    }),
  )
  const isMoved = (counts = { answered: 0, impossible: 0 }) => counts.impossible * 2 > counts.answered
  for (const { at, row, column, isWrong } of cells) {
    if (!isWrong && !isMoved(rows[row]) && !isMoved(columns[column])) continue
    table.metres[at] = Number.NaN
    table.seconds[at] = Number.NaN
  }
  return table
}

/** Whether a service that moved a place by so many metres has it on its map. A service need not say. */
export function isOnMap(shift: unknown): boolean {
  return typeof shift !== 'number' || shift <= farthestShiftMetres
}

export function emptyTable(cells: number): TravelTable {
  return { metres: new Float64Array(cells).fill(Number.NaN), seconds: new Float64Array(cells).fill(Number.NaN) }
}

function isWithin(value: unknown, most: number): value is number {
  return typeof value === 'number' && value >= 0 && value <= most
}
