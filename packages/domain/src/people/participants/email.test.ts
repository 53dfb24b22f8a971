import { expect, test } from 'vitest'
import { isEmail } from './email.ts'

const local = 'a'.repeat(64)
const labels = `${'b'.repeat(61)}.`.repeat(3)

test.each([
  ['254 characters', `${local}@${labels}com`, true],
  ['255 characters', `${local}@${labels}info`, false],
  ['64 characters before the @', `${local}@guests.example`, true],
  ['65 characters before the @', `a${local}@guests.example`, false],
  ['a part of a domain of 63 characters', `a@${'b'.repeat(63)}.example`, true],
  ['a part of a domain of 64 characters', `a@${'b'.repeat(64)}.example`, false],
  ['quotes', '"a"@guests.example', false],
  ['a comment', 'a(b)@guests.example', false],
  ['a list', 'a@guests.example,b@guests.example', false],
  ['a name', 'Anna <a@guests.example>', false],
])('an address with %s is one, or none: %s', (_, text, isOne) => {
  expect(isEmail(text)).toBe(isOne)
})
