import { currentLanguage } from './i18n.ts'

/** The name of a country by its code, in the language of the page. */
export function countryName(code: string, language: string = currentLanguage()): string {
  try {
    return new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code
  } catch {
    // Imported values need not be country codes, and none is ''.
    return code
  }
}
