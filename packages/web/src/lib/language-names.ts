import type { Language } from '@running-dinner/domain'
import { useTranslation } from 'react-i18next'

/** What the languages are called in that of the page. */
export function useLanguageNames(): Readonly<Record<Language, string>> {
  const { t } = useTranslation('common')
  return { de: t('german'), en: t('english') }
}
