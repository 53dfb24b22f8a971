import { type ReactNode, useId } from 'react'
import { choiceCard } from '../../../kit/control.css.ts'
import { FieldBelow } from '../../../kit/field-frame.tsx'
import { type FieldProps, useField } from '../../../kit/field-props.ts'
import { hidden } from '../../../kit/text.css.ts'
import * as styles from './radio-cards.css.ts'
import type { RegistrationValues, WithLanguage } from './registration-values.ts'

interface RadioCardsProps extends FieldProps<RegistrationValues & WithLanguage> {
  choices: readonly { value: string; label: ReactNode; help?: string }[]
  /** The heading above says it already. */
  labelHidden?: boolean
  /** Beside each other where there is room. */
  row?: boolean
  /** Beside each other and all equally wide, where there is room. */
  inTwoColumns?: boolean
}

export function RadioCards(props: RadioCardsProps) {
  const { field, error, helperText } = useField<RegistrationValues & WithLanguage>(props)
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
      <span className={styles.choiceLabel}>{label}</span>
      <span className={styles.choiceHelp}>{help}</span>
    </span>
  )
}
