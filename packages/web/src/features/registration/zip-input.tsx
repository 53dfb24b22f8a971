import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useField } from '../../ui/form/field-props.ts'
import type { RegistrationValues } from './registration-values.ts'
import { zipFit } from './zip-fit.ts'

/** Where a zip may have letters or hyphens, a number pad would lock people out. */
const digitsOnly = new Set(['DE', 'AT', 'CH', 'LI', 'BE', 'DK', 'HU', 'SI', 'IT', 'FR'])

interface ZipInputProps {
  eventCountry: string
  restrictions: string
}

/** Tells while typing whether somebody from there may join, not at the end of the form. */
export function ZipInput({ eventCountry, restrictions }: ZipInputProps) {
  const { t } = useTranslation('registration')
  const { field, error, helperText } = useField<RegistrationValues>({ name: 'zip' })
  const [country, invitation] = useWatch<RegistrationValues, ['country', 'invitation']>({
    name: ['country', 'invitation'],
  })
  const { ref, value, ...rest } = field
  const zip = String(value ?? '')
  const fit = invitation === '' ? zipFit(zip, restrictions) : undefined
  const isNumber = digitsOnly.has(country || eventCountry || 'DE')
  return (
    <TextField
      {...rest}
      value={zip}
      inputRef={ref}
      label={t('address.zip')}
      required
      error={error || fit === 'outside'}
      helperText={
        fit === undefined ? (
          helperText
        ) : (
          <Fit fit={fit}>{t(fit === 'fits' ? 'address.zipFits' : 'address.zipOutside')}</Fit>
        )
      }
      autoComplete="postal-code"
      slotProps={{
        htmlInput: { inputMode: isNumber ? 'numeric' : 'text', enterKeyHint: 'next' },
        formHelperText: { 'aria-live': 'polite' },
      }}
    />
  )
}

function Fit({ fit, children }: { fit: 'fits' | 'outside'; children: string }) {
  return (
    <Box component="span" sx={{ color: fit === 'fits' ? 'success.main' : 'error.main' }}>
      {children}
    </Box>
  )
}
