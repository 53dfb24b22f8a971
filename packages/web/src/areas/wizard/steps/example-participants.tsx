import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import type { DemoParticipant } from '@running-dinner/domain/events/dinner/create-demo.ts'
import { fullName } from '@running-dinner/domain/people/participants/participant.ts'
import { useTranslation } from 'react-i18next'
import { useWizard } from '../wizard-context.tsx'

const diets = ['vegetarian', 'vegan', 'lactose', 'gluten'] as const

/** A table where there is room, a list of cards where there is not. */
export function ExampleParticipants({ people }: { people: readonly DemoParticipant[] }) {
  const { t } = useTranslation('wizard')
  return (
    <Card sx={{ position: 'relative', overflow: 'hidden' }}>
      <Box component="table" aria-label={t('preview.example')} sx={tableStyle}>
        <thead>
          <tr>
            <th scope="col">{t('preview.name')}</th>
            <th scope="col">{t('preview.address')}</th>
            <th scope="col">{t('preview.seats')}</th>
            <th scope="col">{t('preview.diet')}</th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <ExampleRow key={person.email} person={person} />
          ))}
        </tbody>
      </Box>
    </Card>
  )
}

function ExampleRow({ person }: { person: DemoParticipant }) {
  const { t } = useTranslation('wizard')
  const { draft } = useWizard()
  const seatsNeeded = draft.meals.length * draft.options.teamSize
  const seats = person.numSeats ?? 0
  const needs = diets.filter((diet) => person[diet]).map((diet) => t(`preview.${diet}`))
  return (
    <tr>
      <td>
        <strong>{fullName(person)}</strong>
      </td>
      <td data-label={t('preview.address')}>
        {person.street} {person.streetNr}, {person.zip} {person.cityName}
      </td>
      <td data-label={t('preview.seats')}>{seats >= seatsNeeded ? t('preview.seatsEnough', { seats }) : seats}</td>
      <td data-label={t('preview.diet')}>
        {[...needs, person.mealSpecificsNote].filter((need) => need !== '').join(', ')}
      </td>
    </tr>
  )
}

const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  '& th, & td': { px: 2, py: 1.25, textAlign: 'left', verticalAlign: 'top' },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
  '& td:empty': { color: 'text.secondary' },
  '@media (max-width: 599.95px)': {
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tbody, & tr, & td': { display: 'block' },
    '& tr': { py: 1 },
    '& td': { py: 0.25 },
    '& td[data-label]:not(:empty)::before': { content: 'attr(data-label) ": "', color: 'text.secondary' },
  },
} as const
