import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { SeatsFigure } from '../../../../../features/people/participants/seats-mark.tsx'
import { WishCell } from '../../../../../features/people/participants/wish-mark.tsx'
import { formatDate } from '../../../../../lib/dates.ts'
import { DietLine, PersonMail, PersonNotes, PersonPhone, PersonPlace, TeamLink } from '../list/person-facts.tsx'
import type { PersonRow } from '../list/person-rows.ts'
import { useListContext } from '../list/row-context.ts'

/** What the one line of the list has no room for. */
export function QuickFacts({ row }: { row: PersonRow }) {
  const { t } = useTranslation('roster')
  const { seatsNeeded } = useListContext()
  const { person, wish, ability } = row
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        columnGap: 2,
        rowGap: 0.5,
        m: 0,
        mb: 2.5,
        fontSize: '0.875rem',
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0, minWidth: 0 },
        '& dd:empty, & dt:has(+ dd:empty)': { display: 'none' },
        // The drawer has the room that the line has not.
        '& dd *': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
      }}
    >
      <dt>{t('columns.email')}</dt>
      <dd>
        <PersonMail person={person} />
      </dd>
      <dt>{t('columns.phone')}</dt>
      <dd>
        <PersonPhone person={person} />
      </dd>
      <dt>{t('columns.place')}</dt>
      <dd>
        <PersonPlace person={person} />
      </dd>
      {ability && (
        <>
          <dt>{t('columns.seats')}</dt>
          <dd>
            <SeatsFigure numSeats={person.numSeats} seatsNeeded={seatsNeeded} />
          </dd>
        </>
      )}
      <dt>{t('columns.diet')}</dt>
      <dd>
        <DietLine person={person} />
      </dd>
      {person.teamId !== null && (
        <>
          <dt>{t('columns.team')}</dt>
          <dd>
            <TeamLink row={row} />
          </dd>
        </>
      )}
      {wish && (
        <>
          <dt>{t('columns.wish')}</dt>
          <dd>
            <WishCell wish={wish} />
          </dd>
        </>
      )}
      <dt>{t('columns.registered')}</dt>
      <dd>{formatDate(person.createdAt)}</dd>
      <dt>{t('columns.notes')}</dt>
      <dd>
        <PersonNotes person={person} />
      </dd>
    </Box>
  )
}
