import Box from '@mui/material/Box'
import { useId } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { controlLook } from '../../ui/form/control-look.ts'
import { FieldFrame } from '../../ui/form/field-frame.tsx'
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
      <Box
        component="input"
        {...field}
        id={id}
        value={zip}
        autoComplete="postal-code"
        inputMode={isNumber ? 'numeric' : 'text'}
        enterKeyHint="next"
        aria-required
        aria-invalid={isWrong}
        aria-describedby={`${id}-below`}
        sx={controlLook}
      />
    </FieldFrame>
  )
}

function Fit({ fit }: { fit: 'fits' | 'outside' }) {
  const { t } = useTranslation('registration')
  if (fit === 'outside') return t('address.zipOutside')
  return (
    <Box component="span" sx={{ color: 'success.main' }}>
      {t('address.zipFits')}
    </Box>
  )
}
