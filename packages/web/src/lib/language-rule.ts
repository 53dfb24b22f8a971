import { type Language, languages } from '@running-dinner/domain'

/** Everything that may name a language, best first; see docs/rules/language.md. */
export interface LanguageSources {
  /** `lng`, and on pages for guests also `lang`. */
  query: readonly (string | null | undefined)[]
  /** `i18next`, else `NG_TRANSLATE_LANG_KEY`. */
  cookie: readonly (string | undefined)[]
  /** Without what was cached there by detection. */
  localStorage: string | null
  sessionStorage: string | null
  /** Of the event a public page is about. */
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

/** Named in the address or kept from an earlier choice. */
export function chosenLanguage({ query, cookie, localStorage, sessionStorage }: LanguageSources): Language | undefined {
  return firstNamed([query, cookie, [localStorage], [sessionStorage]])
}

export function languageFrom(sources: LanguageSources): Language {
  return chosenLanguage(sources) ?? sources.event ?? firstNamed([sources.browser, [sources.htmlTag]]) ?? 'de'
}

/** The first source that names anything decides; a language that is not on offer becomes English. */
function firstNamed(sources: readonly (readonly (string | null | undefined)[])[]): Language | undefined {
  const codes = sources.map((source) => source.filter(isPresent)).find((source) => source.length > 0)
  if (codes === undefined) return undefined
  const known = codes.map((code) =>
    languages.find((language) => language === code.trim().toLowerCase().split(/[-_]/)[0]),
  )
  return known.find((language) => language !== undefined) ?? 'en'
}

function isPresent(code: string | null | undefined): code is string {
  return code !== null && code !== undefined && code.trim() !== ''
}
