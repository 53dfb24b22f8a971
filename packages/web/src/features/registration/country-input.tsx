import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import { useField } from '../../ui/form/field-props.ts'
import { countryChoices } from '../participants/countries.ts'
import type { RegistrationValues } from './registration-values.ts'

/** Hardly ever changed: the phone's own list is enough, and needs no code. */
export function CountryInput() {
  const { t, i18n } = useTranslation('registration')
  const { field, error, helperText } = useField<RegistrationValues>({ name: 'country' })
  const { ref, value, ...rest } = field
  const current = String(value ?? '')
  const choices = countryChoices(current, t('address.sameCountry'), i18n.resolvedLanguage ?? 'de')
  return (
    <TextField
      {...rest}
      select
      value={current}
      inputRef={ref}
      id="field-country"
      label={t('address.country')}
      error={error}
      helperText={helperText}
      slotProps={{
        select: { native: true },
        htmlInput: { autoComplete: 'country' },
        inputLabel: { shrink: true },
      }}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </TextField>
  )
}
