import { fullName } from '@running-dinner/domain/people'
import {
  columnFilteringFeature,
  columnVisibilityFeature,
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  functionalUpdate,
  globalFilteringFeature,
  metaHelper,
  type Row,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { dietNames } from '../../../../../features/people/participants/diet-chips.tsx'
import { SeatsFigure } from '../../../../../features/people/participants/seats-mark.tsx'
import { WishCell } from '../../../../../features/people/participants/wish-mark.tsx'
import { formatDate } from '../../../../../lib/dates.ts'
import { type ChoosableColumn, choosableColumns } from './list-columns.ts'
import { DietLine, PersonMail, PersonName, PersonNotes, PersonPhone, PersonPlace, TeamLink } from './person-facts.tsx'
import { matchesFilter, type PersonFilter, type RowFilter } from './person-filters.ts'
import type { PersonRow } from './person-rows.ts'
import type { SearchHits } from './person-search.ts'
import { useListContext } from './row-context.ts'
import { MenuButton, RowCheckbox } from './row-controls.tsx'

export const sortKeys = ['number', 'name', 'place', 'seats', 'diet', 'team', 'wish', 'registered'] as const
export type SortKey = (typeof sortKeys)[number]

export interface Sorting {
  key: SortKey
  descending: boolean
}

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnFilteringFeature,
  globalFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  rowSelectionFeature,
  columnVisibilityFeature,
  columnMeta: metaHelper<{ width: string; role?: 'rowheader' }>(),
})
export type PeopleTable = ReturnType<typeof usePeopleTable>
export type PeopleRow = Row<typeof features, PersonRow>

const collator = new Intl.Collator('de', { numeric: true, sensitivity: 'base' })

/** Numbers by size, texts as German sorts them. Rows without a value come last in both directions. */
function compareValues(row: PeopleRow, otherRow: PeopleRow, columnId: string): number {
  const value = row.getValue(columnId)
  const otherValue = otherRow.getValue(columnId)
  return typeof value === 'number' && typeof otherValue === 'number'
    ? value - otherValue
    : collator.compare(String(value), String(otherValue))
}

const wishRanks = { mutual: 1, unanswered: 2, other: 3, absent: 4 }
const { accessor, display, columns: listOf } = createColumnHelper<typeof features, PersonRow>()

const columns = listOf([
  display({
    id: 'tick',
    meta: { width: '44px' },
    cell: ({ row }) => <RowCheckbox row={row} name={fullName(row.original.person)} />,
  }),
  accessor(({ person }) => person.listNumber, { id: 'number' satisfies SortKey, meta: { width: '52px' } }),
  accessor(({ person }) => `${person.lastname} ${person.firstnamePart}`, {
    id: 'name' satisfies SortKey,
    meta: { width: 'minmax(130px, 2.3fr)', role: 'rowheader' },
    cell: ({ row }) => <PersonName row={row.original} />,
  }),
  display({
    id: 'email' satisfies ChoosableColumn,
    meta: { width: 'minmax(0, 1.5fr)' },
    cell: ({ row }) => <PersonMail person={row.original.person} />,
  }),
  display({
    id: 'phone' satisfies ChoosableColumn,
    meta: { width: '124px' },
    cell: ({ row }) => <PersonPhone person={row.original.person} />,
  }),
  accessor(({ person }) => `${person.zip} ${person.cityName} ${person.street} ${person.streetNr}`, {
    id: 'place' satisfies SortKey,
    meta: { width: 'minmax(0, 1.6fr)' },
    cell: ({ row }) => <PersonPlace person={row.original.person} />,
  }),
  accessor(({ person, ability }) => ability && person.numSeats, {
    id: 'seats' satisfies SortKey,
    meta: { width: '78px' },
    cell: ({ row }) => <SeatsCell row={row.original} />,
  }),
  accessor(
    ({ person }) =>
      dietNames.filter((diet) => person[diet]).join(' ') || (person.mealSpecificsNote === '' ? undefined : 'z'),
    {
      id: 'diet' satisfies SortKey,
      meta: { width: 'minmax(0, 1.3fr)' },
      cell: ({ row }) => <DietLine person={row.original.person} />,
    },
  ),
  accessor(({ team }) => team?.teamNumber, {
    id: 'team' satisfies SortKey,
    meta: { width: '78px' },
    cell: ({ row }) => <TeamLink row={row.original} />,
  }),
  accessor(({ wish }) => wish && wishRanks[wish.state], {
    id: 'wish' satisfies SortKey,
    meta: { width: 'minmax(0, 1fr)' },
    cell: ({ row }) => row.original.wish && <WishCell wish={row.original.wish} />,
  }),
  accessor(({ person }) => person.createdAt, {
    id: 'registered' satisfies SortKey,
    meta: { width: '100px' },
    cell: ({ getValue }) => formatDate(getValue()),
  }),
  display({
    id: 'notes' satisfies ChoosableColumn,
    meta: { width: 'minmax(0, 1.5fr)' },
    cell: ({ row }) => <PersonNotes person={row.original.person} />,
  }),
  display({ id: 'menu', meta: { width: '48px' }, cell: ({ row }) => <MenuButton row={row.original} /> }),
])

/** For `grid-template-columns`, in the header and in each row. */
export function columnWidths(table: PeopleTable): string {
  return table
    .getVisibleLeafColumns()
    .map(({ columnDef }) => columnDef.meta?.width)
    .join(' ')
}

interface PeopleTableInput {
  rows: readonly PersonRow[]
  sorting: Sorting
  filters: readonly PersonFilter[]
  hits: SearchHits | undefined
  shown: readonly ChoosableColumn[]
  onSort: (sorting: Sorting) => void
}

/** Sorts, filters and remembers who is ticked, for the table and for the cards. Ticks survive a change of the filters. */
export function usePeopleTable({ rows, sorting, filters, hits, shown, onSort }: PeopleTableInput) {
  const { key, descending } = sorting
  // The table sorts and filters again whenever these are new objects.
  const sorted = useMemo(() => [{ id: key, desc: descending }], [key, descending])
  const filter = useMemo<RowFilter>(() => ({ filters, hits }), [filters, hits])
  const visibility = useMemo(
    () => Object.fromEntries(choosableColumns.map((column) => [column, shown.includes(column)])),
    [shown],
  )
  return useTable({
    features,
    columns,
    data: rows,
    getRowId: ({ person }) => person.id,
    defaultColumn: { sortFn: compareValues, sortUndefined: 'last' },
    state: { sorting: sorted, globalFilter: filter, columnVisibility: visibility },
    onSortingChange: (updater) => {
      const [next] = functionalUpdate(updater, sorted)
      const nextKey = sortKeys.find((name) => name === next?.id)
      if (next && nextKey) onSort({ key: nextKey, descending: next.desc })
    },
    enableSortingRemoval: false,
    enableMultiSort: false,
    sortDescFirst: false,
    // The filters look at the whole row, so one column is enough to ask.
    getColumnCanGlobalFilter: ({ id }) => id === 'number',
    globalFilterFn: (row, _columnId, value: RowFilter) => matchesFilter(row.original, value),
  })
}

/** What the bar of ticked rows needs of a table, whatever its rows hold. */
export interface SelectableTable {
  setRowSelection: (change: (ticked: RowSelectionState) => RowSelectionState) => void
  resetRowSelection: (toNothing: true) => void
}

/** Ticks or unticks these rows; the others stay as they are. */
export function setTicked(table: SelectableTable, ids: readonly string[], isTicked: boolean): void {
  table.setRowSelection((ticked) => {
    const next = { ...ticked }
    for (const id of ids) {
      if (isTicked) next[id] = true
      else delete next[id]
    }
    return next
  })
}

function SeatsCell({ row }: { row: PersonRow }) {
  const { seatsNeeded } = useListContext()
  return row.ability && <SeatsFigure numSeats={row.person.numSeats} seatsNeeded={seatsNeeded} />
}
