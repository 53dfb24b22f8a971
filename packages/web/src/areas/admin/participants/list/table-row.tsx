import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { SeatsMark } from '../../../../features/participants/seats-mark.tsx'
import { WishCell } from '../../../../features/participants/wish-mark.tsx'
import { formatDate } from '../../../../lib/dates.ts'
import { GridCell } from './grid-cell.ts'
import { PersonContact, PersonDiets, PersonName, PersonNotes, PersonPlace, TeamLink } from './person-facts.tsx'
import type { PersonRow } from './person-rows.ts'
import type { RowActions, RowLook } from './row-controls.tsx'
import { MenuButton, RowCheckbox } from './row-controls.tsx'
import { tableColumns } from './table-columns.ts'

const Row = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme
  return {
    display: 'grid',
    gridTemplateColumns: tableColumns,
    position: 'absolute',
    insetInline: 0,
    top: 0,
    paddingInline: 4,
    borderBottom: `1px solid ${palette.divider}`,
    cursor: 'pointer',
    '&:hover': { backgroundColor: palette.action.hover },
    '&[aria-selected="true"]': { backgroundColor: palette.action.selected },
    '&[data-open]': { boxShadow: `inset 4px 0 0 ${palette.primary.main}` },
    '&:focus-visible': { outlineOffset: -3, zIndex: 1 },
    '& > *': { padding: '9px 8px', minWidth: 0, overflowWrap: 'anywhere' },
    '& > :first-of-type': { paddingBlock: 11 },
    '& > :nth-of-type(2)': { fontVariantNumeric: 'tabular-nums' },
    '& > :last-of-type': { padding: 4, textAlign: 'right' },
  }
})

interface TableRowProps extends RowActions {
  row: PersonRow
  index: number
  top: number
  measure: (row: HTMLElement | null) => void
  look: RowLook
  isActive: boolean
  isSelected: boolean
  isOpen: boolean
  onActive: (index: number) => void
}

export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { row, index, top, measure, look, isActive, isSelected, isOpen } = props
  const { person } = row
  // Only the row that has the focus, or would take it, is a stop for the tab key, with what is in it.
  const tabIndex = isActive ? 0 : -1
  return (
    <Row
      role="row"
      ref={measure}
      data-index={index}
      data-open={isOpen || undefined}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      tabIndex={tabIndex}
      onFocus={() => props.onActive(index)}
      onClick={(event) => {
        if (!isOwnTarget(event.target)) props.onOpen(row)
      }}
      style={{ transform: `translateY(${top}px)` }}
    >
      <GridCell role="gridcell">
        <RowCheckbox row={row} isSelected={isSelected} onToggle={props.onToggle} tabIndex={tabIndex} />
      </GridCell>
      <GridCell role="gridcell">{person.listNumber}</GridCell>
      <GridCell role="rowheader">
        <PersonName row={row} look={look} tabIndex={tabIndex} />
        {person.rootTeamPartnerWish === null && <PersonContact person={person} tabIndex={tabIndex} />}
        {look.notesShown && <PersonNotes person={person} />}
      </GridCell>
      <GridCell role="gridcell">
        <PersonPlace person={person} />
      </GridCell>
      <GridCell role="gridcell">
        {row.ability && <SeatsMark numSeats={person.numSeats} seatsNeeded={look.seatsNeeded} />}
      </GridCell>
      <GridCell role="gridcell">
        <PersonDiets person={person} />
      </GridCell>
      <GridCell role="gridcell">
        <TeamLink row={row} tabIndex={tabIndex} />
      </GridCell>
      <GridCell role="gridcell">{row.wish && <WishCell wish={row.wish} />}</GridCell>
      <GridCell role="gridcell">{formatDate(person.createdAt)}</GridCell>
      <GridCell role="gridcell">
        <MenuButton row={row} onMenu={props.onMenu} tabIndex={tabIndex} />
      </GridCell>
    </Row>
  )
})

/** Links, buttons and boxes within a row do what they do. */
function isOwnTarget(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button, label, input') !== null
}
