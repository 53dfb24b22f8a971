import Box from '@mui/material/Box'
import { useField } from '../../ui/form/field-props.ts'
import { choiceCard } from './radio-cards.tsx'
import type { RegistrationValues } from './registration-values.ts'

interface CheckCardProps {
  name: 'vegetarian' | 'vegan' | 'lactose' | 'gluten' | 'standbyCook' | 'standbyGuest'
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
