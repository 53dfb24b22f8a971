import { mdiArrowDown, mdiArrowUp } from '@mdi/js'
import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { FlexRender } from '@tanstack/react-table'
import { memo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../../ui/icon.tsx'
import { PlainButton, visuallyHidden } from '../../../../../ui/plain-look.ts'
import { shortWindow } from '../../../../../ui/short-window.ts'
import { type LinePlace, type LinesHandle, lineStyle } from './line-place.ts'
import { Lines } from './lines.tsx'
import { choosableColumns } from './list-columns.ts'
import { columnWidths, type PeopleRow, type PeopleTable, type SortKey, setTicked, sortKeys } from './person-columns.tsx'
import { RowTabIndex } from './row-context.ts'
import { TickBox } from './row-controls.tsx'
import { searchFieldId } from './search-field.tsx'
import { useRowKeys } from './use-row-keys.ts'

export interface PersonListProps {
  table: PeopleTable
  /** Those of the table's rows that this list shows: the main list, or the waiting list. */
  rows: readonly PeopleRow[]
  label: string
  openId: string | undefined
  onOpen: (row: PeopleRow) => void
}

const rowHeight = 44

/** Rows of a long list are positioned absolutely, so real table elements would lose their layout: plain boxes with the roles of a grid. */
const GridCell = styled('div')({})

const Frame = styled('div')(({ theme }) => ({
  border: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  borderRadius: 12,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  fontSize: '0.875rem',
  lineHeight: 1.45,
}))

/** The arrow keys walk through all rows, rendered or not. */
export function PersonTable({ table, rows, label, openId, onOpen }: PersonListProps) {
  const { t } = useTranslation('roster')
  const lines = useRef<LinesHandle>(null)
  const keys = useRowKeys({
    count: rows.length,
    scrollTo: (index) => lines.current?.scrollTo(index),
    onOpen: (index) => rows[index] && onOpen(rows[index]),
    onRange: (from, to, before) => {
      setTicked(table, idsOf(rows, from, before), false)
      setTicked(table, idsOf(rows, from, to), true)
    },
    onSelectAll: () => setTicked(table, idsOf(rows, 0, rows.length - 1), true),
    onType: () => document.getElementById(searchFieldId)?.focus(),
  })
  const widths = columnWidths(table)
  return (
    <Frame
      role="grid"
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-multiselectable
      aria-description={t('keys')}
      onKeyDown={keys.handleKeyDown}
    >
      <TableHeader table={table} rows={rows} widths={widths} />
      <Lines
        role="rowgroup"
        ref={lines}
        count={rows.length}
        keyOf={(index) => rows[index]?.id ?? String(index)}
        estimate={rowHeight}
        keptIndex={keys.active}
      >
        {(index, { top, measure }) => {
          const row = rows[index]
          return (
            row && (
              <TableRow
                key={row.id}
                row={row}
                index={index}
                top={top}
                widths={widths}
                measure={measure}
                isActive={index === keys.active}
                isSelected={row.getIsSelected()}
                isOpen={row.id === openId}
                onActive={keys.setActive}
                onOpen={onOpen}
              />
            )
          )
        }}
      </Lines>
    </Frame>
  )
}

/** Sticks below the app bar while the rows scroll: the row itself would not leave its group. */
const HeaderGroup = styled('div')({ position: 'sticky', top: 64, zIndex: 2, [shortWindow]: { top: 0 } })

const HeaderRow = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  minHeight: 36,
  paddingInline: 4,
  borderRadius: '12px 12px 0 0',
  borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
  backgroundColor: (theme.vars ?? theme).palette.background.paper,
  color: (theme.vars ?? theme).palette.text.secondary,
  fontSize: '0.8125rem',
  fontWeight: 640,
  '& > *': { paddingInline: 8, minWidth: 0 },
}))

function TableHeader({ table, rows, widths }: Pick<PersonListProps, 'table' | 'rows'> & { widths: string }) {
  const { t } = useTranslation('roster')
  const ids = rows.map(({ id }) => id)
  const numSelected = rows.filter((row) => row.getIsSelected()).length
  return (
    <HeaderGroup role="rowgroup">
      <HeaderRow role="row" aria-rowindex={1} style={{ gridTemplateColumns: widths }}>
        <Box role="columnheader" sx={{ display: 'flex' }}>
          <TickBox
            type="checkbox"
            aria-label={t('select.all')}
            checked={numSelected > 0 && numSelected === ids.length}
            ref={(box: HTMLInputElement | null) => {
              if (box) box.indeterminate = numSelected > 0 && numSelected < ids.length
            }}
            onChange={(event) => setTicked(table, ids, event.target.checked)}
          />
        </Box>
        {table
          .getVisibleLeafColumns()
          .slice(1, -1)
          .map(({ id }) => (
            <ColumnHeader key={id} table={table} id={id} />
          ))}
        <GridCell role="columnheader">
          <Box component="span" sx={visuallyHidden}>
            {t('columns.menu')}
          </Box>
        </GridCell>
      </HeaderRow>
    </HeaderGroup>
  )
}

/** Sorts by its column where there is an order to sort by. */
function ColumnHeader({ table, id }: { table: PeopleTable; id: string }) {
  const { t } = useTranslation('roster')
  const sortKey = sortKeys.find((key) => key === id)
  if (sortKey) return <SortHeader table={table} sortKey={sortKey} />
  const column = choosableColumns.find((name) => name === id)
  return <GridCell role="columnheader">{column && t(`columns.${column}`)}</GridCell>
}

function SortHeader({ table, sortKey }: { table: PeopleTable; sortKey: SortKey }) {
  const { t } = useTranslation('roster')
  const column = table.getColumn(sortKey)
  const direction = column?.getIsSorted() ?? false
  return (
    <GridCell
      role="columnheader"
      aria-sort={direction === 'asc' ? 'ascending' : direction === 'desc' ? 'descending' : 'none'}
    >
      <PlainButton
        type="button"
        onClick={column?.getToggleSortingHandler()}
        sx={{
          gap: 0.5,
          py: 0.5,
          whiteSpace: 'nowrap',
          ...(direction && { color: 'text.primary' }),
          '& svg': { opacity: direction ? 1 : 0 },
          '&:is(:hover, :focus-visible) svg': { opacity: direction ? 1 : 0.5 },
        }}
      >
        {t(`columns.${sortKey}`)}
        <Icon path={direction === 'desc' ? mdiArrowDown : mdiArrowUp} sx={{ fontSize: 14 }} />
      </PlainButton>
    </GridCell>
  )
}

const BodyRow = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme
  return {
    display: 'grid',
    minHeight: rowHeight,
    paddingInline: 4,
    borderBottom: `1px solid ${palette.divider}`,
    cursor: 'pointer',
    '&:hover': { backgroundColor: palette.action.hover },
    '&[aria-selected="true"]': { backgroundColor: palette.action.selected },
    '&[data-open]': { boxShadow: `inset 4px 0 0 ${palette.primary.main}` },
    '&:focus-visible': { outlineOffset: -3, zIndex: 1 },
    '& > *': { display: 'grid', alignItems: 'center', paddingInline: 8, minWidth: 0, overflow: 'hidden' },
    '& > :nth-of-type(2)': { fontVariantNumeric: 'tabular-nums' },
    '& > :last-of-type': { paddingInline: 2 },
  }
})

interface TableRowProps extends LinePlace {
  row: PeopleRow
  index: number
  /** For the memo too: other columns are other cells. */
  widths: string
  isActive: boolean
  /** Also in `row`, which is the same object before and after: the memo needs it as a property. */
  isSelected: boolean
  isOpen: boolean
  onActive: (index: number) => void
  onOpen: (row: PeopleRow) => void
}

const TableRow = memo(function TableRow(props: TableRowProps) {
  const { row, index, top, widths, isSelected } = props
  const tabIndex = props.isActive ? 0 : -1
  return (
    <BodyRow
      role="row"
      ref={props.measure}
      data-index={index}
      data-open={props.isOpen || undefined}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      tabIndex={tabIndex}
      onFocus={() => props.onActive(index)}
      onClick={(event) => {
        if (!isControl(event.target)) props.onOpen(row)
      }}
      style={{ gridTemplateColumns: widths, ...lineStyle(top) }}
    >
      <RowTabIndex value={tabIndex}>
        {row.getVisibleCells().map((cell) => (
          <GridCell key={cell.id} role={cell.column.columnDef.meta?.role ?? 'gridcell'}>
            <FlexRender cell={cell} />
          </GridCell>
        ))}
      </RowTabIndex>
    </BodyRow>
  )
})

/** The ids of two rows and of those between, in either order. */
function idsOf(rows: readonly PeopleRow[], from: number, to: number): string[] {
  return rows.slice(Math.min(from, to), Math.max(from, to) + 1).map(({ id }) => id)
}

/** A press on a link, button or checkbox within a row does not open the row. */
function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button, label, input') !== null
}
