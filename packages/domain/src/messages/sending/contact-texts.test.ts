import { expect, test } from 'vitest'
import { textFor } from './contact-texts.ts'

const first = { subject: 'Neues', message: 'Hallo', selection: 'ALL' }
const secondText = { subject: 'News', message: 'Hello' }

test.each([
  ['de', 'de', secondText, 'Hallo'],
  ['en', 'de', secondText, 'Hello'],
  ['de', 'en', secondText, 'Hello'],
  ['en', 'de', undefined, 'Hallo'],
] as const)('a reader of %s of an event in %s', (reader, eventLanguage, second, message) => {
  expect(textFor({ ...first, secondText: second }, reader, eventLanguage)).toMatchObject({ message, selection: 'ALL' })
})
