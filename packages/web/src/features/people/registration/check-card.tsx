import { choiceCard } from '../../../kit/control.css.ts'
import { useField } from '../../../kit/field-props.ts'
import type { Diet } from '../registration-form/second-person.ts'
import * as styles from './fields.css.ts'
import type { RegistrationValues } from './registration-values.ts'

type DietField = Diet | `teamPartnerWishRegistrationData.diet.${Diet}`

interface CheckCardProps {
  name: DietField | 'standbyCook' | 'standbyGuest' | 'teamPartnerWishRegistrationData.eatsDifferently'
  label: string
}

/** A box to tick, as large as a thumb. */
export function CheckCard({ name, label }: CheckCardProps) {
  const { field } = useField<RegistrationValues>({ name })
  const { value, onChange, ...rest } = field
  return (
    <label className={choiceCard}>
      <input type="checkbox" {...rest} checked={value === true} onChange={(event) => onChange(event.target.checked)} />
      <span className={styles.cardLabel}>{label}</span>
    </label>
  )
}
