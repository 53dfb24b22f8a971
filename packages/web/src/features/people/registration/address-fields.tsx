import { isZip, isZipAllowed, parseZipRestrictions } from '@running-dinner/domain/events'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { control } from '../../../kit/control.css.ts'
import { FieldFrame } from '../../../kit/field-frame.tsx'
import { useField } from '../../../kit/field-props.ts'
import { TextField } from '../../../kit/text-field.tsx'
import { useLanguage } from '../../../lib/language-rule.ts'
import { countryChoices } from '../participants/countries.ts'
import { DoorFields } from './door-fields.tsx'
import { Cell, FieldGrid } from './field-grid.tsx'
import * as styles from './fields.css.ts'
import type { RegistrationValues } from './registration-values.ts'
import { StreetInput } from './street-input.tsx'

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
        <TextField<RegistrationValues>
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
        <TextField<RegistrationValues> name="streetNr" label={t('address.streetNr')} autoComplete="off" required />
      </Cell>
      <Cell>
        <CountryInput />
      </Cell>
      <Cell>
        <DoorFields />
      </Cell>
    </FieldGrid>
  )
}

/** Where a zip may have letters or hyphens, a number pad would lock people out. */
const digitsOnly = new Set(['DE', 'AT', 'CH', 'LI', 'BE', 'DK', 'HU', 'SI', 'IT', 'FR'])

interface ZipInputProps {
  eventCountry: string
  restrictions: string
}

/** Shows while typing whether guests from there may join, not at the end of the form. */
function ZipInput({ eventCountry, restrictions }: ZipInputProps) {
  const { t } = useTranslation('registration')
  const { field, error, helperText } = useField<RegistrationValues>({ name: 'zip' })
  const [country, invitation] = useWatch<RegistrationValues, ['country', 'invitation']>({
    name: ['country', 'invitation'],
  })
  const id = useId()
  const zip = String(field.value ?? '')
  const fit = invitation === '' ? zipFit(zip, restrictions) : undefined
  const isWrong = error || fit === 'outside'
  const isNumber = digitsOnly.has(country || eventCountry || 'DE')
  return (
    <FieldFrame
      id={id}
      label={t('address.zip')}
      required
      error={isWrong}
      isLive
      below={fit === undefined ? helperText : <Fit fit={fit} />}
    >
      <input
        {...field}
        id={id}
        value={zip}
        autoComplete="postal-code"
        inputMode={isNumber ? 'numeric' : 'text'}
        enterKeyHint="next"
        aria-required
        aria-invalid={isWrong}
        aria-describedby={`${id}-below`}
        className={control}
      />
    </FieldFrame>
  )
}

function Fit({ fit }: { fit: 'fits' | 'outside' }) {
  const { t } = useTranslation('registration')
  if (fit === 'outside') return t('address.zipOutside')
  return <span className={styles.fit}>{t('address.zipFits')}</span>
}

/**
 * Whether a zip is welcome, while it is typed: undefined until it is as long as the welcome ones, so that no guest is turned away
 * halfway.
 */
export function zipFit(typed: string, restrictions: string): 'fits' | 'outside' | undefined {
  const zip = typed.trim()
  const { entries } = parseZipRestrictions(restrictions)
  if (entries.length === 0 || !isZip(zip)) return undefined
  if (isZipAllowed(zip, restrictions)) return 'fits'
  const lengths = entries.map(
    (restriction) => (restriction.kind === 'single' ? restriction.zip : restriction.from).length,
  )
  return zip.length >= Math.max(...lengths) ? 'outside' : undefined
}

/** Hardly ever changed: the phone's own list is enough. */
function CountryInput() {
  const { t } = useTranslation('registration')
  const language = useLanguage()
  const { field, error, helperText } = useField<RegistrationValues>({ name: 'country' })
  const id = useId()
  const current = String(field.value ?? '')
  const choices = countryChoices(current, t('address.sameCountry'), language)
  return (
    <FieldFrame id={id} label={t('address.country')} error={error} below={helperText}>
      <select
        {...field}
        id={id}
        value={current}
        autoComplete="country"
        aria-describedby={`${id}-below`}
        className={control}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
