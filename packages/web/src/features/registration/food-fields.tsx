import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { PlainInput } from '../../ui/form/plain-input.tsx'
import { AllergenFields } from '../registration-form/allergen-fields.tsx'
import { DietFields } from './diet-fields.tsx'
import type { RegistrationValues } from './registration-values.ts'

interface FoodFieldsProps {
  consentFollows?: boolean
  /** The organiser has switched the list on. */
  asksAllergens: boolean
}

/** Health data: what happens with it stands beside the field, and once more where one agrees to it (decisions B26). */
export function FoodFields({ consentFollows = false, asksAllergens }: FoodFieldsProps) {
  const { t } = useTranslation('registration')
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <DietFields />
      {asksAllergens && <AllergenFields own />}
      <PlainInput<RegistrationValues>
        name="mealSpecificsNote"
        label={t('you.optional', { label: t(asksAllergens ? 'food.mealSpecificsRest' : 'food.mealSpecificsNote') })}
        help={t(asksAllergens ? 'food.mealSpecificsRestHelp' : 'food.mealSpecificsNoteHelp')}
        rows={2}
      />
      <Box sx={{ pl: 2, borderLeft: 4, borderColor: 'divider', color: 'text.secondary', fontSize: '0.9375rem' }}>
        {t('food.health')} {consentFollows && t('food.healthConsent')}
      </Box>
      <PlainInput<RegistrationValues> name="notes" label={t('food.notes')} help={t('food.notesHelp')} rows={2} />
    </Box>
  )
}
