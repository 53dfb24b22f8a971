import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import { useTranslation } from 'react-i18next'
import { CheckboxInput, TextInput } from '../../../ui/form/index.ts'
import { AllergenFields } from '../registration-form/allergen-fields.tsx'
import { dietNames } from './diet-chips.tsx'
import { FieldSection, Wide } from './field-section.tsx'
import type { ParticipantForm } from './participant-form.ts'

interface EatingFieldsProps {
  /** The list is switched on. */
  asksAllergens: boolean
  /** Where the values are: of the second person of a pair, or of the person themselves. */
  of?: '' | 'teamPartnerWishRegistrationData.diet.'
}

export function EatingFields({ asksAllergens, of = '' }: EatingFieldsProps) {
  const { t } = useTranslation('participants')
  return (
    <>
      <Wide>
        <FormControl component="fieldset">
          <FormLabel component="legend">{t('form.diets')}</FormLabel>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
            {dietNames.map((diet) => (
              <CheckboxInput<ParticipantForm> key={diet} name={`${of}${diet}`} label={t(`diet.${diet}`)} />
            ))}
          </Box>
        </FormControl>
      </Wide>
      {asksAllergens && (
        <Wide>
          <AllergenFields of={of} />
        </Wide>
      )}
      <Wide>
        <TextInput<ParticipantForm>
          name={`${of}mealSpecificsNote`}
          label={t('form.mealSpecificsNote')}
          help={t('form.mealSpecificsNoteHelp')}
          rows={1}
        />
      </Wide>
    </>
  )
}

/** Of the second person of a pair, who cooks where the first lives. */
export function FoodSection({ asksAllergens }: Pick<EatingFieldsProps, 'asksAllergens'>) {
  const { t } = useTranslation('participants')
  return (
    <FieldSection title={t('form.eating')}>
      <EatingFields asksAllergens={asksAllergens} />
    </FieldSection>
  )
}
