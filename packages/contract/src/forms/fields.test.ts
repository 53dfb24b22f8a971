import { expect, test } from 'vitest'
import { feedbackRoutes } from '../accounts/feedback.ts'
import { basicDetailsInput, mealInput } from '../events/dinners.ts'
import { parseInput } from '../parse-input.ts'
import { registrationFormInput } from '../people/registration-form.ts'
import { dietNote, digest, flagInQuery } from './fields.ts'

test.each([undefined, null, '', '  '])('a use case reads %j for an id, a time zone or a secret as none', (blank) => {
  expect(parseInput(mealInput, { id: blank, time: '2030-06-01T19:00' }).value?.id).toBeUndefined()
  const question = { id: blank, label: 'Motto', kind: 'CHOICE', options: [{ id: blank, label: 'Sea' }] }
  const { value } = parseInput(registrationFormInput, { registrationQuestions: [question] })
  expect(value?.registrationQuestions).toMatchObject([{ id: undefined, options: [{ id: undefined }] }])
  expect(parseInput(basicDetailsInput, { zone: blank, timeZone: blank }).partial).not.toHaveProperty('zone')
  expect(parseInput(basicDetailsInput, { zone: blank, timeZone: blank }).partial).not.toHaveProperty('timeZone')
  expect(parseInput(feedbackRoutes.send.body, { adminId: blank }).partial).not.toHaveProperty('adminId')
})

test('refuses a time zone that does not exist', () => {
  const { issues } = parseInput(basicDetailsInput, { zone: 'Europe/Atlantis' })
  expect(issues).toContainEqual(expect.objectContaining({ field: 'zone', message: 'value_invalid' }))
})

test('a flag in a query is true only where it says so, and refused where it is no flag', () => {
  expect(['true', 'false', undefined].map((text) => parseInput(flagInQuery, text).value)).toEqual([true, false, false])
  expect(parseInput(flagInQuery, '1').issues).toMatchObject([{ message: 'value_invalid' }])
})

test.each(['', 'a\0b', 'a b', 'a'.repeat(65), 7, null])('refuses %j as the digest of what was read', (sent) => {
  expect(parseInput(digest, sent).issues).toMatchObject([{ message: 'value_invalid' }])
})

test('reads a digest as it was sent', () => {
  expect(parseInput(digest, '0aF9'.repeat(16))).toMatchObject({ value: '0aF9'.repeat(16), issues: [] })
})

test.each([
  ['Keine', ''],
  [' - ', ''],
  ['esse alles', ''],
  ['keine Nüsse', 'keine Nüsse'],
])('reads %j as a note on food: %j', (sent, note) => {
  expect(dietNote.parse(sent)).toBe(note)
})
