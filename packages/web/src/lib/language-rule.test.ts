import { describe, expect, test } from 'vitest'
import { type LanguageSources, languageFrom, noSources } from './language-rule.ts'

describe('the language of a page', () => {
  test.each([
    ['nothing is named', {}, 'de'],
    ['the browser speaks Austrian German', { browser: ['de-AT', 'en'] }, 'de'],
    ['the browser speaks a language that is not on offer', { browser: ['fr-FR'] }, 'en'],
    ['the first language of the browser that is on offer wins', { browser: ['fr', 'de'] }, 'de'],
    ['an unknown language in the query does not fall through to the cookie', { query: ['xx'], cookie: ['de'] }, 'en'],
    ['an empty query names nothing', { query: ['', null], cookie: ['en'] }, 'en'],
    ['lng is asked before lang', { query: ['en', 'de'] }, 'en'],
    ['lang counts where lng is missing', { query: [null, 'en'], cookie: ['de'] }, 'en'],
  ] as const)('%s', (_, named, language) => {
    expect(languageFrom({ ...noSources, ...named })).toBe(language)
  })

  const order: readonly ((language: 'de' | 'en') => Partial<LanguageSources>)[] = [
    (language) => ({ query: [language] }),
    (language) => ({ cookie: [language] }),
    (language) => ({ localStorage: language }),
    (language) => ({ sessionStorage: language }),
    (language) => ({ event: language }),
    (language) => ({ browser: [language] }),
    (language) => ({ htmlTag: language }),
  ]
  const combinations = Array.from({ length: 3 ** order.length }, (_, number) =>
    order.map((_source, place) => (['de', 'en', undefined] as const)[Math.floor(number / 3 ** place) % 3]),
  )

  test('is that of the best source which names one, in all combinations of all sources', () => {
    for (const named of combinations) {
      const sources = named.map((language, place) => (language === undefined ? {} : order[place]?.(language)))
      const best = named.find((language) => language !== undefined) ?? 'de'
      expect(languageFrom(Object.assign({}, noSources, ...sources)), JSON.stringify(named)).toBe(best)
    }
  })
})
