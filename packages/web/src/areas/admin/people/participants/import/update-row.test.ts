import type { ImportedParticipant, RowIssue } from '@running-dinner/domain/people'
import { expect, test } from 'vitest'
import { isUpdatable } from './import-draft.ts'
import { mappingOf, updateOf, withField } from './update-row.ts'

const error = (message: RowIssue['message'], field: string): RowIssue => ({
  field,
  message,
  issueType: 'VALIDATION',
  severity: 'ERROR',
})
const known = error('participant_already_registered', 'email')
const partnerKnown = error('participant_already_registered', 'teamPartnerWishRegistrationData.email')

test.each([
  ['nothing wrong', [], false],
  ['registered already', [known], true],
  ['both of a pair registered already', [known, partnerKnown], true],
  ['only the partner registered already', [partnerKnown], false],
  ['something else wrong as well', [known, error('zip_invalid', 'zip')], false],
  ['a hint beside it', [known, { ...error('import_age_ignored', 'age'), severity: 'WARNING' as const }], true],
])('%s: %s', (_, issues, expected) => {
  expect(isUpdatable({ issues })).toBe(expected)
})

test('updates only values from the file or a correction, never the partner', () => {
  const participant = {
    firstnamePart: 'Ada',
    lastname: 'Neu',
    email: 'ada@example.org',
    notes: '',
    numSeats: undefined,
    age: undefined,
    vegan: false,
    gluten: false,
    mobileNumber: '0171',
    preferredMeal: null,
    teamPartnerWishRegistrationData: { firstnamePart: 'X', lastname: 'Y', email: '', mobileNumber: '' },
  } as ImportedParticipant
  const columns = ['fullName', 'email', 'vegan', 'numSeats'].map((field) => ({
    header: field,
    field,
    samples: [],
    numFilled: 0,
  }))
  expect(updateOf(participant, columns).participant).toEqual({
    firstnamePart: 'Ada',
    lastname: 'Neu',
    email: 'ada@example.org',
    vegan: false,
    numSeats: undefined,
    mobileNumber: '0171',
  })
})

test('sends an empty allergen list only when the file has a column for it', () => {
  const participant = { email: 'ada@example.org', allergens: [], answers: [{ questionId: 'a', answer: '' }] } as object
  const told = (...fields: string[]) =>
    updateOf(
      participant as ImportedParticipant,
      fields.map((field) => ({ header: field, field, samples: [], numFilled: 0 })),
    ).participant
  expect(told('email', 'allergenList', 'answers.a')).toEqual(participant)
  expect(told('email', 'answers.a')).toEqual({ email: 'ada@example.org', answers: [{ questionId: 'a', answer: '' }] })
})

test.each([
  ['a remark only', ['email', 'notes'], true],
  ['the diet note itself', ['email', 'mealSpecificsNote', 'notes'], false],
  ['the diet as text', ['email', 'diets'], false],
])('a note found in a file with %s is added to the stored one: %s', (_, fields, expected) => {
  const columns = fields.map((field) => ({ header: field, field, samples: [], numFilled: 0 }))
  const participant = { email: 'ada@example.org', mealSpecificsNote: 'kein Fisch' } as ImportedParticipant
  expect(updateOf(participant, columns)).toEqual({ participant, addToDietNote: expected })
})

test('a column takes over a field that comes from one column only', () => {
  expect(withField(['email', 'ignore', 'notes'], 1, 'email')).toEqual(['ignore', 'email', 'notes'])
})

test('text may come from several columns, and columns may be left out', () => {
  expect(withField(['notes', 'email'], 1, 'notes')).toEqual(['notes', 'notes'])
  expect(withField(['ignore', 'email'], 1, 'ignore')).toEqual(['ignore', 'ignore'])
})

test('a field this client does not know is left out', () => {
  expect(mappingOf([{ field: 'zip' }, { field: 'shoeSize' }, { field: 'answers.a' }])).toEqual([
    'zip',
    'ignore',
    'answers.a',
  ])
})
