import { useTranslation } from 'react-i18next'
import { countryChoices } from '../../../features/participants/countries.ts'
import { FieldGrid } from '../../../ui/field-grid.tsx'
import { SelectInput, TextInput, TimeInput } from '../../../ui/form/index.ts'
import { useAdminDinner } from '../shell/admin-dinner.ts'
import type { PartyValues } from './party-values.ts'

export function PartyFields() {
  const { t } = useTranslation(['wizard', 'settings'])
  const { basicDetails, afterPartyLocation } = useAdminDinner()
  return (
    <>
      <FieldGrid columns="2fr 1fr">
        <TextInput<PartyValues> name="title" label={t('mealtimes.afterPartyTitle')} required />
        <TimeInput<PartyValues> name="time" label={t('mealtimes.afterPartyTime')} day={basicDetails.date} required />
      </FieldGrid>
      <TextInput<PartyValues> name="addressName" label={t('mealtimes.addressName')} />
      <FieldGrid columns="2fr 1fr">
        <TextInput<PartyValues> name="street" label={t('mealtimes.street')} required />
        <TextInput<PartyValues> name="streetNr" label={t('mealtimes.streetNr')} required />
      </FieldGrid>
      <FieldGrid columns="1fr 2fr">
        <TextInput<PartyValues> name="zip" label={t('mealtimes.zip')} required />
        <TextInput<PartyValues> name="cityName" label={t('mealtimes.city')} required />
      </FieldGrid>
      <SelectInput<PartyValues>
        name="country"
        label={t('settings:party.country')}
        choices={countryChoices(afterPartyLocation?.country ?? '', t('settings:party.sameCountry'))}
      />
      <TextInput<PartyValues> name="addressRemarks" label={t('mealtimes.addressRemarks')} rows={2} />
    </>
  )
}
