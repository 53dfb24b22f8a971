import { expect, test } from 'vitest'
import { type BasicsValues, basicsChange } from './basics-change.ts'

const stored: BasicsValues = {
  title: 'Frühlingslauf',
  city: 'Leipzig',
  zip: '04109',
  country: 'DE',
  date: '2030-05-20',
  registrationType: 'CLOSED',
  languageCode: 'de',
  zipRestrictions: '',
  zone: 'Europe/Berlin',
}
const context = { today: '2030-05-01', hasParticipants: true }

test('asks about the consequences of another date', () => {
  expect(basicsChange(stored, { ...stored, date: '2030-05-21' }, context)).toEqual({
    issues: [],
    warnings: ['DATE_CHANGED'],
  })
})

test.each([
  ['a day in the past', { date: '2030-04-30' }, 'error_date_invalid', 'date'],
  ['a day more than two years ahead', { date: '2032-05-02' }, 'error_date_too_far', 'date'],
  [
    'a zip that is none, with another day',
    { date: '2030-05-21', zipRestrictions: 'x' },
    'error.zipRestrictions.invalid',
    'zipRestrictions',
  ],
])('refuses %s without a question', (_, change, message, field) => {
  const { issues, warnings } = basicsChange(stored, { ...stored, ...change }, context)
  expect(issues).toMatchObject([{ message, field }])
  expect(warnings).toEqual([])
})

test('an event that is over can be saved as long as its day is left alone', () => {
  const over = { ...context, today: '2030-05-22' }
  expect(basicsChange(stored, { ...stored, title: 'Sommerlauf' }, over)).toEqual({ issues: [], warnings: [] })
})
