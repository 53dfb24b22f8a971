import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, useField } from '../../kit/field-props.ts'

interface ToggleProps<Values extends FieldValues> extends FieldProps<Values> {
  /** Checked means false: for values the wire names by their opposite. */
  inverted?: boolean
}

export function CheckboxInput<Values extends FieldValues = FieldValues>(props: ToggleProps<Values>) {
  const { field, error, helperText } = useField<Values>(props)
  const { ref, value, onChange, ...rest } = field
  const inverted = props.inverted === true
  const helpId = useId()
  return (
    <FormControl error={error} required={props.required ?? false} disabled={rest.disabled}>
      <FormControlLabel
        control={
          <Checkbox
            {...rest}
            checked={(value === true) !== inverted}
            onChange={(_, checked) => onChange(checked !== inverted)}
            slotProps={{ input: { ref, 'aria-describedby': helpId, 'aria-invalid': error } }}
          />
        }
        label={props.label}
        required={props.required ?? false}
        sx={{ mr: 0, alignItems: 'flex-start', '& .MuiFormControlLabel-label': { pt: '9px' } }}
      />
      <FormHelperText id={helpId} sx={{ mt: 0, mx: '31px' }}>
        {helperText}
      </FormHelperText>
    </FormControl>
  )
}
