import { mdiMinus, mdiPlus } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { limits } from '@running-dinner/domain/limits'
import {
  type AssignableSizes,
  assignableSizes,
  createDemo,
  type DemoParticipant,
  dinnerSizeFor,
  fullName,
} from '@running-dinner/domain/people'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ActionBar } from '../../../ui/action-bar.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { stepPath, useWizard } from '../wizard-context.tsx'

const sizesShown = 4
const examplesShown = 6

/** How many people make a dinner, and what their list looks like. Asks nothing. */
export function PreviewStep() {
  const { t } = useTranslation('wizard')
  const { t: common } = useTranslation()
  const { draft, isDemo, save, previousOf } = useWizard()
  const { languageCode } = draft.basicDetails
  const people = useMemo(() => createDemo(languageCode).participants, [languageCode])
  const { teamSize } = draft.options
  const sizes = assignableSizes(draft.meals.length, teamSize)
  const { minimumParticipantsNeeded: minimum, nextParticipantsOffsetSize: step } = sizes
  return (
    <>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('preview.minimum', { count: minimum })}
      </Typography>
      <Typography sx={{ mb: 3 }}>{t('preview.minimumText', { step })}</Typography>
      <SizeCalculator sizes={sizes} teamSize={teamSize} />
      <Sizes minimum={minimum} step={step} />
      <Typography variant="h2" sx={{ mt: 5, mb: 1 }}>
        {t('preview.example')}
      </Typography>
      <Typography sx={{ mb: 2 }}>{t(isDemo ? 'preview.demoText' : 'preview.exampleText')}</Typography>
      <ExampleParticipants people={isDemo ? people : people.slice(0, examplesShown)} />
      <ActionBar hasNavigation={false} sx={{ mt: 4 }}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
          <Button
            component={Link}
            to={stepPath(previousOf('participants-preview') ?? 'basics', draft.runningDinnerType)}
            variant="outlined"
            size="large"
          >
            {common('back')}
          </Button>
          <Button
            variant="contained"
            size="large"
            onClick={() => save('participants-preview', { type: 'previewSeen' })}
          >
            {common('next')}
          </Button>
        </Box>
      </ActionBar>
    </>
  )
}

function Sizes({ minimum, step }: { minimum: number; step: number }) {
  const { t } = useTranslation('wizard')
  const { draft } = useWizard()
  const { teamSize } = draft.options
  const sizes = Array.from({ length: sizesShown }, (_, position) => minimum + position * step)
  return (
    <Card>
      <Box
        component="table"
        aria-label={t('preview.sizes')}
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          fontVariantNumeric: 'tabular-nums',
          '& th, & td': { p: 1.5, textAlign: 'left' },
          '& tbody tr': { borderTop: 1, borderColor: 'divider' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{t('preview.people')}</th>
            <th scope="col">{t('preview.teams')}</th>
            <th scope="col">{t('preview.perTable')}</th>
          </tr>
        </thead>
        <tbody>
          {sizes.map((people) => (
            <tr key={people}>
              <td>{people}</td>
              <td>{people / teamSize}</td>
              {/* Every other meal brings one more team to the table. */}
              <td>{draft.meals.length * teamSize}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Card>
  )
}

const diets = ['vegetarian', 'vegan', 'lactose', 'gluten'] as const

/** A table where there is room, a list of cards where there is not. */
function ExampleParticipants({ people }: { people: readonly DemoParticipant[] }) {
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

/** How a number of people works out: teams, who waits, how many are missing. Asks for nothing and stores nothing. */
function SizeCalculator({ sizes, teamSize }: { sizes: AssignableSizes; teamSize: number }) {
  const { t } = useTranslation('wizard')
  const { publicSettings, basicDetails } = useWizard().draft
  const limit = basicDetails.registrationType === 'CLOSED' ? undefined : publicSettings.participantLimit
  const [people, setPeople] = useState(limit ?? sizes.minimumParticipantsNeeded)
  const change = (count: number) => setPeople(Math.min(Math.max(count, 0), limits.participants))
  return (
    <Card sx={{ p: { xs: 2, sm: 2.5 }, mb: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <TextField
          label={t('preview.expected')}
          value={people === 0 ? '' : people}
          onChange={(event) => change(Number(event.target.value.replace(/\D/g, '').slice(0, 5)))}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
          sx={{ flex: '1 1 200px', maxWidth: 260 }}
        />
        <IconButton aria-label={t('preview.fewer')} onClick={() => change(people - 1)}>
          <Icon path={mdiMinus} />
        </IconButton>
        <IconButton aria-label={t('preview.more')} onClick={() => change(people + 1)}>
          <Icon path={mdiPlus} />
        </IconButton>
      </Box>
      <Typography role="status" sx={{ mt: 1.5 }}>
        <Outcome people={people} sizes={sizes} teamSize={teamSize} />
      </Typography>
    </Card>
  )
}

function Outcome({ people, sizes, teamSize }: { people: number; sizes: AssignableSizes; teamSize: number }) {
  const { t } = useTranslation('wizard')
  const { seated, waiting, missing } = dinnerSizeFor(people, sizes)
  const teams = seated / teamSize
  if (seated === 0) return t('preview.tooFew', { count: missing })
  if (waiting === 0) return t('preview.fits', { count: people, teams })
  return t('preview.wait', { seated, teams, count: waiting, next: people + missing })
}
