import { expect, test } from 'vitest'
import { normalisedText } from './text.ts'

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
