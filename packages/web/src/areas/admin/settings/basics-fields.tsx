import Alert from '@mui/material/Alert'
import { languages } from '@running-dinner/domain/dinner/dinner.ts'
import { isLocalDate } from '@running-dinner/domain/local-date.ts'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useChoices } from '../../../features/dinners/choices.api.ts'
import { TimeZoneInput } from '../../../features/dinners/time-zone-input.tsx'
import { countryChoices } from '../../../features/participants/countries.ts'
import { formatDate } from '../../../lib/dates.ts'
import { FieldGrid } from '../../../ui/field-grid.tsx'
import { DateInput, RadioInput, SelectInput, TextInput } from '../../../ui/form/index.ts'
import { useAdminDinner } from '../shell/admin-dinner.ts'
import { todayOf } from '../shell/today-of.ts'
import type { BasicsValues } from './basics-values.ts'

export function BasicsFields() {
  const { t } = useTranslation(['wizard', 'common'])
  const dinner = useAdminDinner()
  const { registrationType } = useWatch<BasicsValues>()
  const names = { de: t('common:german'), en: t('common:english') }
  return (
    <>
      <TextInput<BasicsValues> name="title" label={t('basics.title')} help={t('basics.titleHelp')} required />
      <FieldGrid columns="1fr 1.4fr">
        <TextInput<BasicsValues> name="zip" label={t('basics.zip')} inputMode="text" required />
        <TextInput<BasicsValues> name="city" label={t('basics.city')} required />
      </FieldGrid>
      <FieldGrid>
        <DateInput<BasicsValues> name="date" label={t('basics.date')} min={todayOf(dinner)} required />
        <SelectInput<BasicsValues>
          name="country"
          label={t('basics.country')}
          help={t('basics.countryHelp')}
          choices={countryChoices(dinner.basicDetails.country, t('basics.noCountry'))}
        />
      </FieldGrid>
      <OtherDay />
      <FieldGrid>
        <SelectInput<BasicsValues>
          name="languageCode"
          label={t('basics.language')}
          choices={languages.map((language) => ({ value: language, label: names[language] }))}
        />
        <TimeZoneInput<BasicsValues> name="zone" />
      </FieldGrid>
      <RadioInput<BasicsValues>
        name="registrationType"
        label={t('basics.registrationType')}
        choices={useChoices().data?.registrationTypes ?? dinner.sessionData.registrationTypes}
        required
      />
      {registrationType !== 'CLOSED' && (
        <TextInput<BasicsValues>
          name="zipRestrictions"
          label={t('basics.zipRestrictions')}
          help={t('basics.zipRestrictionsHelp')}
        />
      )}
    </>
  )
}

/** What another day moves, while it is being chosen. */
function OtherDay() {
  const { t } = useTranslation('settings')
  const { basicDetails } = useAdminDinner()
  const { date = '' } = useWatch<BasicsValues>()
  if (date === basicDetails.date || !isLocalDate(date)) return null
  return (
    <Alert severity="info">
      {t('basics.moves', { date: formatDate(date) })} {t('basics.keepsTeams')}
    </Alert>
  )
}
