import { expect, test } from 'vitest'
import { checkFeedback, problemsOf } from './feedback-page.tsx'

test.each([
  ['', '', { email: 'emailMissing', message: 'messageMissing' }],
  ['  ', '\n ', { email: 'emailMissing', message: 'messageMissing' }],
  ['gast', 'Schön', { email: 'emailInvalid' }],
  ['gast@guests', 'Schön', { email: 'emailInvalid' }],
  [' gast@guests.example ', 'Schön', {}],
  ['gast@guests.example', '😀'.repeat(2048), {}],
  ['gast@guests.example', '😀'.repeat(2049), { message: 'messageTooLong' }],
])('%j and %j', (email, message, expected) => {
  expect(checkFeedback({ email, message })).toEqual(expected)
})

test.each([
  [429, [{ message: 'rate_limited' }], { form: 'tooMany' }],
  [0, [{ message: 'generic_error' }], { form: 'failed' }],
  [406, [{ field: 'adminId', message: 'value_invalid' }], { form: 'failed' }],
  [406, [{ field: 'senderEmail', message: 'email_invalid' }], { email: 'emailInvalid' }],
  [
    406,
    [
      { field: 'senderEmail', message: 'characters_invalid' },
      { field: 'message', message: 'characters_invalid' },
    ],
    { email: 'characters', message: 'characters' },
  ],
  [406, [{ field: 'message', message: 'max_length_exceeded' }], { message: 'messageTooLong' }],
])('a refusal with %i and %j is shown at the field it concerns', (status, issues, expected) => {
  expect(problemsOf({ status, issues })).toEqual(expected)
})
