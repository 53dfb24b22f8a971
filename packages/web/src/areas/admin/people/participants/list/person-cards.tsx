import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { fullName } from '@running-dinner/domain/people'
import { memo } from 'react'
import { SeatsFigure } from '../../../../../features/people/participants/seats-mark.tsx'
import { WishCell } from '../../../../../features/people/participants/wish-mark.tsx'
import { formatDate } from '../../../../../lib/dates.ts'
import { lineStyle } from './line-place.ts'
import { Lines } from './lines.tsx'
import type { ChoosableColumn } from './list-columns.ts'
import type { PeopleRow } from './person-columns.tsx'
import { DietLine, PersonMail, PersonName, PersonNotes, PersonPhone, PersonPlace, TeamLink } from './person-facts.tsx'
import type { PersonListProps } from './person-table.tsx'
import { useListContext } from './row-context.ts'
import { MenuButton, RowCheckbox } from './row-controls.tsx'

const cardHeight = 92

/** The same people where there is no room for a table; two cards side by side on a tablet. */
export function PersonCards({ rows, label, openId }: PersonListProps) {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'), { noSsr: true })
  const perLine = isWide ? 2 : 1
  const keyOf = (index: number) => rows[index * perLine]?.id ?? String(index)
  return (
    <Lines
      role="list"
      label={label}
      count={Math.ceil(rows.length / perLine)}
      keyOf={keyOf}
      estimate={cardHeight}
      keptIndex={-1}
    >
      {(index, { top, measure }) => (
        <Box
          key={keyOf(index)}
          ref={measure}
          data-index={index}
          style={lineStyle(top)}
          sx={{ pb: 1, display: 'grid', gap: 1, gridTemplateColumns: `repeat(${perLine}, minmax(0, 1fr))` }}
        >
          {rows.slice(index * perLine, (index + 1) * perLine).map((row, place) => (
            <PersonCard
              key={row.id}
              row={row}
              position={index * perLine + place + 1}
              total={rows.length}
              isSelected={row.getIsSelected()}
              isOpen={row.id === openId}
            />
          ))}
        </Box>
      )}
    </Lines>
  )
}

interface PersonCardProps {
  row: PeopleRow
  position: number
  total: number
  /** Also in `row`, which is the same object before and after: the memo needs it as a property. */
  isSelected: boolean
  isOpen: boolean
}

const PersonCard = memo(function PersonCard(props: PersonCardProps) {
  const { isSelected, isOpen } = props
  const row = props.row.original
  const { person } = row
  const { seatsNeeded, shown } = useListContext()
  const isShown = (column: ChoosableColumn) => shown.includes(column)
  return (
    <Card
      role="listitem"
      aria-posinset={props.position}
      aria-setsize={props.total}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        columnGap: 1.25,
        py: 0.75,
        pl: 1.5,
        fontSize: '0.875rem',
        lineHeight: 1.45,
        ...((isSelected || isOpen) && { borderColor: 'primary.main' }),
        ...(isSelected && { boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)' }),
      }}
    >
      <Box component="span" sx={{ pt: 1.25, lineHeight: 0 }}>
        <RowCheckbox row={props.row} name={fullName(person)} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          alignContent: 'center',
          gap: 0.25,
          minHeight: 44,
        }}
      >
        <Box sx={{ fontSize: '0.9375rem' }}>
          <PersonName row={row} />
        </Box>
        {isShown('place') && (
          <Box sx={{ color: 'text.secondary' }}>
            <PersonPlace person={person} />
          </Box>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.25, '& > *': { maxWidth: '100%' } }}>
          {isShown('team') && <TeamLink row={row} />}
          {isShown('seats') && row.ability && <SeatsFigure numSeats={person.numSeats} seatsNeeded={seatsNeeded} />}
          {isShown('phone') && <PersonPhone person={person} />}
          {isShown('email') && <PersonMail person={person} />}
          {isShown('diet') && <DietLine person={person} />}
          {isShown('wish') && row.wish && <WishCell wish={row.wish} />}
          {isShown('registered') && <span>{formatDate(person.createdAt)}</span>}
          {isShown('notes') && <PersonNotes person={person} />}
        </Box>
      </Box>
      <MenuButton row={row} />
    </Card>
  )
})
