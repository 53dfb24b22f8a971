import { expect, test } from 'vitest'
import {
  allSteps,
  fieldOfIssue,
  fieldsAsked,
  fieldsOfStep,
  reachableStep,
  stepOfField,
  stepsOf,
} from './registration-steps.ts'

const question = (id: string) => ({ id, label: id, kind: 'TEXT' as const, options: [], required: true })
const none = { registrationQuestions: [] }
const some = { registrationQuestions: [question('q1'), question('q2')] }

test('an issue of the server finds its field and its step', () => {
  const placed = (field: string | undefined) => {
    const known = fieldOfIssue(field, some)
    return [known, known && stepOfField(known)]
  }
  expect(placed('email')).toEqual(['email', 'you'])
  expect(placed('fullname')).toEqual(['lastname', 'you'])
  expect(placed('zipRestrictions')).toEqual(['zip', 'address'])
  expect(placed('numSeats')).toEqual(['numSeats', 'kitchen'])
  expect(placed('mealSpecificsNote')).toEqual(['mealSpecificsNote', 'food'])
  expect(placed('teamPartnerWishRegistrationData')).toEqual(['partnerChoice', 'partner'])
  expect(placed('teamPartnerWishRegistrationData.email')).toEqual(['teamPartnerWishRegistrationData.email', 'partner'])
  expect(placed('answers.q2')).toEqual(['answers.q2', 'questions'])
  expect(placed('answers.gone')).toEqual([undefined, undefined])
  expect(placed('dataProcessingAcknowledged')).toEqual(['dataProcessingAcknowledged', 'review'])
})

test('an issue of no field is about the whole registration', () => {
  expect(fieldOfIssue(undefined, some)).toBeUndefined()
  expect(fieldOfIssue('something', some)).toBeUndefined()
})

test('nobody is asked for a partner where wishes are switched off, and questions only where there are some', () => {
  expect(stepsOf({ teamPartnerWishDisabled: false, ...some })).toEqual(allSteps)
  expect(stepsOf({ teamPartnerWishDisabled: true, ...none })).toEqual(['you', 'address', 'kitchen', 'food', 'review'])
})

test.each([
  [null, [], 'you'],
  ['address', [], 'address'],
  ['nonsense', [], 'you'],
  ['review', [], 'review'],
  ['review', ['zip', 'dataProcessingAcknowledged'], 'address'],
  ['review', ['dataProcessingAcknowledged'], 'review'],
  ['you', ['zip'], 'you'],
])('asked for %s with %j wrong, %s is shown', (asked, wrong, step) => {
  expect(reachableStep(asked, allSteps, wrong)).toBe(step)
})

test('a step that is not asked for at this event cannot be reached', () => {
  expect(reachableStep('partner', stepsOf({ teamPartnerWishDisabled: true, ...none }), [])).toBe('you')
})

test('each question is a field of its step', () => {
  expect(fieldsAsked('questions', some)).toEqual(['answers.q1', 'answers.q2'])
  expect(fieldsAsked('food', some)).toEqual(fieldsOfStep.food)
})
