import { countryName } from '../../../lib/country-name.ts'
import { currentLanguage } from '../../../lib/i18n.ts'
import type { Choice } from '../../../ui/form/index.ts'

/** Where the embedded place table reaches: the German-speaking countries and their neighbours. */
const countries = ['DE', 'AT', 'CH', 'LI', 'LU', 'BE', 'NL', 'DK', 'PL', 'CZ', 'SK', 'HU', 'SI', 'IT', 'FR'] as const

/** The countries by name; a stored one that is not among them stays choosable. `unset` words the empty choice. */
export function countryChoices(current: string, unset: string, language: string = currentLanguage()): Choice[] {
  const codes: string[] =
    current === '' || countries.some((country) => country === current) ? [...countries] : [...countries, current]
  return [{ value: '', label: unset }, ...codes.map((value) => ({ value, label: countryName(value, language) }))]
}
