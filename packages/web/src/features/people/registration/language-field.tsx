import { languageNames, languages } from '@running-dinner/domain/events'
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
      choices={languages.map((language) => ({
        value: language,
        label: <span lang={language}>{languageNames[language]}</span>,
      }))}
      row
    />
  )
}
