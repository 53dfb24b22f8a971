import { useTranslation } from 'react-i18next'
import { PlainInput } from '../../ui/form/plain-input.tsx'
import { CountryInput } from './country-input.tsx'
import { Cell, FieldGrid } from './field-grid.tsx'
import type { RegistrationValues } from './registration-values.ts'
import { StreetInput } from './street-input.tsx'
import { ZipInput } from './zip-input.tsx'

interface AddressFieldsProps {
  /** Of the event; '' where it is not known here. */
  country: string
  /** '' where every zip is welcome. */
  zipRestrictions: string
}

/** The zip first: it decides who may come, and makes the suggestions for the street good. */
export function AddressFields({ country, zipRestrictions }: AddressFieldsProps) {
  const { t } = useTranslation('registration')
  return (
    <FieldGrid>
      <Cell of={2} phone={6}>
        <ZipInput eventCountry={country} restrictions={zipRestrictions} />
      </Cell>
      <Cell of={4} phone={6}>
        <PlainInput<RegistrationValues>
          name="cityName"
          label={t('address.cityName')}
          autoComplete="address-level2"
          required
        />
      </Cell>
      <Cell of={4} phone={4}>
        <StreetInput />
      </Cell>
      <Cell of={2} phone={2}>
        <PlainInput<RegistrationValues> name="streetNr" label={t('address.streetNr')} autoComplete="off" required />
      </Cell>
      <Cell>
        <CountryInput />
      </Cell>
      <Cell>
        <PlainInput<RegistrationValues>
          name="addressRemarks"
          label={t('you.optional', { label: t('address.addressRemarks') })}
          help={t('address.addressRemarksHelp')}
          rows={2}
        />
      </Cell>
    </FieldGrid>
  )
}
