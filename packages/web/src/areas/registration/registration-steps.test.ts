import { expect, test } from 'vitest'
import { allSteps, fieldOfIssue, reachableStep, stepOfField, stepsOf } from './registration-steps.ts'

test('an issue of the server finds its field and its step', () => {
  const placed = (field: string | undefined) => {
    const known = fieldOfIssue(field)
    return [known, known && stepOfField(known)]
  }
  expect(placed('email')).toEqual(['email', 'you'])
  expect(placed('fullname')).toEqual(['lastname', 'you'])
  expect(placed('zipRestrictions')).toEqual(['zip', 'address'])
  expect(placed('numSeats')).toEqual(['numSeats', 'kitchen'])
  expect(placed('mealSpecificsNote')).toEqual(['mealSpecificsNote', 'food'])
  expect(placed('teamPartnerWishRegistrationData')).toEqual(['partnerChoice', 'partner'])
  expect(placed('teamPartnerWishRegistrationData.email')).toEqual(['teamPartnerWishRegistrationData.email', 'partner'])
  expect(placed('dataProcessingAcknowledged')).toEqual(['dataProcessingAcknowledged', 'review'])
})

test('an issue of no field is about the whole registration', () => {
  expect(fieldOfIssue(undefined)).toBeUndefined()
  expect(fieldOfIssue('something')).toBeUndefined()
})

test('nobody is asked for a partner where wishes are switched off', () => {
  expect(stepsOf({ teamPartnerWishDisabled: false })).toEqual(allSteps)
  expect(stepsOf({ teamPartnerWishDisabled: true })).toEqual(['you', 'address', 'kitchen', 'food', 'review'])
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
  expect(reachableStep('partner', stepsOf({ teamPartnerWishDisabled: true }), [])).toBe('you')
})
