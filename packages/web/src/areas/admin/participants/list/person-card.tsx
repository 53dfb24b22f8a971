import { mdiEmailOutline, mdiMapMarkerOutline, mdiSilverwareForkKnife, mdiSilverwareVariant } from '@mdi/js'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { hasDiet } from '@running-dinner/domain/participants/eats-everything.ts'
import { memo, type ReactNode } from 'react'
import { SeatsMark } from '../../../../features/participants/seats-mark.tsx'
import { WishMark } from '../../../../features/participants/wish-mark.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { MenuButton } from './menu-button.tsx'
import { PersonContact } from './person-contact.tsx'
import { PersonDiets } from './person-diets.tsx'
import { PersonName } from './person-name.tsx'
import { PersonNotes } from './person-notes.tsx'
import { PersonPlace } from './person-place.tsx'
import type { PersonRow } from './person-row.ts'
import type { RowActions, RowLook } from './row-actions.ts'
import { RowCheckbox } from './row-checkbox.tsx'
import { TeamLink } from './team-link.tsx'

interface PersonCardProps extends RowActions {
  row: PersonRow
  position: number
  total: number
  look: RowLook
  isSelected: boolean
  isOpen: boolean
}

export const PersonCard = memo(function PersonCard(props: PersonCardProps) {
  const { row, look, isSelected, isOpen } = props
  const { person } = row
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
          <RowCheckbox row={row} isSelected={isSelected} onToggle={props.onToggle} />
        </Box>
        <Box component="span" sx={{ minWidth: 20, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {person.listNumber}
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <PersonName row={row} look={look} />
          {row.wish && <WishMark wish={row.wish} />}
        </Box>
        <Box sx={{ mt: -1 }}>
          <MenuButton row={row} onMenu={props.onMenu} />
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: 0.75, mt: 1, pr: 1 }}>
        <Line icon={mdiEmailOutline}>
          <PersonContact person={person} />
        </Line>
        <Line icon={mdiMapMarkerOutline}>
          <PersonPlace person={person} />
        </Line>
        {row.ability && <SeatsMark numSeats={person.numSeats} seatsNeeded={look.seatsNeeded} />}
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
        {look.notesShown && <PersonNotes person={person} />}
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
