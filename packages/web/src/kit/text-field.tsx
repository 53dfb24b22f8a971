import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import * as styles from './control.css.ts'
import { FieldFrame } from './field-frame.tsx'
import { type FieldProps, useField } from './field-props.ts'

interface TextFieldProps<Values extends FieldValues> extends FieldProps<Values> {
  type?: 'text' | 'email' | 'tel'
  autoComplete?: string
  inputMode?: 'text' | 'email' | 'tel' | 'numeric'
  /** More than one line, growing with its text from this many. */
  rows?: keyof typeof styles.rows
  readOnly?: boolean
}

export function TextField<Values extends FieldValues = FieldValues>(props: TextFieldProps<Values>) {
  const { label, required = false, type = 'text', autoComplete, inputMode, rows, readOnly = false } = props
  const { field, error, helperText } = useField<Values>(props)
  const id = useId()
  const control = {
    ...field,
    id,
    value: field.value ?? '',
    autoComplete,
    inputMode: inputMode ?? (type === 'text' ? undefined : type),
    readOnly,
    'aria-required': required,
    'aria-invalid': error,
    'aria-describedby': `${id}-below`,
  }
  return (
    <FieldFrame id={id} label={label} required={required} error={error} below={helperText}>
      {rows === undefined ? (
        <input {...control} type={type} className={styles.control} />
      ) : (
        <textarea {...control} rows={rows} className={styles.rows[rows]} />
      )}
    </FieldFrame>
  )
}
