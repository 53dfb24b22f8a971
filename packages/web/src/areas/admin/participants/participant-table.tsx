import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { SeatsMark } from '../../../features/participants/seats-mark.tsx'
import { Actions, Address, Contact, Diets, Notes, PersonName } from './person-parts.tsx'
import type { PersonListProps, PersonRow } from './person-row.ts'

/** Plain elements rather than the library's cells: hundreds of rows are drawn at once. */
const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  // Fixed, so that main list and waiting list stand in line.
  tableLayout: 'fixed',
  fontSize: '0.875rem',
  lineHeight: 1.45,
  'th, td': { textAlign: 'left', verticalAlign: 'top', padding: theme.spacing(1.25, 1.25) },
  th: {
    fontSize: '0.8125rem',
    fontWeight: 640,
    color: (theme.vars ?? theme).palette.text.secondary,
    whiteSpace: 'nowrap',
  },
  'tbody tr': { borderTop: `1px solid ${(theme.vars ?? theme).palette.divider}` },
  'tbody tr:hover': { backgroundColor: (theme.vars ?? theme).palette.action.hover },
  'td:first-of-type, th:first-of-type': { paddingLeft: theme.spacing(2), fontVariantNumeric: 'tabular-nums' },
  'td:last-of-type': { padding: theme.spacing(0.5, 1) },
}))

/** Number, name, contact, address, seats, diet, actions. */
const widths = ['56px', '20%', '27%', '21%', '15%', '17%', '96px']

export function ParticipantTable({ rows, label, ...rest }: PersonListProps) {
  const { t } = useTranslation('participants')
  return (
    <Card sx={{ overflowX: 'auto' }}>
      <Table aria-label={label}>
        <colgroup>
          {widths.map((width, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns have nothing but their place
            <col key={column} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{t('list.number')}</th>
            <th scope="col">{t('list.name')}</th>
            <th scope="col">{t('list.contact')}</th>
            <th scope="col">{t('list.address')}</th>
            <th scope="col">{t('list.seats')}</th>
            <th scope="col">{t('list.diets')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.person.id} row={row} {...rest} />
          ))}
        </tbody>
      </Table>
    </Card>
  )
}

const Row = memo(function Row({
  row,
  seatsNeeded,
  notesShown,
  search,
  onDelete,
}: { row: PersonRow } & Omit<PersonListProps, 'rows' | 'label'>) {
  const { person } = row
  const isChild = person.rootTeamPartnerWish !== null
  return (
    <tr>
      <td>{person.listNumber}</td>
      <td>
        <PersonName row={row} search={search} />
        {notesShown && <Notes person={person} />}
      </td>
      <td>
        <Contact person={person} />
      </td>
      <td>
        <Address person={person} />
      </td>
      <td>{isChild ? null : <SeatsMark numSeats={person.numSeats} seatsNeeded={seatsNeeded} />}</td>
      <td>
        <Diets person={person} />
      </td>
      <td>
        <Actions person={person} search={search} onDelete={onDelete} />
      </td>
    </tr>
  )
})
