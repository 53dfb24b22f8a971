import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { type ReactNode, useId } from 'react'
import { type FieldProps, useField } from '../../ui/form/field-props.ts'
import { visuallyHidden } from '../../ui/visually-hidden.ts'
import { choiceCard } from './choice-card.ts'
import type { RegistrationValues } from './registration-values.ts'

interface RadioCardsProps extends FieldProps<RegistrationValues> {
  choices: readonly { value: string; label: ReactNode; help?: string }[]
  /** The heading above says it already. */
  labelHidden?: boolean
}

export function RadioCards(props: RadioCardsProps) {
  const { field, error, helperText } = useField<RegistrationValues>(props)
  const { ref, value, disabled, ...rest } = field
  const labelId = useId()
  const helpId = useId()
  return (
    <FormControl error={error} disabled={disabled} fullWidth>
      <FormLabel id={labelId} sx={props.labelHidden ? visuallyHidden : { mb: 1 }}>
        {props.label}
      </FormLabel>
      <RadioGroup {...rest} value={value ?? ''} aria-labelledby={labelId} aria-describedby={helpId} sx={{ gap: 1 }}>
        {props.choices.map((choice, position) => (
          <FormControlLabel
            key={choice.value}
            value={choice.value}
            control={<Radio slotProps={{ input: position === 0 ? { ref } : {} }} />}
            label={<ChoiceText label={choice.label} help={choice.help} />}
            sx={choiceCard}
          />
        ))}
      </RadioGroup>
      <FormHelperText id={helpId} sx={{ mx: 0 }}>
        {helperText}
      </FormHelperText>
    </FormControl>
  )
}

function ChoiceText({ label, help }: { label: ReactNode; help: string | undefined }) {
  if (help === undefined) return label
  return (
    <Box sx={{ py: 0.5 }}>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {label}
      </Box>
      <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem' }}>
        {help}
      </Box>
    </Box>
  )
}
