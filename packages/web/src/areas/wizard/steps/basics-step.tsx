import Alert from '@mui/material/Alert'
import { basicDetailsInput } from '@running-dinner/contract/dinners.ts'
import { type BasicDetails, languages } from '@running-dinner/domain/dinner/dinner.ts'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { today } from '../../../lib/dates.ts'
import { FieldGrid } from '../../../ui/field-grid.tsx'
import { DateInput, RadioInput, SelectInput, TextInput } from '../../../ui/form/index.ts'
import { StepForm, useStepForm } from '../step-form.tsx'
import { validateBasicDetails } from '../wizard.api.ts'
import { useWizard } from '../wizard-context.tsx'
import { useCountries } from './countries.ts'

export function BasicsStep() {
  const { t } = useTranslation('wizard')
  const { draft, data, save, isDemo } = useWizard()
  const form = useStepForm('basics', basicDetailsInput, draft.basicDetails)
  return (
    <StepForm
      step="basics"
      form={form}
      onSubmit={async ({ teamPartnerWishDisabled: _, ...basicDetails }) => {
        await validateBasicDetails({
          ...basicDetails,
          teamPartnerWishDisabled: draft.options.teamPartnerWishDisabled,
        })
        save('basics', { type: 'basicsSaved', basicDetails, today: today(), mealLabels: data.mealLabels })
      }}
    >
      {isDemo && <Alert severity="info">{t('basics.demoHint', { city: draft.basicDetails.city })}</Alert>}
      <BasicsFields />
    </StepForm>
  )
}

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
        <DateInput<BasicDetails> name="date" label={t('basics.date')} min={today()} required />
        <CountryInput />
      </FieldGrid>
      <LanguageInput />
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

function CountryInput() {
  const { t } = useTranslation('wizard')
  const countries = useCountries()
  return (
    <SelectInput<BasicDetails>
      name="country"
      label={t('basics.country')}
      help={t('basics.countryHelp')}
      choices={[{ value: '', label: t('basics.noCountry') }, ...countries]}
    />
  )
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
