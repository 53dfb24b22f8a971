import { mdiEmailOutline, mdiMapMarkerOutline, mdiSilverwareVariant } from '@mdi/js'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { memo, type ReactNode } from 'react'
import { SeatsMark } from '../../../features/participants/seats-mark.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Actions, Address, Contact, Diets, Notes, PersonName } from './person-parts.tsx'
import type { PersonListProps, PersonRow } from './person-row.ts'

export function ParticipantCards({ rows, label, ...rest }: PersonListProps) {
  return (
    <Box
      component="ol"
      aria-label={label}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
      }}
    >
      {rows.map((row) => (
        <PersonCard key={row.person.id} row={row} {...rest} />
      ))}
    </Box>
  )
}

const PersonCard = memo(function PersonCard({
  row,
  seatsNeeded,
  notesShown,
  search,
  onDelete,
}: { row: PersonRow } & Omit<PersonListProps, 'rows' | 'label'>) {
  const { person } = row
  const isChild = person.rootTeamPartnerWish !== null
  const eats = person.vegan || person.vegetarian || person.lactose || person.gluten || person.mealSpecificsNote !== ''
  return (
    <Card component="li" sx={{ p: 2, pr: 1, fontSize: '0.9375rem', lineHeight: 1.45 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Box component="span" sx={{ minWidth: 20, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {person.listNumber}
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <PersonName row={row} search={search} />
        </Box>
        <Box sx={{ mt: -1 }}>
          <Actions person={person} search={search} onDelete={onDelete} />
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: 1, mt: 1, pr: 1 }}>
        <Line icon={mdiEmailOutline}>
          <Contact person={person} />
        </Line>
        <Line icon={mdiMapMarkerOutline}>
          <Address person={person} />
        </Line>
        {!isChild && <SeatsMark numSeats={person.numSeats} seatsNeeded={seatsNeeded} />}
        {eats && (
          <Line icon={mdiSilverwareVariant}>
            <Diets person={person} />
          </Line>
        )}
        {notesShown && <Notes person={person} />}
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
