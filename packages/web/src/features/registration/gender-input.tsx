import { useTranslation } from 'react-i18next'
import { RadioInput } from '../../ui/form/radio-input.tsx'
import type { RegistrationValues } from './registration-values.ts'

const order = ['FEMALE', 'MALE', 'UNDEFINED'] as const

export function GenderInput() {
  const { t } = useTranslation('registration')
  return (
    <RadioInput<RegistrationValues>
      name="gender"
      label={t('you.gender')}
      help={t('you.genderHelp')}
      choices={order.map((value) => ({ value, label: t(`you.genders.${value}`) }))}
      row
    />
  )
}
