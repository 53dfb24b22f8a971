import { useTranslation } from 'react-i18next'
import type { Choice } from '../../../ui/form/index.ts'

/** The German-speaking countries and their neighbours: the embedded table of towns covers these. */
const codes = ['DE', 'AT', 'CH', 'LI', 'LU', 'BE', 'NL', 'DK', 'PL', 'CZ', 'SK', 'HU', 'SI', 'IT', 'FR'] as const

/** Named in the reader's language by the browser itself. */
export function useCountries(): Choice[] {
  const { i18n } = useTranslation()
  const names = new Intl.DisplayNames([i18n.resolvedLanguage ?? 'de'], { type: 'region' })
  return codes.map((code) => ({ value: code, label: names.of(code) ?? code }))
}
