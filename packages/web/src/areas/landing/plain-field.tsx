import { type ChangeEvent, type ComponentProps, useId } from 'react'
import * as styles from './plain-field.css.ts'

interface PlainFieldProps {
  label: string
  help?: string | undefined
  error?: string | undefined
  /** More than one line. */
  rows?: number
  input: Pick<
    ComponentProps<'input'>,
    'name' | 'type' | 'inputMode' | 'autoComplete' | 'defaultValue' | 'required' | 'maxLength' | 'min'
  >
  onChange?: (value: string) => void
}

/** Field of a public page: a native element, which needs little code and works before hydration. */
export function PlainField({ label, help, error, rows, input, onChange }: PlainFieldProps) {
  const id = useId()
  const below = error ?? help
  const control = {
    ...input,
    id,
    'aria-invalid': error !== undefined,
    'aria-describedby': below === undefined ? undefined : `${id}-below`,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange?.(target.value),
    className: styles.control,
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {input.required && <span aria-hidden>{'\u00A0*'}</span>}
      </label>
      {rows === undefined ? <input {...control} /> : <textarea {...control} rows={rows} />}
      {below !== undefined && (
        <p id={`${id}-below`} className={error === undefined ? styles.text : styles.textError}>
          {below}
        </p>
      )}
    </div>
  )
}
