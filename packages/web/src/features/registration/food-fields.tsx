import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PlainInput } from '../../ui/form/plain-input.tsx'
import { AllergenFields } from '../registration-form/allergen-fields.tsx'
import { CheckCard } from './check-card.tsx'
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
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <DietFields of="" />
      {asksAllergens && <AllergenFields own />}
      <PlainInput<RegistrationValues>
        name="mealSpecificsNote"
        label={t('you.optional', { label: t(asksAllergens ? 'food.mealSpecificsRest' : 'food.mealSpecificsNote') })}
        help={t(asksAllergens ? 'food.mealSpecificsRestHelp' : 'food.mealSpecificsNoteHelp')}
        rows={2}
      />
      <HealthNote>
        {t('food.health')} {consentFollows && t('food.healthConsent')}
      </HealthNote>
      {hasNotes && (
        <PlainInput<RegistrationValues> name="notes" label={t('food.notes')} help={t('food.notesHelp')} rows={2} />
      )}
    </Box>
  )
}

/** What the second person of a pair eats. */
export function SecondFoodFields({ asksAllergens }: Pick<FoodFieldsProps, 'asksAllergens'>) {
  const { t } = useTranslation('registration')
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <DietFields of={second} />
      {asksAllergens && <AllergenFields of={second} />}
      <PlainInput<RegistrationValues>
        name={`${second}mealSpecificsNote`}
        label={t('you.optional', { label: t(asksAllergens ? 'partner.mealSpecificsRest' : 'food.mealSpecificsNote') })}
        help={t(asksAllergens ? 'food.mealSpecificsRestHelp' : 'food.mealSpecificsNoteHelp')}
        rows={2}
      />
      <HealthNote>{t('partner.health')}</HealthNote>
    </Box>
  )
}

function HealthNote({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ pl: 2, borderLeft: 4, borderColor: 'divider', color: 'text.secondary', fontSize: '0.9375rem' }}>
      {children}
    </Box>
  )
}

function DietFields({ of }: { of: '' | typeof second }) {
  const { t } = useTranslation('registration')
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, fontWeight: 600, mb: 0.75 }}>
        {t('food.diets')}
      </Box>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr' }}>
        {diets.map((diet) => (
          <CheckCard key={diet} name={`${of}${diet}`} label={t(`food.diet.${diet}`)} />
        ))}
      </Box>
    </Box>
  )
}
