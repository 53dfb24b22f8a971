import { type LanguageSources, noSources } from './language-rule.ts'
import { readCookie } from './storage.ts'

interface LanguageRequest {
  url: string
  cookies: string
  acceptLanguage: string
}

/** The sources a request carries; sources of the browser alone are added after hydration. */
export function requestedSources({ url, cookies, acceptLanguage }: LanguageRequest): LanguageSources {
  const query = new URL(url).searchParams
  return {
    ...noSources,
    query: [query.get('lng'), query.get('lang')],
    cookie: [readCookie('i18next', cookies), readCookie('NG_TRANSLATE_LANG_KEY', cookies)],
    browser: acceptedLanguages(acceptLanguage),
  }
}

function acceptedLanguages(acceptLanguage: string): string[] {
  return acceptLanguage
    .split(',')
    .map((part) => {
      const [code = '', ...options] = part.trim().split(';')
      const weight = options.map((option) => /^\s*q=([\d.]+)$/.exec(option)?.[1]).find((found) => found !== undefined)
      return { code, weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ code, weight }) => code !== '' && code !== '*' && weight > 0)
    .sort((choice, otherChoice) => otherChoice.weight - choice.weight)
    .map(({ code }) => code)
}
