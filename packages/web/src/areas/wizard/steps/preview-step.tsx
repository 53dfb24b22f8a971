import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { createDemo } from '@running-dinner/domain/events/dinner/create-demo.ts'
import { assignableSizes } from '@running-dinner/domain/people/participants/assignment.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { stepPath, useWizard } from '../wizard-context.tsx'
import { ExampleParticipants } from './example-participants.tsx'
import { SizeCalculator } from './size-calculator.tsx'

const SIZES_SHOWN = 4
const EXAMPLES_SHOWN = 6

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
      <ExampleParticipants people={isDemo ? people : people.slice(0, EXAMPLES_SHOWN)} />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mt: 5 }}>
        <Button
          component={Link}
          to={stepPath(previousOf('participants-preview') ?? 'basics', draft.runningDinnerType)}
          variant="outlined"
          size="large"
        >
          {common('back')}
        </Button>
        <Button variant="contained" size="large" onClick={() => save('participants-preview', { type: 'previewSeen' })}>
          {common('next')}
        </Button>
      </Box>
    </>
  )
}

function Sizes({ minimum, step }: { minimum: number; step: number }) {
  const { t } = useTranslation('wizard')
  const { draft } = useWizard()
  const { teamSize } = draft.options
  const sizes = Array.from({ length: SIZES_SHOWN }, (_, position) => minimum + position * step)
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
