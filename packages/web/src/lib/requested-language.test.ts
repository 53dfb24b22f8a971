import { expect, test } from 'vitest'
import { chosenLanguage, spokenLanguage } from './requested-language.ts'

test.each([
  ['the address', '/?lng=en', '', 'en'],
  ['the other name in the address', '/?lang=de', 'NG_TRANSLATE_LANG_KEY=en', 'de'],
  ['a remembered choice', '/', 'a=b; NG_TRANSLATE_LANG_KEY=en', 'en'],
  ['the detection cookie before the other', '/', 'NG_TRANSLATE_LANG_KEY=en; i18next=de', 'de'],
  ['a language nobody speaks here', '/?lng=fr', '', 'en'],
  ['nothing', '/', '', undefined],
  ['an empty choice', '/?lng=', 'i18next=', undefined],
])('%s chooses the language', (_, path, cookies, language) => {
  expect(chosenLanguage({ url: `http://localhost${path}`, cookies })).toBe(language)
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
  expect(spokenLanguage(header)).toBe(language)
})
