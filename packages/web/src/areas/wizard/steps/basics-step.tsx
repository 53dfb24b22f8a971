import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type BasicDetails, languages, moveMealsToDate } from '@running-dinner/domain/events'
import { daysBetween, isLocalDate } from '@running-dinner/domain/local-date'
import { assignableSizes } from '@running-dinner/domain/people'
import { useEffect, useId, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { TimeZoneInput } from '../../../features/events/dinners/dinner-fields.tsx'
import { proposedTimeZone } from '../../../features/events/dinners/time-zones.ts'
import { countryChoices } from '../../../features/people/participants/countries.ts'
import { formatTime, today, weekdayOf } from '../../../lib/dates.ts'
import { useLanguageNames } from '../../../lib/language-names.ts'
import { useLanguage } from '../../../lib/language-rule.ts'
import { FieldGrid } from '../../../ui/field-grid.tsx'
import { DateInput, RadioInput, SelectInput, TextInput } from '../../../ui/form/index.ts'
import { StepForm, useStepForm } from '../step-form.tsx'
import type { basicsInput } from '../step-inputs.ts'
import { basicDetailsBody, validateBasicDetails, validateOptions } from '../wizard.api.ts'
import { useWizard } from '../wizard-context.tsx'
import { hasUsualSettings, mealsInLanguage, type WizardDraft } from '../wizard-draft.ts'
import { CarriedOverNotice } from './carried-over.tsx'

export function BasicsStep() {
  const { t } = useTranslation('wizard')
  const { draft, data, save, isDemo } = useWizard()
  const form = useStepForm(
    'basics',
    () => import('../step-inputs.ts').then((file) => file.basicsInput),
    shownBasics(draft),
  )
  const submit = async (output: z.output<typeof basicsInput>, isFastLane: boolean) => {
    const { teamPartnerWishDisabled: _, zone: __, timeZone = draft.basicDetails.timeZone, ...otherValues } = output
    const basicDetails = { ...otherValues, timeZone }
    const { options } = draft
    await validateBasicDetails(basicDetailsBody(basicDetails, options))
    if (isFastLane) {
      const meals = moveMealsToDate(draft.meals, basicDetails.date, draft.basicDetails.date)
      await validateOptions({ ...options, meals }, basicDetails.date)
    }
    save('basics', { type: 'basicsSaved', basicDetails, today: today(), mealLabels: data.mealLabels, isFastLane })
  }
  return (
    <StepForm
      step="basics"
      form={form}
      rename={(field) => (field === 'zone' ? 'timeZone' : field)}
      onSubmit={(output) => submit(output, false)}
      fastLane={{
        label: t(hasUsualSettings(draft, data.mealLabels) ? 'usual.goOn' : 'usual.goOnOwn'),
        onSubmit: (output) => submit(output, true),
      }}
    >
      {isDemo && <Alert severity="info">{t('basics.demoHint', { city: draft.basicDetails.city })}</Alert>}
      <CarriedOverNotice />
      <BasicsFields />
      <UsualSettings />
    </StepForm>
  )
}

/**
 * The draft begins with today and the default zone. The form leaves the day empty until one is chosen, and proposes the zone of the
 * browser; a demo has a day and a place of its own, and an event that is run again the zone of the earlier one.
 */
function shownBasics({ basicDetails, completed, runningDinnerType, carriedOver }: WizardDraft): BasicDetails {
  const isChosen = completed.includes('basics') || runningDinnerType === 'DEMO'
  if (!isChosen && carriedOver !== null) return { ...basicDetails, date: '' }
  return isChosen ? basicDetails : { ...basicDetails, date: '', timeZone: zoneFor(basicDetails.country) }
}

const zoneFor = (country: string) => proposedTimeZone(country, Intl.DateTimeFormat().resolvedOptions().timeZone)

function BasicsFields() {
  const { t } = useTranslation('wizard')
  const { data } = useWizard()
  const registrationType = useWatch<BasicDetails, 'registrationType'>({ name: 'registrationType' })
  return (
    <>
      <TextInput<BasicDetails> name="title" label={t('basics.title')} help={t('basics.titleHelp')} required />
      <FieldGrid columns="1fr 1.4fr">
        <TextInput<BasicDetails> name="zip" label={t('basics.zip')} inputMode="text" required />
        <TextInput<BasicDetails> name="city" label={t('basics.city')} required />
      </FieldGrid>
      <FieldGrid>
        <DayInput />
        <LanguageInput />
      </FieldGrid>
      <FieldGrid>
        <CountryInput />
        <TimeZoneInput<BasicDetails> name="timeZone" />
      </FieldGrid>
      <RadioInput<BasicDetails>
        name="registrationType"
        label={t('basics.registrationType')}
        choices={data.registrationTypes}
        required
      />
      {registrationType !== 'CLOSED' && (
        <TextInput<BasicDetails>
          name="zipRestrictions"
          label={t('basics.zipRestrictions')}
          help={t('basics.zipRestrictionsHelp')}
        />
      )}
    </>
  )
}

/** Says which day of the week it is and how far away, so that a wrong year or month is seen. */
function DayInput() {
  const { t } = useTranslation('wizard')
  const language = useLanguage()
  const date = useWatch<BasicDetails, 'date'>({ name: 'date' })
  const days = isLocalDate(date) ? daysBetween(today(), date) : -1
  const weekday = days < 0 ? '' : weekdayOf(date, language)
  return (
    <DateInput<BasicDetails>
      name="date"
      label={t('basics.date')}
      min={today()}
      required
      {...(days < 0 ? {} : { help: t('basics.dateHelp', { weekday, count: days }) })}
    />
  )
}

function CountryInput() {
  const { t } = useTranslation('wizard')
  const language = useLanguage()
  useZoneOfCountry()
  return (
    <SelectInput<BasicDetails>
      name="country"
      label={t('basics.country')}
      help={t('basics.countryHelp')}
      choices={countryChoices('', t('basics.noCountry'), language)}
    />
  )
}

/** Another country brings its zone; a zone chosen by hand stays until then. */
function useZoneOfCountry(): void {
  const { setValue } = useFormContext<BasicDetails>()
  const country = useWatch<BasicDetails, 'country'>({ name: 'country' })
  const before = useRef(country)
  useEffect(() => {
    if (before.current === country) return
    before.current = country
    setValue('timeZone', zoneFor(country), { shouldDirty: true })
  }, [country, setValue])
}

function LanguageInput() {
  const { t } = useTranslation('wizard')
  const names = useLanguageNames()
  return (
    <SelectInput<BasicDetails>
      name="languageCode"
      label={t('basics.language')}
      choices={languages.map((language) => ({ value: language, label: names[language] }))}
    />
  )
}

/** What the fast lane settles, one line for each step it leaves out. */
function UsualSettings() {
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
