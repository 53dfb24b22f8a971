import { describe, expect, test } from 'vitest'
import { detectLanguage, type LanguageSources } from './detect-language.ts'

const nothing: LanguageSources = {
  query: [],
  cookie: undefined,
  localStorage: null,
  sessionStorage: null,
  navigator: [],
  htmlTag: '',
}

describe('detecting the language', () => {
  test.each([
    ['nothing is named', {}, 'de'],
    ['the browser speaks Austrian German', { navigator: ['de-AT', 'en'] }, 'de'],
    ['the browser speaks a language we do not', { navigator: ['fr-FR'] }, 'en'],
    ['the first language of the browser we speak wins', { navigator: ['fr', 'de'] }, 'de'],
    ['the query wins over the cookie', { query: ['en'], cookie: 'de' }, 'en'],
    ['the cookie wins over storage', { cookie: 'en', localStorage: 'de' }, 'en'],
    ['local storage wins over session storage', { localStorage: 'en', sessionStorage: 'de' }, 'en'],
    ['session storage wins over the browser', { sessionStorage: 'en', navigator: ['de'] }, 'en'],
    ['the browser wins over the page', { navigator: ['en-GB'], htmlTag: 'de' }, 'en'],
    ['the page is asked last', { htmlTag: 'de' }, 'de'],
    ['an unknown language in the query does not fall through to the cookie', { query: ['xx'], cookie: 'de' }, 'en'],
    ['an empty query names nothing', { query: ['', null], cookie: 'en' }, 'en'],
  ] as const)('%s', (_, named, language) => {
    expect(detectLanguage({ ...nothing, ...named })).toBe(language)
  })
})
