import Alert from '@mui/material/Alert'
import { basicDetailsInput } from '@running-dinner/contract/dinners.ts'
import { localDate } from '@running-dinner/contract/fields.ts'
import { type BasicDetails, languages } from '@running-dinner/domain/events/dinner/dinner.ts'
import { moveMealsToDate } from '@running-dinner/domain/events/dinner/meal-times.ts'
import { daysBetween, isLocalDate } from '@running-dinner/domain/local-date.ts'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { TimeZoneInput } from '../../../features/events/dinners/time-zone-input.tsx'
import { proposedTimeZone } from '../../../features/events/dinners/time-zones.ts'
import { countryChoices } from '../../../features/people/participants/countries.ts'
import { today, weekdayOf } from '../../../lib/dates.ts'
import { useLanguage } from '../../../lib/language-rule.ts'
import { FieldGrid } from '../../../ui/field-grid.tsx'
import { DateInput, RadioInput, SelectInput, TextInput } from '../../../ui/form/index.ts'
import { StepForm, useStepForm } from '../step-form.tsx'
import { basicDetailsBody, validateBasicDetails, validateOptions } from '../wizard.api.ts'
import { useWizard } from '../wizard-context.tsx'
import { hasUsualSettings, type WizardDraft } from '../wizard-draft.ts'
import { CarriedOverNotice } from './carried-over.tsx'
import { UsualSettings } from './usual-settings.tsx'

/** Until a day was chosen the field is empty, and then it is missing rather than wrong. */
const basicsInput = basicDetailsInput.extend({
  date: z.string().min(1, { error: 'required' }).pipe(localDate),
})

export function BasicsStep() {
  const { t } = useTranslation('wizard')
  const { draft, data, save, isDemo } = useWizard()
  const form = useStepForm('basics', basicsInput, shownBasics(draft))
  const submit = async (output: z.output<typeof basicsInput>, isFastLane: boolean) => {
    const { teamPartnerWishDisabled: _, zone: __, timeZone = draft.basicDetails.timeZone, ...others } = output
    const basicDetails = { ...others, timeZone }
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
  const { t: common } = useTranslation()
  const names = { de: common('german'), en: common('english') }
  return (
    <SelectInput<BasicDetails>
      name="languageCode"
      label={t('basics.language')}
      choices={languages.map((language) => ({ value: language, label: names[language] }))}
    />
  )
}
