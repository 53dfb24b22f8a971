import { expect, test } from 'vitest'
import { preparedText } from './prepared-text.ts'

const textFor = (query: string, type: 'TEAM' | 'DINNER_ROUTE' = 'TEAM', language: 'de' | 'en' = 'de') =>
  preparedText(new URLSearchParams(query), { type, language, isCancelled: false })?.subject

test.each([
  ['messageSubType=TEAM_CANCELLATION', 'Euer Running-Dinner-Abend ändert sich'],
  ['messageSubType=TEAMS_MODIFIED_WAITINGLIST', 'Dein Team für das Running Dinner'],
  ['messageSubType=TEAM_SINGLE', undefined],
  ['messageSubType=toString', undefined],
  ['', undefined],
])('%s has its own words', (query, subject) => {
  expect(textFor(query)).toBe(subject)
})

test.each([
  ['de', 'Unser Running Dinner ist abgesagt'],
  ['en', 'Our running dinner is cancelled'],
] as const)(
  'a cancelled event has words to tell everybody, in the language of the guests (%s)',
  (language, subject) => {
    const occasion = { type: 'PARTICIPANT', language, isCancelled: true } as const
    expect(preparedText(new URLSearchParams(), occasion)?.subject).toBe(subject)
    expect(preparedText(new URLSearchParams(), { ...occasion, isCancelled: false })).toBeUndefined()
    expect(preparedText(new URLSearchParams(), { ...occasion, type: 'TEAM' })).toBeUndefined()
  },
)

test('the words are those of the guests, and only of messages to teams', () => {
  expect(textFor('messageSubType=TEAM_CANCELLATION', 'TEAM', 'en')).toBe('Your running dinner evening changes')
  expect(textFor('messageSubType=TEAM_CANCELLATION', 'DINNER_ROUTE')).toBeUndefined()
})
