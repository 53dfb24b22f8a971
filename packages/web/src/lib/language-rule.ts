import { type Language, languageNamed } from '@running-dinner/domain'
import { useTranslation } from 'react-i18next'

/** All sources of a language, the strongest first; see docs/rules/guests/language.md. */
export interface LanguageSources {
  /** `lng`, and on pages for guests also `lang`. */
  query: readonly (string | null | undefined)[]
  /** `i18next`, else `NG_TRANSLATE_LANG_KEY`. */
  cookie: readonly (string | undefined)[]
  /** Without the value that detection has cached there. */
  localStorage: string | null
  sessionStorage: string | null
  /** The language of the event on a public page. */
  event: Language | undefined
  browser: readonly string[]
  htmlTag: string
}

export const noSources: LanguageSources = {
  query: [],
  cookie: [],
  localStorage: null,
  sessionStorage: null,
  event: undefined,
  browser: [],
  htmlTag: '',
}

/** The language named in the address or stored from an earlier choice. */
export function chosenLanguage({ query, cookie, localStorage, sessionStorage }: LanguageSources): Language | undefined {
  return firstNamed([query, cookie, [localStorage], [sessionStorage]])
}

export function languageFrom(sources: LanguageSources): Language {
  return chosenLanguage(sources) ?? sources.event ?? firstNamed([sources.browser, [sources.htmlTag]]) ?? 'de'
}

/** The query of this page in another language, with everything else it says. */
export function queryIn(language: Language, search: string): URLSearchParams {
  const query = new URLSearchParams(search)
  query.delete('lang')
  query.set('lng', language)
  return query
}

/** The language the page is shown in; on the server, too, where `currentLanguage` knows none. */
export function useLanguage(): Language {
  return languageOf(useTranslation().i18n)
}

export function languageOf(i18n: { resolvedLanguage?: string | undefined }): Language {
  return languageNamed(i18n.resolvedLanguage) ?? 'en'
}

/** The first source with a value decides; an unsupported language becomes English. */
function firstNamed(sources: readonly (readonly (string | null | undefined)[])[]): Language | undefined {
  const codes = sources.map((source) => source.filter(isPresent)).find((source) => source.length > 0)
  if (codes === undefined) return undefined
  const languagesNamed = codes.map((code) => languageNamed(code.trim().toLowerCase().split(/[-_]/)[0]))
  return languagesNamed.find((language) => language !== undefined) ?? 'en'
}

function isPresent(code: string | null | undefined): code is string {
  return code !== null && code !== undefined && code.trim() !== ''
}
