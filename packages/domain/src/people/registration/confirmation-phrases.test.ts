import { expect, test } from 'vitest'
import { confirmationPhrases } from './confirmation-phrases.ts'

test.each([
  ['a single with a place', { waitingList: false, together: false }, ['doneTitle', 'doneWish', 'next']],
  ['two with places', { waitingList: false, together: true }, ['doneTitle', 'doneWish', 'nextTogether']],
  ['a single who waits', { waitingList: true, together: false }, ['waitingTitle', 'waitingWish', 'waitingList']],
  ['two who wait', { waitingList: true, together: true }, ['waitingTitle', 'waitingWish', 'waitingList']],
] as const)('picks what a confirmation says to %s', (_, facts, phrases) => {
  const { title, wish, next } = confirmationPhrases(facts)
  expect([title, wish, next]).toEqual(phrases)
})
