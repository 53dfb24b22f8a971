import { expect, test } from 'vitest'
import { emptyRegistration } from '../../features/people/registration/registration-values.ts'
import {
  allSteps,
  fieldOfIssue,
  fieldsAsked,
  fieldsOfStep,
  nameOfStep,
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
  expect(placed('zipRestrictions')).toEqual(['zip', 'home'])
  expect(placed('numSeats')).toEqual(['numSeats', 'home'])
  expect(placed('mealSpecificsNote')).toEqual(['mealSpecificsNote', 'home'])
  expect(placed('teamPartnerWishRegistrationData')).toEqual(['partnerChoice', 'partner'])
  expect(placed('teamPartnerWishRegistrationData.email')).toEqual(['teamPartnerWishRegistrationData.email', 'partner'])
  const note = 'teamPartnerWishRegistrationData.diet.mealSpecificsNote'
  expect(placed(note)).toEqual([note, 'partner'])
  expect(placed('answers.q2')).toEqual(['answers.q2', 'partner'])
  expect(placed('answers.gone')).toEqual([undefined, undefined])
  expect(placed('dataProcessingAcknowledged')).toEqual(['dataProcessingAcknowledged', 'review'])
})

test('an issue of no field is about the whole registration', () => {
  expect(fieldOfIssue(undefined, some)).toBeUndefined()
  expect(fieldOfIssue('something', some)).toBeUndefined()
})

test('registering takes at most four screens, and three where neither partner nor questions are asked', () => {
  const asked = (teamPartnerWishDisabled: boolean, form: typeof some | typeof none) =>
    stepsOf({ teamPartnerWishDisabled, ...form })
  expect(allSteps).toHaveLength(4)
  expect(asked(false, some)).toEqual(allSteps)
  expect(asked(false, none)).toEqual(allSteps)
  expect(asked(true, some)).toEqual(allSteps)
  expect(asked(true, none)).toEqual(['you', 'home', 'review'])
})

test('a third screen that holds questions only is called so', () => {
  expect(nameOfStep('partner', { teamPartnerWishDisabled: true, ...some })).toBe('questions')
  expect(nameOfStep('partner', { teamPartnerWishDisabled: false, ...some })).toBe('partner')
})

test('every field of the form is asked on some screen', () => {
  const asked = new Set<string>(
    allSteps.flatMap((step) => fieldsOfStep[step]).map((field) => field.split('.')[0] ?? ''),
  )
  // Answers by question, see below; the invitation comes with the link.
  expect(Object.keys(emptyRegistration).filter((field) => !asked.has(field))).toEqual(['answers', 'invitation'])
})

test.each([
  [null, [], 'you'],
  ['home', [], 'home'],
  ['kitchen', [], 'you'],
  ['nonsense', [], 'you'],
  ['review', [], 'review'],
  ['review', ['zip', 'dataProcessingAcknowledged'], 'home'],
  ['review', ['dataProcessingAcknowledged'], 'review'],
  ['you', ['zip'], 'you'],
])('asked for %s with %j wrong, %s is shown', (asked, wrong, step) => {
  expect(reachableStep(asked, allSteps, wrong)).toBe(step)
})

test('a step that is not asked for at this event cannot be reached', () => {
  expect(reachableStep('partner', stepsOf({ teamPartnerWishDisabled: true, ...none }), [])).toBe('you')
})

test('each question is a field of its step', () => {
  expect(fieldsAsked('partner', some)).toEqual([...fieldsOfStep.partner, 'answers.q1', 'answers.q2'])
  expect(fieldsAsked('home', some)).toEqual(fieldsOfStep.home)
})
