import { expect, test } from 'vitest'
import { sentenceOf } from './issue-text.ts'

const phrases = { LOUD: 'upper', plain: 'as is', Mixed: 'mixed', 'a.b': 'Missing {{count}}', quiet: 'lower' }

test.each([
  ['loud', 'upper'],
  ['plain', 'as is'],
  ['Mixed', 'mixed'],
  ['QUIET', 'lower'],
  ['unknown_code', 'unknown_code'],
  ['Bitte lies das.', 'Bitte lies das.'],
  ['toString', 'toString'],
])('the code %s reads "%s"', (code, sentence) => {
  expect(sentenceOf(phrases, code)).toBe(sentence)
})

test('a key with a dot is one key, and its data is filled in', () => {
  expect(sentenceOf(phrases, 'a.b', { count: 3 })).toBe('Missing 3')
})
