import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../../kit/text-field.tsx'
import { AllergenFields } from '../registration-form/allergen-fields.tsx'
import { CheckCard } from './check-card.tsx'
import * as styles from './fields.css.ts'
import { diets, type RegistrationValues } from './registration-values.ts'

interface FoodFieldsProps {
  consentFollows?: boolean
  /** The organiser has switched the list on. */
  asksAllergens: boolean
  /** What the guest may say to the organiser besides food. */
  hasNotes?: boolean
}

const second = 'teamPartnerWishRegistrationData.diet.'

/** Health data: the form explains its use beside the field, and again where guests give their consent. */
export function FoodFields({ consentFollows = false, asksAllergens, hasNotes = true }: FoodFieldsProps) {
  const { t } = useTranslation('registration')
  return (
    <div className={styles.group}>
      <DietFields of="" />
      {asksAllergens && <AllergenFields own />}
      <TextField<RegistrationValues>
        name="mealSpecificsNote"
        label={t('you.optional', { label: t(asksAllergens ? 'food.mealSpecificsRest' : 'food.mealSpecificsNote') })}
        help={t(asksAllergens ? 'food.mealSpecificsRestHelp' : 'food.mealSpecificsNoteHelp')}
        rows={2}
      />
      <HealthNote>
        {t('food.health')} {consentFollows && t('food.healthConsent')}
      </HealthNote>
      {hasNotes && (
        <TextField<RegistrationValues> name="notes" label={t('food.notes')} help={t('food.notesHelp')} rows={2} />
      )}
    </div>
  )
}

/** What the second person of a pair eats. */
export function SecondFoodFields({ asksAllergens }: Pick<FoodFieldsProps, 'asksAllergens'>) {
  const { t } = useTranslation('registration')
  return (
    <div className={styles.group}>
      <DietFields of={second} />
      {asksAllergens && <AllergenFields of={second} />}
      <TextField<RegistrationValues>
        name={`${second}mealSpecificsNote`}
        label={t('you.optional', { label: t(asksAllergens ? 'partner.mealSpecificsRest' : 'food.mealSpecificsNote') })}
        help={t(asksAllergens ? 'food.mealSpecificsRestHelp' : 'food.mealSpecificsNoteHelp')}
        rows={2}
      />
      <HealthNote>{t('partner.health')}</HealthNote>
    </div>
  )
}

function HealthNote({ children }: { children: ReactNode }) {
  return <div className={styles.healthNote}>{children}</div>
}

function DietFields({ of }: { of: '' | typeof second }) {
  const { t } = useTranslation('registration')
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>{t('food.diets')}</legend>
      <div className={styles.pair}>
        {diets.map((diet) => (
          <CheckCard key={diet} name={`${of}${diet}`} label={t(`food.diet.${diet}`)} />
        ))}
      </div>
    </fieldset>
  )
}
