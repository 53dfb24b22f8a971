import { type ReactNode, useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { choiceCard } from './control.css.ts'
import { FieldBelow } from './field-frame.tsx'
import { type FieldProps, useField } from './field-props.ts'
import * as styles from './radio-cards.css.ts'
import { hidden } from './text.css.ts'

interface RadioCardsProps<Values extends FieldValues> extends FieldProps<Values> {
  /** A disabled one is shown, but not to be chosen. */
  choices: readonly { value: string; label: ReactNode; help?: string; disabled?: boolean }[]
  /** The heading above says it already. */
  labelHidden?: boolean
  /** Beside each other where there is room. */
  row?: boolean
  /** Beside each other and all equally wide, where there is room. */
  inTwoColumns?: boolean
}

export function RadioCards<Values extends FieldValues>(props: RadioCardsProps<Values>) {
  const { field, error, helperText } = useField<Values>(props)
  const { ref, value, onChange, ...rest } = field
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={id} aria-describedby={`${id}-below`} aria-invalid={error}>
      <div id={id} className={props.labelHidden ? hidden : styles.legend}>
        {props.label}
      </div>
      <div className={props.inTwoColumns ? styles.columns : props.row ? styles.row : styles.column}>
        {props.choices.map((choice, position) => (
          <label key={choice.value} className={choiceCard}>
            <input
              type="radio"
              {...rest}
              {...(position === 0 ? { ref } : {})}
              value={choice.value}
              disabled={rest.disabled || choice.disabled === true}
              checked={value === choice.value}
              onChange={() => onChange(choice.value)}
            />
            <ChoiceText label={choice.label} help={choice.help} />
          </label>
        ))}
      </div>
      <FieldBelow id={id} error={error}>
        {helperText}
      </FieldBelow>
    </div>
  )
}

function ChoiceText({ label, help }: { label: ReactNode; help: string | undefined }) {
  if (help === undefined) return label
  return (
    <span className={styles.choiceText}>
      <span className={styles.choiceLabel}>{label}</span> <span className={styles.choiceHelp}>{help}</span>
    </span>
  )
}
