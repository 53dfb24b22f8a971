import Box from '@mui/material/Box'
import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { controlLook } from './control-look.ts'
import { FieldFrame } from './field-frame.tsx'
import { type FieldProps, useField } from './field-props.ts'

interface PlainInputProps<Values extends FieldValues> extends FieldProps<Values> {
  type?: 'text' | 'email' | 'tel'
  autoComplete?: string
  inputMode?: 'text' | 'email' | 'tel' | 'numeric'
  /** More than one line, growing with its text from this many. */
  rows?: number
  readOnly?: boolean
}

export function PlainInput<Values extends FieldValues = FieldValues>(props: PlainInputProps<Values>) {
  const { label, required = false, type = 'text', autoComplete, inputMode, rows, readOnly = false } = props
  const { field, error, helperText } = useField<Values>(props)
  const id = useId()
  return (
    <FieldFrame id={id} label={label} required={required} error={error} below={helperText}>
      <Box
        component={rows === undefined ? 'input' : 'textarea'}
        {...field}
        id={id}
        value={field.value ?? ''}
        {...(rows === undefined ? { type } : { rows })}
        autoComplete={autoComplete}
        inputMode={inputMode ?? (type === 'text' ? undefined : type)}
        readOnly={readOnly}
        aria-required={required}
        aria-invalid={error}
        aria-describedby={`${id}-below`}
        sx={
          rows === undefined
            ? controlLook
            : { ...controlLook, minHeight: 28 + 26 * rows, fieldSizing: 'content', resize: 'vertical' }
        }
      />
    </FieldFrame>
  )
}
