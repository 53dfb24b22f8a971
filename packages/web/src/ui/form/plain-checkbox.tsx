import Box from '@mui/material/Box'
import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FieldBelow } from './field-frame.tsx'
import { type FieldProps, useField } from './field-props.ts'

export function PlainCheckbox<Values extends FieldValues = FieldValues>(props: FieldProps<Values>) {
  const { field, error, helperText } = useField<Values>(props)
  const { value, onChange, ...rest } = field
  const id = useId()
  return (
    <Box sx={{ display: 'flex', gap: 1.5, py: 1 }}>
      <Box
        component="input"
        type="checkbox"
        {...rest}
        id={id}
        checked={value === true}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
          onChange(event.target.checked)
          // A checkbox has no half-entered state, so its issue is shown or removed at once.
          rest.onBlur()
        }}
        aria-required={props.required === true}
        aria-invalid={error}
        aria-describedby={`${id}-below`}
        sx={{ width: 22, height: 22, m: 0, mt: '2px', flexShrink: 0, accentColor: 'var(--mui-palette-primary-main)' }}
      />
      <Box sx={{ minWidth: 0 }}>
        <label htmlFor={id}>
          {props.label}
          {props.required && <span aria-hidden>{'\u00A0*'}</span>}
        </label>
        <FieldBelow id={id} error={error}>
          {helperText}
        </FieldBelow>
      </Box>
    </Box>
  )
}
