import Box from '@mui/material/Box'
import { useField } from '../../ui/form/field-props.ts'
import type { Diet } from '../registration-form/second-person.ts'
import { choiceCard } from './radio-cards.tsx'
import type { RegistrationValues } from './registration-values.ts'

type DietField = Diet | `teamPartnerWishRegistrationData.diet.${Diet}`

interface CheckCardProps {
  name: DietField | 'standbyCook' | 'standbyGuest' | 'teamPartnerWishRegistrationData.eatsDifferently'
  label: string
}

/** A box to tick, as large as a thumb. */
export function CheckCard({ name, label }: CheckCardProps) {
  const { field } = useField<RegistrationValues>({ name })
  const { value, onChange, ...rest } = field
  return (
    <Box component="label" sx={choiceCard}>
      <input type="checkbox" {...rest} checked={value === true} onChange={(event) => onChange(event.target.checked)} />
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {label}
      </Box>
    </Box>
  )
}
