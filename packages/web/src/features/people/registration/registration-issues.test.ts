import { expect, test } from 'vitest'
import { noSecondPerson } from '../registration-form/second-person.ts'
import { type KnownRules, registrationFormIssues } from './registration-issues.ts'
import { emptyRegistration, type RegistrationValues } from './registration-values.ts'

const mealId = 'a2b8b5c0-9f0e-4a6e-8a40-0d9f2ab8a001'
const rules: KnownRules = {
  hasTerms: false,
  zipRestrictions: '',
  mealIds: [mealId],
  seatsNeeded: 6,
  teamPartnerWishDisabled: false,
  questions: [],
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
const partner = { ...noSecondPerson, firstnamePart: 'Max', lastname: 'Muster' }

const issuesOf = (given: Partial<RegistrationValues>, otherRules: Partial<KnownRules> = {}) =>
  registrationFormIssues({ ...complete, ...given }, { ...rules, ...otherRules }).map(
    ({ field, message }) => `${field}: ${message}`,
  )

test('a complete registration has no issue', () => {
  expect(issuesOf({})).toEqual([])
  expect(issuesOf({ numSeats: '6', partnerChoice: 'pair', teamPartnerWishRegistrationData: partner })).toEqual([])
  expect(issuesOf({ partnerChoice: 'wish', teamPartnerWishEmail: 'max@example.org' })).toEqual([])
  expect(issuesOf({ age: '0', numSeats: '0', preferredMeal: mealId })).toEqual([])
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
  // On the wire -1 means unknown.
  ['age: age_invalid', { age: '-1' }],
  ['numSeats: num_seats_invalid', { numSeats: '-1' }],
  ['preferredMeal: value_invalid', { preferredMeal: 'b2b8b5c0-9f0e-4a6e-8a40-0d9f2ab8a001' }],
  ['country: max_length_exceeded', { country: 'DEU' }],
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
  [
    'teamPartnerWishRegistrationData.diet.mealSpecificsNote: max_length_exceeded',
    {
      partnerChoice: 'pair',
      numSeats: '6',
      teamPartnerWishRegistrationData: {
        ...partner,
        eatsDifferently: true,
        diet: { ...partner.diet, mealSpecificsNote: 'x'.repeat(513) },
      },
    },
  ],
])('finds %s and nothing else', (issue, given) => {
  expect(issuesOf(given)).toEqual([issue])
})

test('reports missing seats beside a missing name of the second person', () => {
  const unnamed = { ...partner, lastname: '' }
  expect(issuesOf({ partnerChoice: 'pair', teamPartnerWishRegistrationData: unnamed })).toEqual([
    'teamPartnerWishRegistrationData.lastname: required',
    'partnerChoice: num_seats_teampartner_registration_invalid',
  ])
})

test('names the seats that a pair needs', () => {
  const values = { ...complete, partnerChoice: 'pair' as const, teamPartnerWishRegistrationData: partner }
  expect(registrationFormIssues(values, rules)).toEqual([
    {
      field: 'partnerChoice',
      message: 'num_seats_teampartner_registration_invalid',
      data: { seats: 6 },
    },
  ])
})

test('ignores the fields of a partner that was not chosen', () => {
  expect(issuesOf({ partnerChoice: 'none', teamPartnerWishEmail: 'broken' })).toEqual([])
})

test('an invitation lifts the zip restriction', () => {
  const near = { zipRestrictions: '10115' }
  expect(issuesOf({}, near)).toEqual(['zip: zip_not_allowed'])
  expect(issuesOf({ invitation: 'secret' }, near)).toEqual([])
})

test('terms have to be accepted where there are any', () => {
  expect(issuesOf({}, { hasTerms: true })).toEqual(['termsAccepted: terms_not_accepted'])
  expect(issuesOf({ termsAccepted: true }, { hasTerms: true })).toEqual([])
})

test('requires answers to required questions of the organiser, and checks their length', () => {
  const questions = [
    { id: 'a', label: 'Motto', kind: 'TEXT' as const, options: [], required: true },
    { id: 'b', label: 'Dog', kind: 'YES_NO' as const, options: [], required: false },
  ]
  expect(issuesOf({}, { questions })).toEqual(['answers.a: required'])
  expect(issuesOf({ answers: { a: 'x'.repeat(513) } }, { questions })).toEqual(['answers.a: max_length_exceeded'])
  expect(issuesOf({ answers: { a: 'x', b: 'NO', c: '' } }, { questions })).toEqual([])
})

test('an address that the server refused stays wrong until it is changed', () => {
  const refused = { usedEmail: 'Nora@guests.example' }
  expect(issuesOf({ email: 'nora@guests.example ' }, refused)).toEqual(['email: participant_already_registered'])
  expect(issuesOf({ email: 'nora2@guests.example' }, refused)).toEqual([])
})
