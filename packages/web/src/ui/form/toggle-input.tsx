import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Switch from '@mui/material/Switch'
import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, useField } from './field-props.ts'

export function CheckboxInput<Values extends FieldValues = FieldValues>(props: FieldProps<Values>) {
  return <Toggle<Values> {...props} control={Checkbox} />
}

/** For what takes effect at once or turns a part of the form on. */
export function SwitchInput<Values extends FieldValues = FieldValues>(props: FieldProps<Values>) {
  return <Toggle<Values> {...props} control={Switch} />
}

function Toggle<Values extends FieldValues>(props: FieldProps<Values> & { control: typeof Checkbox | typeof Switch }) {
  const { field, error, helperText } = useField<Values>(props)
  const { ref, value, ...rest } = field
  const Control = props.control
  const helpId = useId()
  return (
    <FormControl error={error} required={props.required ?? false} disabled={rest.disabled}>
      <FormControlLabel
        control={
          <Control
            {...rest}
            checked={value === true}
            slotProps={{ input: { ref, 'aria-describedby': helpId, 'aria-invalid': error } }}
          />
        }
        label={props.label}
        sx={{ mr: 0 }}
      />
      <FormHelperText id={helpId} sx={{ mt: 0, mx: props.control === Checkbox ? '42px' : '58px' }}>
        {helperText}
      </FormHelperText>
    </FormControl>
  )
}
