import { type Allergen, allergens, allergySeverities } from '@running-dinner/domain/people'
import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useField } from '../../../kit/field-props.ts'
import { useIsStatic } from '../../../lib/use-is-static.ts'
import * as styles from './allergen-fields.css.ts'

interface AllergenFieldsProps {
  /** Asked of the person themselves. */
  own?: boolean
  /** Where the values of another person are, with a dot at the end. */
  of?: string
}

/** The 14 allergens: what is ticked is also said how strictly. */
export function AllergenFields({ own = false, of = '' }: AllergenFieldsProps) {
  const { t } = useTranslation('allergens')
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{t('question')}</legend>
      {own && <div className={styles.help}>{t('help')}</div>}
      <div className={styles.grid}>
        {allergens.map((allergen) => (
          <AllergenField key={allergen} allergen={allergen} of={of} />
        ))}
      </div>
    </fieldset>
  )
}

function AllergenField({ allergen, of }: { allergen: Allergen; of: string }) {
  const { t } = useTranslation('allergens')
  const { field } = useField<FieldValues>({ name: `${of}allergens.${allergen}` })
  const isStatic = useIsStatic()
  const id = useId()
  const { value, onChange, ref, disabled, ...rest } = field
  const severity = String(value ?? '')
  return (
    <div className={styles.allergenField}>
      <label className={styles.allergenFieldLabel}>
        <input
          type="checkbox"
          ref={ref}
          name={`${rest.name}.checked`}
          onBlur={rest.onBlur}
          checked={severity !== ''}
          onChange={(event) => onChange(event.target.checked ? 'ALLERGY' : '')}
        />
        <span id={id}>{t(`names.${allergen}`)}</span>
      </label>
      {(isStatic || severity !== '') && (
        <select
          {...rest}
          value={severity === '' ? 'ALLERGY' : severity}
          onChange={onChange}
          aria-label={t('severityOf', { name: t(`names.${allergen}`) })}
          className={styles.allergenFieldSelect}
        >
          {allergySeverities.map((severity) => (
            <option key={severity} value={severity}>
              {t(`choices.${severity}`)}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}
