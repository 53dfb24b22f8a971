import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, useField } from '../../kit/field-props.ts'
import type { Choice } from './select-input.tsx'

interface RadioInputProps<Values extends FieldValues> extends FieldProps<Values> {
  choices: readonly Choice[]
  row?: boolean
}

export function RadioInput<Values extends FieldValues = FieldValues>(props: RadioInputProps<Values>) {
  const { field, error, helperText } = useField<Values>(props)
  const { ref, value, disabled, ...rest } = field
  const labelId = useId()
  const helpId = useId()
  return (
    <FormControl error={error} disabled={disabled} required={props.required ?? false}>
      <FormLabel id={labelId} sx={{ mb: 0.5 }}>
        {props.label}
      </FormLabel>
      <RadioGroup
        {...rest}
        value={value ?? ''}
        row={props.row ?? false}
        aria-labelledby={labelId}
        aria-describedby={helpId}
      >
        {props.choices.map((choice, position) => (
          <FormControlLabel
            key={choice.value}
            value={choice.value}
            disabled={disabled || choice.disabled === true}
            control={<Radio slotProps={{ input: position === 0 ? { ref } : {} }} />}
            label={<ChoiceLabel choice={choice} />}
            sx={{ alignItems: choice.description ? 'flex-start' : 'center', py: choice.description ? 0.5 : 0 }}
          />
        ))}
      </RadioGroup>
      <FormHelperText id={helpId}>{helperText}</FormHelperText>
    </FormControl>
  )
}

function ChoiceLabel({ choice }: { choice: Choice }) {
  if (choice.description === undefined) return choice.label
  return (
    <Box sx={{ pt: 1 }}>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {choice.label}
      </Box>
      <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
        {choice.description}
      </Typography>
    </Box>
  )
}
