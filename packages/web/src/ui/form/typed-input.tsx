import { type ReactNode, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { type FieldProps, useField } from '../../kit/field-props.ts'
import { TextField } from '../text-field.tsx'

interface TypedInputProps<Values extends FieldValues> extends FieldProps<Values> {
  placeholder: string
  show: (value: string) => string
  read: (typed: string) => string
  endAdornment?: (change: (value: string) => void, value: string) => ReactNode
}

/** A value people type in their own spelling: what is typed stays until the field is left, then the tidy form shows. */
export function TypedInput<Values extends FieldValues>(props: TypedInputProps<Values>) {
  const { field, error, helperText } = useField<Values>({ ...props, help: props.help ?? props.placeholder })
  const { ref, value, onBlur, onChange, ...rest } = field
  const [typed, setTyped] = useState<string>()
  const storedText = typeof value === 'string' ? value : ''
  return (
    <TextField
      {...rest}
      value={typed ?? props.show(storedText)}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange(props.read(event.target.value))
      }}
      onBlur={() => {
        setTyped(undefined)
        onBlur()
      }}
      inputRef={ref}
      label={props.label}
      required={props.required ?? false}
      error={error}
      helperText={helperText}
      slotProps={{
        htmlInput: { inputMode: 'text', autoComplete: 'off' },
        input: {
          endAdornment: props.endAdornment?.((next) => {
            setTyped(undefined)
            onChange(next)
          }, storedText),
        },
      }}
    />
  )
}
