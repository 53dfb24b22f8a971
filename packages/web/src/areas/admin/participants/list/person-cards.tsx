import { mdiEmailOutline, mdiMapMarkerOutline, mdiSilverwareForkKnife, mdiSilverwareVariant } from '@mdi/js'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { hasDiet } from '@running-dinner/domain/participants/eats-everything.ts'
import { fullName } from '@running-dinner/domain/participants/participant.ts'
import { memo, type ReactNode } from 'react'
import { SeatsMark } from '../../../../features/participants/seats-mark.tsx'
import { WishMark } from '../../../../features/participants/wish-mark.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import type { PeopleRow } from './person-columns.tsx'
import { PersonContact, PersonDiets, PersonName, PersonNotes, PersonPlace, TeamLink } from './person-facts.tsx'
import type { PersonListProps } from './person-table.tsx'
import { useListContext } from './row-context.ts'
import { MenuButton, RowCheckbox } from './row-controls.tsx'
import { useVirtualLines } from './use-virtual-lines.ts'

const CARD_HEIGHT = 190

/** The same people where there is no room for a table; two cards side by side on a tablet. */
export function PersonCards({ rows, label, openId }: PersonListProps) {
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'), { noSsr: true })
  const perLine = isWide ? 2 : 1
  const lines = useVirtualLines({
    count: Math.ceil(rows.length / perLine),
    keyOf: (index) => rows[index * perLine]?.id ?? String(index),
    estimate: CARD_HEIGHT,
    kept: -1,
  })
  return (
    <Box
      role="list"
      aria-label={label}
      ref={lines.ref}
      style={{ position: 'relative', height: lines.virtualizer.getTotalSize() }}
    >
      {lines.virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <Box
          key={key}
          ref={lines.virtualizer.measureElement}
          data-index={index}
          style={{ transform: `translateY(${lines.topOf(start)}px)` }}
          sx={{
            position: 'absolute',
            insetInline: 0,
            top: 0,
            pb: 1.5,
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: `repeat(${perLine}, minmax(0, 1fr))`,
          }}
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
      ))}
    </Box>
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
  const { seatsNeeded, notesShown } = useListContext()
  return (
    <Card
      role="listitem"
      aria-posinset={props.position}
      aria-setsize={props.total}
      sx={{
        p: 2,
        pr: 1,
        fontSize: '0.9375rem',
        lineHeight: 1.45,
        ...((isSelected || isOpen) && { borderColor: 'primary.main' }),
        ...(isSelected && { boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)' }),
      }}
    >
      <Box sx={{ display: 'flex', gap: 1.25, alignItems: 'flex-start' }}>
        <Box component="span" sx={{ pt: '1px', lineHeight: 0 }}>
          <RowCheckbox row={props.row} name={fullName(person)} />
        </Box>
        <Box component="span" sx={{ minWidth: 20, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {person.listNumber}
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <PersonName row={row} />
          {row.wish && <WishMark wish={row.wish} />}
        </Box>
        <Box sx={{ mt: -1 }}>
          <MenuButton row={row} />
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: 0.75, mt: 1, pr: 1 }}>
        <Line icon={mdiEmailOutline}>
          <PersonContact person={person} />
        </Line>
        <Line icon={mdiMapMarkerOutline}>
          <PersonPlace person={person} />
        </Line>
        {row.ability && <SeatsMark numSeats={person.numSeats} seatsNeeded={seatsNeeded} />}
        {hasDiet(person) && (
          <Line icon={mdiSilverwareVariant}>
            <PersonDiets person={person} />
          </Line>
        )}
        {person.teamId !== null && (
          <Line icon={mdiSilverwareForkKnife}>
            <TeamLink row={row} />
          </Line>
        )}
        {notesShown && <PersonNotes person={person} />}
      </Box>
    </Card>
  )
})

function Line({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', gap: 0.75 }}>
      <Icon path={icon} sx={{ fontSize: 20, mt: '1px', color: 'text.secondary' }} />
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  )
}
