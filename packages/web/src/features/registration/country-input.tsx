import Box from '@mui/material/Box'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { controlLook } from '../../ui/form/control-look.ts'
import { FieldFrame } from '../../ui/form/field-frame.tsx'
import { useField } from '../../ui/form/field-props.ts'
import { countryChoices } from '../participants/countries.ts'
import type { RegistrationValues } from './registration-values.ts'

/** Hardly ever changed: the phone's own list is enough. */
export function CountryInput() {
  const { t, i18n } = useTranslation('registration')
  const { field, error, helperText } = useField<RegistrationValues>({ name: 'country' })
  const id = useId()
  const current = String(field.value ?? '')
  const choices = countryChoices(current, t('address.sameCountry'), i18n.resolvedLanguage ?? 'de')
  return (
    <FieldFrame id={id} label={t('address.country')} error={error} below={helperText}>
      <Box
        component="select"
        {...field}
        id={id}
        value={current}
        autoComplete="country"
        aria-describedby={`${id}-below`}
        sx={controlLook}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Box>
    </FieldFrame>
  )
}
