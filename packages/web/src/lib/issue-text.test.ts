import { issueCodes } from '@running-dinner/domain'
import { issues as english, organiserIssues as ofEnglish } from '@running-dinner/phrases/english'
import { issues as german, organiserIssues as ofGerman } from '@running-dinner/phrases/german'
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

test.each([
  ['how many characters are allowed, where that is known', { max: 255 }, '255'],
  ['that there are too many otherwise', {}, 'Too many characters'],
])('too long a text says %s', (_, data, text) => {
  expect(sentenceOf(english, 'max_length_exceeded', data)).toContain(text)
})

test.each(issueCodes)('%s is shown as a sentence in both languages', (code) => {
  for (const sentences of [
    { ...german, ...ofGerman },
    { ...english, ...ofEnglish },
  ]) {
    const shown = sentenceOf(sentences, code)
    expect(shown).not.toBe(code)
    expect(shown).toMatch(/\S+ \S+|\S{4}/)
  }
})
