import { exampleImported } from '@running-dinner/domain/test/example-imported.ts'
import { expect, test } from 'vitest'
import type { DraftRow } from './check-rows.ts'
import { editableFields, firstToCorrect, withText } from './row-editor.tsx'

const person = exampleImported({ numSeats: 6 })
const partner = { firstnamePart: 'Ben', lastname: 'Kern', email: '', mobileNumber: '' }

function row(given: Partial<DraftRow>): DraftRow {
  return { rowNumber: 2, participant: person, issues: [], skipped: false, update: false, forAll: {}, ...given }
}

const issue = (field: string, severity: 'ERROR' | 'WARNING') =>
  ({ field, severity, message: 'required', issueType: 'VALIDATION' }) as const

test('a field with an issue can be edited, once, whatever it is', () => {
  const fields = editableFields(
    row({ issues: [issue('notes', 'ERROR'), issue('email', 'ERROR'), issue('notes', 'WARNING')] }),
  )
  expect(fields.filter((field) => field === 'notes')).toHaveLength(1)
  expect(fields.filter((field) => field === 'email')).toHaveLength(1)
})

test('the partner can be edited where there is one', () => {
  expect(editableFields(row({}))).not.toContain('teamPartnerWishRegistrationData.email')
  const pair = row({ participant: { ...person, teamPartnerWishRegistrationData: partner } })
  expect(editableFields(pair)).toContain('teamPartnerWishRegistrationData.email')
})

test('the note of a second person can be edited where the file tells their diet', () => {
  const path = 'teamPartnerWishRegistrationData.diet.mealSpecificsNote'
  const diet = { vegetarian: false, vegan: true, lactose: false, gluten: false, mealSpecificsNote: 'Fisch' }
  const told = { ...person, teamPartnerWishRegistrationData: { ...partner, diet } }
  expect(editableFields(row({ participant: told }))).toContain(path)
  expect(editableFields(row({ participant: { ...person, teamPartnerWishRegistrationData: partner } }))).not.toContain(
    path,
  )
  expect(withText(told, path, 'Nüsse')).toEqual({
    ...told,
    teamPartnerWishRegistrationData: { ...partner, diet: { ...diet, mealSpecificsNote: 'Nüsse' } },
  })
})

test('the work begins at the first error, then at the first remark', () => {
  const fields = ['lastname', 'email', 'zip']
  expect(firstToCorrect(row({ issues: [issue('lastname', 'WARNING'), issue('zip', 'ERROR')] }), fields)).toBe('zip')
  expect(firstToCorrect(row({ issues: [issue('email', 'WARNING')] }), fields)).toBe('email')
  expect(firstToCorrect(row({}), fields)).toBe('lastname')
})

test.each([
  ['numSeats', '8 Personen', { numSeats: 8 }],
  ['numSeats', '', { numSeats: undefined }],
  ['age', '0', { age: 0 }],
  ['preferredMeal', '', { preferredMeal: null }],
  ['languageCode', 'en', { languageCode: 'en' }],
  ['languageCode', '', {}],
  ['lastname', ' Muster-Kern ', { lastname: ' Muster-Kern ' }],
])('%s takes %j', (path, text, changed) => {
  expect(withText(person, path, text)).toEqual({ ...person, ...changed })
})

test('a field of the partner changes the partner only', () => {
  const pair = { ...person, teamPartnerWishRegistrationData: partner }
  expect(withText(pair, 'teamPartnerWishRegistrationData.email', 'ben@example.org')).toEqual({
    ...pair,
    teamPartnerWishRegistrationData: { ...partner, email: 'ben@example.org' },
  })
})

test('allergens and answers from the file can be edited as text', () => {
  const asked = { ...person, allergens: [], answers: [{ questionId: 'a', answer: 'Wein' }] }
  expect(editableFields(row({ participant: asked })).slice(-2)).toEqual(['allergens', 'answers.a'])
  expect(editableFields(row({}))).not.toContain('allergens')
  expect(withText(asked, 'answers.a', 'Käse')).toEqual({ ...asked, answers: [{ questionId: 'a', answer: 'Käse' }] })
  expect(withText(asked, 'allergens', 'Milch')).toEqual({ ...asked, allergens: 'Milch' })
})
