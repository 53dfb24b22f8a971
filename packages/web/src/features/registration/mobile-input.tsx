import Box from '@mui/material/Box'
import { useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { PlainInput } from '../../ui/form/plain-input.tsx'
import type { RegistrationValues } from './registration-values.ts'

/** Not required, but worth a warning once somebody has passed by without a number (spec 5). */
export function MobileInput() {
  const { t } = useTranslation('registration')
  const { touchedFields } = useFormState<RegistrationValues>({ name: 'mobileNumber' })
  const isEmpty = useWatch<RegistrationValues, 'mobileNumber'>({ name: 'mobileNumber' }).trim() === ''
  const help =
    isEmpty && touchedFields.mobileNumber ? (
      <Box component="span" sx={{ color: 'warning.main' }}>
        {t('you.mobileMissing')}
      </Box>
    ) : (
      t('you.mobileHelp')
    )
  return (
    <PlainInput<RegistrationValues>
      name="mobileNumber"
      type="tel"
      label={t('you.mobileNumber')}
      autoComplete="tel"
      help={help}
    />
  )
}
