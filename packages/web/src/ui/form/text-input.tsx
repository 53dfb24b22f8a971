import type { FieldValues } from 'react-hook-form'
import { type FieldProps, useField } from '../../kit/field-props.ts'
import { TextField, type TextFieldProps } from '../text-field.tsx'

interface TextInputProps<Values extends FieldValues> extends FieldProps<Values> {
  type?: 'text' | 'email' | 'tel'
  autoComplete?: string
  inputMode?: 'text' | 'email' | 'tel' | 'numeric'
  /** More than one line, growing with its text from this many. */
  rows?: number
  slotProps?: TextFieldProps['slotProps']
}

export function TextInput<Values extends FieldValues = FieldValues>(props: TextInputProps<Values>) {
  const { label, required = false, type = 'text', autoComplete, inputMode, rows } = props
  const { field, error, helperText } = useField<Values>(props)
  const { ref, value, ...rest } = field
  return (
    <TextField
      {...rest}
      value={value ?? ''}
      inputRef={ref}
      label={label}
      type={type}
      required={required}
      error={error}
      helperText={helperText}
      {...(autoComplete === undefined ? {} : { autoComplete })}
      {...(rows === undefined ? {} : { multiline: true, minRows: rows })}
      slotProps={{ htmlInput: { inputMode: inputMode ?? (type === 'text' ? undefined : type) }, ...props.slotProps }}
    />
  )
}
