import Box from '@mui/material/Box'
import { type Allergen, allergens, allergySeverities } from '@running-dinner/domain/registration-form/allergens.ts'
import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { controlLook } from '../../ui/form/control-look.ts'
import { useField } from '../../ui/form/field-props.ts'

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
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, fontWeight: 600, mb: 0.25 }}>
        {t('question')}
      </Box>
      {own && <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{t('help')}</Box>}
      <Box
        sx={{
          display: 'grid',
          mt: 1,
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 248px), 1fr))',
          alignItems: 'start',
        }}
      >
        {allergens.map((allergen) => (
          <AllergenField key={allergen} allergen={allergen} of={of} />
        ))}
      </Box>
    </Box>
  )
}

function AllergenField({ allergen, of }: { allergen: Allergen; of: string }) {
  const { t } = useTranslation('allergens')
  const { field } = useField<FieldValues>({ name: `${of}allergens.${allergen}` })
  const id = useId()
  const { value, onChange, ref, disabled, ...rest } = field
  const severity = String(value ?? '')
  return (
    <Box sx={card}>
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 44, cursor: 'pointer' }}>
        <input
          type="checkbox"
          ref={ref}
          name={`${rest.name}.checked`}
          onBlur={rest.onBlur}
          checked={severity !== ''}
          onChange={(event) => onChange(event.target.checked ? 'ALLERGY' : '')}
        />
        <span id={id}>{t(`names.${allergen}`)}</span>
      </Box>
      {severity !== '' && (
        <Box
          component="select"
          {...rest}
          value={severity}
          onChange={onChange}
          aria-label={t('severityOf', { name: t(`names.${allergen}`) })}
          sx={{ ...controlLook, minHeight: 44, py: 1, mb: 1 }}
        >
          {allergySeverities.map((one) => (
            <option key={one} value={one}>
              {t(`choices.${one}`)}
            </option>
          ))}
        </Box>
      )}
    </Box>
  )
}

const card = {
  px: 1.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
  '&:hover': { borderColor: 'text.secondary' },
  '&:has(:checked)': { borderColor: 'primary.main' },
  '& input': {
    width: 20,
    height: 20,
    m: 0,
    flexShrink: 0,
    cursor: 'inherit',
    accentColor: 'var(--mui-palette-primary-main)',
  },
} as const
