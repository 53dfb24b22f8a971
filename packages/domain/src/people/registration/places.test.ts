import { expect, test } from 'vitest'
import { exampleParticipant } from '../../../test/example-participant.ts'
import type { Dinner } from '../../events/dinner/dinner.ts'
import { plainRegistrationForm } from '../../events/registration-form/registration-form.ts'
import { takenEmails } from '../participants/participant-issues.ts'
import { type EligibilityContext, eligibilityIssues } from './places.ts'
import type { RegistrationDraft } from './registration-issues.ts'

const dinner: Dinner = {
  id: 'd',
  adminId: 'a',
  email: 'o@x.de',
  runningDinnerType: 'STANDARD',
  basicDetails: {
    title: 'T',
    city: 'C',
    zip: '79100',
    date: '2030-06-15',
    registrationType: 'PUBLIC',
    languageCode: 'de',
    timeZone: 'Europe/Berlin',
    country: 'DE',
    zipRestrictions: '79098',
  },
  options: {
    teamSize: 2,
    genderAspects: 'IGNORE_GENDER',
    forceEqualDistributedCapacityTeams: true,
    considerShortestPaths: false,
    teamPartnerWishDisabled: false,
  },
  meals: [1, 2, 3].map((number) => ({ id: `m${number}`, label: '', time: `2030-06-15T1${number}:00` })),
  publicSettings: {
    title: 'T',
    description: '',
    publicContactName: '',
    publicContactEmail: '',
    publicContactMobileNumber: '',
    endOfRegistrationDate: '2030-06-10',
    registrationDeactivated: false,
    participantLimit: undefined,
    publicDinnerId: 'p',
  },
  afterPartyLocation: undefined,
  contract: undefined,
  registrationForm: plainRegistrationForm,
  travelMode: 'WALK',
  eveningPhone: '',
  acknowledgedDate: undefined,
  cancellationDate: undefined,
  createdAt: new Date('2030-01-01T00:00:00Z'),
  planVersion: 0,
}
const open: EligibilityContext = {
  dinner,
  today: '2030-06-10',
  paymentMissing: false,
  hasTerms: false,
  invited: false,
  taken: new Map(),
  participants: 0,
}
const wrong: RegistrationDraft = { ...exampleParticipant(1), lastname: '', zip: '10115', termsAccepted: false }
const found = (draft: RegistrationDraft, context: Partial<EligibilityContext> = {}) =>
  eligibilityIssues(draft, { ...open, ...context }).map((one) => one.message)

test('a person without conflicts may register', () => {
  expect(found(exampleParticipant(1))).toEqual([])
  expect(found({})).toEqual([])
})

test('what closes the event is reported alone, payment first', () => {
  const closed = { ...dinner, publicSettings: undefined }
  expect(found(wrong, { paymentMissing: true, dinner: closed, today: '2031-01-01' })).toEqual([
    'registration_not_possible_without_payment',
  ])
  expect(found(wrong, { dinner: closed, today: '2031-01-01' })).toEqual(['registration_deactivated'])
  expect(found(wrong, { today: '2030-06-16' })).toEqual(['runningdinner_date_expired'])
  expect(found(wrong, { today: '2030-06-11' })).toEqual(['registration_date_expired'])
})

test('all issues of the form are reported together', () => {
  const taken = takenEmails([exampleParticipant(1, { id: 'other' })])
  expect(found(wrong, { hasTerms: true, taken, participants: 3_000 })).toEqual([
    'terms_not_accepted',
    'fullname_invalid',
    'zip_not_allowed',
    'participant_already_registered',
    'too_many_participants',
  ])
})

test('terms count where there are some, the zip unless invited', () => {
  const draft = { ...exampleParticipant(1), zip: '10115', termsAccepted: true }
  expect(found(draft, { hasTerms: true })).toEqual(['zip_not_allowed'])
  expect(found(draft, { hasTerms: true, invited: true })).toEqual([])
  expect(found({ ...draft, termsAccepted: false }, { invited: true })).toEqual([])
})

test.each([
  ['Anna', 'Muster', true],
  ['Anna Maria Luisa', 'von Muster', true],
  ['Anna Maria Luisa', 'von der Muster', false],
  ['Anna', ' ', false],
])('%s %s is a name: %s', (firstnamePart, lastname, isName) => {
  expect(found({ firstnamePart, lastname })).toEqual(isName ? [] : ['fullname_invalid'])
})
