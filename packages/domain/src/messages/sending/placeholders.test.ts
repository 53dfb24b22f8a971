import { expect, test } from 'vitest'
import { messageTexts, placeholders, placeholdersOf } from './placeholders.ts'

// Which text knows which placeholder.
test.each([
  ['participantMessage', 'afterparty firstname lastname'],
  ['teamMessage', 'afterparty firstname host lastname managehostlink meal mealspecifics mealtime partner'],
  ['hostPart', 'partner'],
  ['nonHostPart', 'partner'],
  ['routeMessage', 'afterparty firstname lastname route routelink'],
  ['selfPart', 'firstname lastname meal mealspecifics mealtime'],
  ['hostsPart', 'firstname hostaddress lastname meal mealspecifics mealtime mobilenumber'],
] as const)('%s knows %s', (text, expected) => {
  expect(placeholdersOf(text).sort().join(' ')).toBe(expected)
})

test('every placeholder belongs to a text', () => {
  expect(new Set(messageTexts.flatMap(placeholdersOf))).toEqual(new Set(placeholders))
})
