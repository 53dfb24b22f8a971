import { languageNames } from '@running-dinner/domain/events'
import { useTranslation } from 'react-i18next'
import { RadioCards } from '../../../kit/radio-cards.tsx'
import type { WithLanguage } from './registration-values.ts'

export function LanguageField() {
  const { t } = useTranslation('registration')
  return (
    <RadioCards<WithLanguage>
      name="languageCode"
      label={t('own.language')}
      help={t('own.languageHelp')}
      choices={[
        { value: 'de', label: <span lang="de">{languageNames.de}</span> },
        { value: 'en', label: <span lang="en">{languageNames.en}</span> },
      ]}
      row
    />
  )
}
