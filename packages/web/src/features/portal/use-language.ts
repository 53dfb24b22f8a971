import type { Language } from '@running-dinner/domain'
import { useTranslation } from 'react-i18next'

/** The language the page is shown in. */
export function useLanguage(): Language {
  return useTranslation().i18n.resolvedLanguage === 'de' ? 'de' : 'en'
}
