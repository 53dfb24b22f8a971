import { expect, test } from 'vitest'
import { insertText } from './placeholders.tsx'

test.each([
  ['at the cursor', 'Hello !', { start: 6, end: 6 }, 'Hello {firstname}!', 17],
  ['in place of the selected text', 'Hello you!', { start: 6, end: 9 }, 'Hello {firstname}!', 17],
  [
    'at the end when the text is shorter than the remembered selection',
    'Hi',
    { start: 9, end: 12 },
    'Hi{firstname}',
    13,
  ],
  ['into an empty text', '', { start: 0, end: 0 }, '{firstname}', 11],
])('inserts a placeholder %s and puts the cursor behind it', (_, text, selected, expected, cursor) => {
  expect(insertText(text, '{firstname}', selected)).toEqual({ text: expected, cursor })
})
