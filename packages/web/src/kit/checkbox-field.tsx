import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import * as styles from './checkbox-field.css.ts'
import { FieldBelow } from './field-frame.tsx'
import { type FieldProps, useField } from './field-props.ts'

export function CheckboxField<Values extends FieldValues = FieldValues>(props: FieldProps<Values>) {
  const { field, error, helperText } = useField<Values>(props)
  const { value, onChange, ...rest } = field
  const id = useId()
  return (
    <div className={styles.row}>
      <input
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
        className={styles.input}
      />
      <div className={styles.texts}>
        <label htmlFor={id}>
          {props.label}
          {props.required && <span aria-hidden>{'\u00A0*'}</span>}
        </label>
        <FieldBelow id={id} error={error}>
          {helperText}
        </FieldBelow>
      </div>
    </div>
  )
}
