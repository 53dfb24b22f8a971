import { issueCodes } from '@running-dinner/domain'
import { expect, test } from 'vitest'
import { issues as english } from './server-english.ts'
import { issues as german } from './server-german.ts'

// Existing clients know these texts word for word.
test.each([
  ['age_invalid', 'Alter muss zwischen 1 und 100 sein'],
  ['num_seats_too_many', 'Anzahl Plätze wohl kaum über 100 möglich'],
  ['required', 'Pflichtfeld'],
  ['max_length_exceeded', 'Max. Zeichenanzahl überschritten'],
  ['email_invalid', 'Ungültige E-Mail-Adresse'],
] as const)('%s has the text existing clients know', (code, text) => {
  expect(german[code]).toBe(text)
})

test.each(issueCodes)('%s fills the same data in both languages', (code) => {
  const dataOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort()
  expect(dataOf(english[code])).toEqual(dataOf(german[code]))
})

test('texts about mistakes have no exclamation mark', () => {
  for (const text of [...Object.values(german), ...Object.values(english)]) expect(text).not.toContain('!')
})
