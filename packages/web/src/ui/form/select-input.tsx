import type { FieldValues } from 'react-hook-form'
import { type FieldProps, useField } from '../../kit/field-props.ts'
import { NativeSelect } from '../native-select.tsx'

export interface Choice {
  value: string
  label: string
  description?: string
  /** Shown, but not to be chosen; radio buttons only. */
  disabled?: boolean
}

export function SelectInput<Values extends FieldValues = FieldValues>(
  props: FieldProps<Values> & { choices: readonly Choice[] },
) {
  const { field, error, helperText } = useField<Values>(props)
  const { ref, value, ...rest } = field
  // A choice for "nothing in particular" is a choice to be read, not an empty field.
  const hasEmptyChoice = props.choices.some((choice) => choice.value === '')
  return (
    <NativeSelect
      {...rest}
      value={value ?? ''}
      inputRef={ref}
      id={`field-${props.name}`}
      label={props.label}
      required={props.required ?? false}
      error={error}
      helperText={helperText}
      isLabelShrunk={hasEmptyChoice}
    >
      {props.choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </NativeSelect>
  )
}
