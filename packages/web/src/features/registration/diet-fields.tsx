import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import { useTranslation } from 'react-i18next'
import { useField } from '../../ui/form/field-props.ts'
import { choiceCard } from './choice-card.ts'
import { diets, type RegistrationValues } from './registration-values.ts'

export function DietFields() {
  const { t } = useTranslation('registration')
  return (
    <FormControl component="fieldset" fullWidth>
      <FormLabel component="legend" sx={{ mb: 1 }}>
        {t('food.diets')}
      </FormLabel>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {diets.map((diet) => (
          <DietCard key={diet} name={diet} label={t(`food.diet.${diet}`)} />
        ))}
      </Box>
    </FormControl>
  )
}

function DietCard({ name, label }: { name: (typeof diets)[number]; label: string }) {
  const { field } = useField<RegistrationValues>({ name })
  const { ref, value, onChange, ...rest } = field
  return (
    <FormControlLabel
      control={
        <Checkbox
          {...rest}
          checked={value === true}
          onChange={(_, checked) => onChange(checked)}
          slotProps={{ input: { ref } }}
        />
      }
      label={label}
      sx={choiceCard}
    />
  )
}
