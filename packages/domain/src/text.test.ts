import { expect, test } from 'vitest'
import { normalisedText, textProblem } from './text.ts'

test('removes blanks and invisible characters at both ends only, and joins accents', () => {
  expect(normalisedText(' \t\u200B\uFEFFa \u200Db\r\nc\u2060 \n')).toBe('a \u200Db\nc')
  expect(normalisedText(' \u200B ')).toBe('')
  expect(normalisedText('u\u0308')).toBe('ü')
})

test('reads a body full of blanks at once', () => {
  const began = Date.now()
  const text = `a${' '.repeat(256_000)}b`
  expect(normalisedText(text)).toBe(text)
  expect(normalisedText(' '.repeat(256_000))).toBe('')
  // A regular expression that tries again from each blank takes minutes.
  expect(Date.now() - began).toBeLessThan(2_000)
})

test.each([
  ['none where one is required', '', { max: 5, required: true }, 'required'],
  ['none where one may be missing', '', { max: 5 }, undefined],
  ['of as many code points as it may have, each of two units', '😀😀', { max: 2 }, undefined],
  ['of one code point more', '😀😀😀', { max: 2 }, 'max_length_exceeded'],
  ['with a control character', 'a\u0007b', { max: 5, lines: true }, 'characters_invalid'],
  ['that turns its direction', 'a\u202Eb', { max: 5, lines: true }, 'characters_invalid'],
  ['with half a character', 'a\uD83D', { max: 5, lines: true }, 'characters_invalid'],
  ['with two lines where it may have them', 'a\nb', { max: 5, lines: true }, undefined],
  ['with two lines where it may have one', 'a\nb', { max: 5 }, 'characters_invalid'],
  ['with the line end of Unicode where it may have one line', 'a\u2028b', { max: 5 }, 'characters_invalid'],
] as const)('a text %s', (_, text, rule, problem) => {
  expect(textProblem(text, rule)).toBe(problem)
})
