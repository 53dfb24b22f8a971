import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { BasicDetails } from '@running-dinner/domain/events/dinner/dinner.ts'
import { assignableSizes } from '@running-dinner/domain/people/participants/assignment.ts'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { formatTime } from '../../../lib/dates.ts'
import { useWizard } from '../wizard-context.tsx'
import { hasUsualSettings, mealsInLanguage } from '../wizard-draft.ts'

/** What the fast lane settles, one line for each step it leaves out. */
export function UsualSettings() {
  const { t } = useTranslation('wizard')
  const { draft, data } = useWizard()
  const titleId = useId()
  const isUsual = hasUsualSettings(draft, data.mealLabels)
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h3" component="h2" id={titleId} sx={{ mb: 0.5 }}>
        {t(isUsual ? 'usual.title' : 'usual.ownTitle')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {t('usual.text')}
      </Typography>
      <Lines />
    </Card>
  )
}

function Lines() {
  const { t } = useTranslation('wizard')
  const lines = [
    { step: 'options', text: useOptionsLine() },
    { step: 'mealtimes', text: useTimesLine() },
    { step: 'participants-preview', text: usePreviewLine() },
  ] as const
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { sm: 'max-content minmax(0, 1fr)' },
        columnGap: 2.5,
        rowGap: { sm: 1 },
        '& dt': { fontWeight: 600 },
        '& dd': { m: 0, mb: { xs: 1.25, sm: 0 } },
      }}
    >
      {lines.map(({ step, text }) => (
        <Box key={step} sx={{ display: 'contents' }}>
          <dt>{t(`steps.${step}`)}</dt>
          <dd>{text}</dd>
        </Box>
      ))}
    </Box>
  )
}

function useOptionsLine(): string {
  const { t } = useTranslation('wizard')
  const { draft, data } = useWizard()
  const language = useWatch<BasicDetails, 'languageCode'>({ name: 'languageCode' })
  const { options, meals, basicDetails } = draft
  const courses = mealsInLanguage(meals, data.mealLabels, basicDetails.languageCode, language)
  const teams = data.genderAspects.find((choice) => choice.value === options.genderAspects)?.label ?? ''
  return [
    courses.map((meal) => meal.label).join(', '),
    teams,
    ...(options.forceEqualDistributedCapacityTeams ? [t('usual.balance')] : []),
    ...(options.considerShortestPaths ? [t('usual.shortWays')] : []),
    t(options.teamPartnerWishDisabled ? 'usual.noWishes' : 'usual.wishes'),
  ].join(' · ')
}

function useTimesLine(): string {
  const { t } = useTranslation('wizard')
  const { draft } = useWizard()
  const times = draft.meals.map((meal) => formatTime(meal.time)).join(', ')
  const party = draft.afterPartyLocation
  return [
    t('usual.times', { times }),
    party === null ? t('usual.noParty') : t('usual.party', { title: party.title, time: formatTime(party.time) }),
  ].join(' · ')
}

function usePreviewLine(): string {
  const { t } = useTranslation('wizard')
  const { draft } = useWizard()
  const { minimumParticipantsNeeded, nextParticipantsOffsetSize } = assignableSizes(
    draft.meals.length,
    draft.options.teamSize,
  )
  return t('usual.sizes', { count: minimumParticipantsNeeded, step: nextParticipantsOffsetSize })
}
