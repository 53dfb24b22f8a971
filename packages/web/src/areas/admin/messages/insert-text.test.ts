import { expect, test } from 'vitest'
import { insertText } from './insert-text.ts'

test.each([
  ['at the cursor', 'Hello !', { start: 6, end: 6 }, 'Hello {firstname}!', 17],
  ['in place of what is marked', 'Hello you!', { start: 6, end: 9 }, 'Hello {firstname}!', 17],
  ['at the end when the text became shorter', 'Hi', { start: 9, end: 12 }, 'Hi{firstname}', 13],
  ['into an empty text', '', { start: 0, end: 0 }, '{firstname}', 11],
])('a placeholder is inserted %s', (_, text, mark, expected, cursor) => {
  expect(insertText(text, '{firstname}', mark)).toEqual({ text: expected, cursor })
})
