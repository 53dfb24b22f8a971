import { type Language, languages } from '@running-dinner/domain'

/** Where a language may be named, in the order of asking (spec 9, decisions B6); each may name several, best first. */
export interface LanguageSources {
  query: readonly (string | null | undefined)[]
  cookie: string | undefined
  localStorage: string | null
  sessionStorage: string | null
  navigator: readonly string[]
  htmlTag: string
}

/** A language that is named but not spoken here falls back to English; nothing named: German. */
export function detectLanguage(sources: LanguageSources): Language {
  const named = [
    sources.query,
    [sources.cookie],
    [sources.localStorage],
    [sources.sessionStorage],
    sources.navigator,
    [sources.htmlTag],
  ]
  const codes = named.map((source) => source.filter(isPresent)).find((source) => source.length > 0) ?? []
  if (codes.length === 0) return 'de'
  const spoken = codes.map((code) => code.toLowerCase().split(/[-_]/)[0])
  return languages.find((language) => language === spoken.find(isSpoken)) ?? 'en'
}

function isPresent(code: string | null | undefined): code is string {
  return code !== null && code !== undefined && code.trim() !== ''
}

function isSpoken(code: string | undefined): boolean {
  return languages.some((language) => language === code)
}
