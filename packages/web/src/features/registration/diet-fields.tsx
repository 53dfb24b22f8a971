import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useField } from '../../ui/form/field-props.ts'
import { choiceCard } from './choice-card.ts'
import { diets, type RegistrationValues } from './registration-values.ts'

export function DietFields() {
  const { t } = useTranslation('registration')
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, fontWeight: 600, mb: 0.75 }}>
        {t('food.diets')}
      </Box>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr' }}>
        {diets.map((diet) => (
          <DietCard key={diet} name={diet} label={t(`food.diet.${diet}`)} />
        ))}
      </Box>
    </Box>
  )
}

function DietCard({ name, label }: { name: (typeof diets)[number]; label: string }) {
  const { field } = useField<RegistrationValues>({ name })
  const { value, onChange, ...rest } = field
  return (
    <Box component="label" sx={choiceCard}>
      <input type="checkbox" {...rest} checked={value === true} onChange={(event) => onChange(event.target.checked)} />
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {label}
      </Box>
    </Box>
  )
}
