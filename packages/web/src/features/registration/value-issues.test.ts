import { registrationInput } from '@running-dinner/contract/registration.ts'
import { expect, test } from 'vitest'
import { toRegistrationBody } from './registration-input.ts'
import { emptyRegistration, type RegistrationValues } from './registration-values.ts'
import { type RegistrationRules, valueIssues } from './value-issues.ts'

const rules = {
  zipRestrictions: '',
  seatsNeeded: 6,
  termsRequired: false,
  questions: [] as RegistrationRules['questions'],
}
const complete: RegistrationValues = {
  ...emptyRegistration,
  firstnamePart: 'Nora',
  lastname: 'Neumann',
  email: 'nora@example.org',
  street: 'Salzstraße',
  streetNr: '12',
  zip: '79098',
  cityName: 'Freiburg',
  dataProcessingAcknowledged: true,
}
const partner = { firstnamePart: 'Max', lastname: 'Muster', email: '', mobileNumber: '' }

const issuesOf = (given: Partial<RegistrationValues>, other: Partial<typeof rules> = {}) =>
  valueIssues({ ...complete, ...given }, { ...rules, ...other }).map(({ field, message }) => `${field}: ${message}`)

test('a complete registration has no issue', () => {
  expect(issuesOf({})).toEqual([])
  expect(issuesOf({ numSeats: '6', partnerChoice: 'pair', teamPartnerWishRegistrationData: partner })).toEqual([])
  expect(issuesOf({ partnerChoice: 'wish', teamPartnerWishEmail: 'max@example.org' })).toEqual([])
})

test.each<[string, Partial<RegistrationValues>]>([
  ['firstnamePart: required', { firstnamePart: '  ' }],
  ['lastname: max_length_exceeded', { lastname: 'x'.repeat(256) }],
  ['lastname: fullname_invalid', { lastname: 'von und zu der Tann' }],
  ['email: required', { email: '' }],
  ['email: email_invalid', { email: 'nora@' }],
  ['mobileNumber: max_length_exceeded', { mobileNumber: '1'.repeat(65) }],
  ['zip: required', { zip: '' }],
  ['zip: zip_invalid', { zip: '123' }],
  ['zip: max_length_exceeded', { zip: '12345678901' }],
  ['age: age_invalid', { age: '101' }],
  ['age: age_invalid', { age: 'x' }],
  ['numSeats: num_seats_too_many', { numSeats: '101' }],
  ['dataProcessingAcknowledged: error.invalid.dataProcessingAcknowledged', { dataProcessingAcknowledged: false }],
  ['teamPartnerWishEmail: required', { partnerChoice: 'wish' }],
  [
    'teamPartnerWishEmail: participant_email_equals_team_partner_wish',
    { partnerChoice: 'wish', teamPartnerWishEmail: 'NORA@example.org ' },
  ],
  [
    'partnerChoice: num_seats_teampartner_registration_invalid',
    { partnerChoice: 'pair', numSeats: '5', teamPartnerWishRegistrationData: partner },
  ],
  [
    'teamPartnerWishRegistrationData.lastname: required',
    { partnerChoice: 'pair', numSeats: '6', teamPartnerWishRegistrationData: { ...partner, lastname: '' } },
  ],
])('%s', (issue, given) => {
  expect(issuesOf(given)).toEqual([issue])
})

test('only the partner that was chosen counts', () => {
  expect(issuesOf({ partnerChoice: 'none', teamPartnerWishEmail: 'broken' })).toEqual([])
})

test('an invitation opens the zip restriction', () => {
  const near = { zipRestrictions: '10115' }
  expect(issuesOf({}, near)).toEqual(['zip: zip_not_allowed'])
  expect(issuesOf({ invitation: 'secret' }, near)).toEqual([])
})

test('terms have to be accepted where there are any', () => {
  expect(issuesOf({}, { termsRequired: true })).toEqual(['termsAccepted: terms_not_accepted'])
  expect(issuesOf({ termsAccepted: true }, { termsRequired: true })).toEqual([])
})

test('what passes here passes the schema of the wire, and what a single field lacks does not', () => {
  const accepts = (given: Partial<RegistrationValues>) =>
    registrationInput.safeParse(toRegistrationBody({ ...complete, ...given })).success
  expect(accepts({})).toBe(true)
  expect(accepts({ age: '0', numSeats: '0', preferredMeal: '' })).toBe(true)
  for (const wrong of [{ email: 'nora@' }, { zip: '123' }, { street: '' }, { age: '101' }, { numSeats: '101' }]) {
    expect(accepts(wrong)).toBe(false)
    expect(issuesOf(wrong)).not.toEqual([])
  }
})

test('what the organiser asks has to be answered where they say so', () => {
  const questions = [
    { id: 'a', label: 'Motto', kind: 'TEXT' as const, options: [], required: true },
    { id: 'b', label: 'Dog', kind: 'YES_NO' as const, options: [], required: false },
  ]
  expect(issuesOf({}, { questions })).toEqual(['answers.a: required'])
  expect(issuesOf({ answers: { a: 'x'.repeat(513) } }, { questions })).toEqual(['answers.a: max_length_exceeded'])
  expect(issuesOf({ answers: { a: 'x', b: 'NO', c: '' } }, { questions })).toEqual([])
})

test('an address that the server refused stays wrong until it is changed', () => {
  const withUsed = { ...rules, usedEmail: 'Nora@guests.example' }
  const emailIssues = (email: string) =>
    valueIssues({ ...emptyRegistration, email }, withUsed).flatMap(({ field, message }) =>
      field === 'email' ? [message] : [],
    )
  expect(emailIssues('nora@guests.example ')).toEqual(['participant_already_registered'])
  expect(emailIssues('nora2@guests.example')).toEqual([])
})
