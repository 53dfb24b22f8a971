import { isImportable } from '@running-dinner/domain/people'
import type { DraftRow } from './check-rows.ts'
import { isUpdatable } from './import-draft.ts'

export const rowFilters = ['all', 'errors', 'warnings', 'good', 'skipped'] as const
export type RowFilter = (typeof rowFilters)[number]

/** The state a row shows: its worst issue. */
export type RowStatus = 'ERROR' | 'WARNING' | 'INFO' | 'GOOD' | 'UPDATE' | 'SKIPPED'

export function statusOf(row: DraftRow): RowStatus {
  // Somebody registered already has nothing to correct.
  if (row.skipped || (!row.update && isUpdatable(row))) return 'SKIPPED'
  if (row.update) return 'UPDATE'
  if (!isImportable(row)) return 'ERROR'
  if (row.issues.some((issue) => issue.severity === 'WARNING')) return 'WARNING'
  return row.issues.length > 0 ? 'INFO' : 'GOOD'
}

const statuses: Record<Exclude<RowFilter, 'all'>, readonly RowStatus[]> = {
  errors: ['ERROR'],
  warnings: ['WARNING', 'INFO'],
  good: ['GOOD', 'UPDATE'],
  skipped: ['SKIPPED'],
}

export function filterRows(rows: readonly DraftRow[], filter: RowFilter): readonly DraftRow[] {
  return filter === 'all' ? rows : rows.filter((row) => statuses[filter].includes(statusOf(row)))
}

/** Rows with errors come first unless another filter is chosen. An empty filter falls back to all rows. */
export function shownFilter(rows: readonly DraftRow[], chosenFilter: RowFilter | undefined): RowFilter {
  const wantedFilter = chosenFilter ?? 'errors'
  return filterRows(rows, wantedFilter).length > 0 ? wantedFilter : 'all'
}
