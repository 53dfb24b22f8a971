import { useTranslation } from 'react-i18next'
import { RadioCards } from './radio-cards.tsx'

const order = ['FEMALE', 'MALE', 'UNDEFINED'] as const

export function GenderInput() {
  const { t } = useTranslation('registration')
  return (
    <RadioCards
      name="gender"
      label={t('you.gender')}
      help={t('you.genderHelp')}
      choices={order.map((value) => ({ value, label: t(`you.genders.${value}`) }))}
      row
    />
  )
}
