import { expect, test } from 'vitest'
import { chosenLanguage, languageFrom } from './language-rule.ts'
import { requestedSources } from './requested-language.ts'

const sourcesOf = (path: string, cookies: string, acceptLanguage = '') =>
  requestedSources({ url: `http://localhost${path}`, cookies, acceptLanguage })

test.each([
  ['the address', '/?lng=en', '', 'en'],
  ['the other name in the address', '/?lang=de', 'NG_TRANSLATE_LANG_KEY=en', 'de'],
  ['the address before the cookie', '/?lang=en', 'i18next=de', 'en'],
  ['a kept choice', '/', 'a=b; NG_TRANSLATE_LANG_KEY=en', 'en'],
  ['the cookie of this product before the one of i18next', '/', 'NG_TRANSLATE_LANG_KEY=en; i18next=de', 'de'],
  ['a language that is not on offer', '/?lng=fr', '', 'en'],
  ['nothing', '/', '', undefined],
  ['an empty choice', '/?lng=', 'i18next=', undefined],
])('%s chooses the language', (_, path, cookies, language) => {
  expect(chosenLanguage(sourcesOf(path, cookies, 'de'))).toBe(language)
})

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en-GB,en;q=0.9,de;q=0.1', 'en'],
  ['fr;q=0.4,de;q=0.5', 'de'],
  ['fr', 'en'],
  ['de;q=0,en', 'en'],
  ['', 'de'],
  ['*', 'de'],
  [';;;,=,q', 'en'],
])('a browser that asks for %s reads %s', (header, language) => {
  expect(languageFrom(sourcesOf('/', '', header))).toBe(language)
})
