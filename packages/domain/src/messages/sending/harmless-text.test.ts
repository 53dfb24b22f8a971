import fc from 'fast-check'
import { expect, test } from 'vitest'
import { harmlessText, textForStrangers } from './harmless-text.ts'

test.each([
  ['Anna Muster', 'Anna Muster'],
  ['Dr. J.R. O’Neil-Çelik', 'Dr. J.R. O’Neil-Çelik'],
  ['李 小龍', '李 小龍'],
  ['Anna http://evil.example/x Muster', 'Anna Muster'],
  ['Anna evil.com', 'Anna'],
  ['Anna EVIL.COM/path', 'Anna'],
  ['www.evil', ''],
  ['a@b.de Muster', 'Muster'],
  ['Anna evil。com evil．com', 'Anna'],
  ['<b>Anna</b> Muster', 'Muster'],
  ['[Anna](x) Muster', 'Muster'],
  ['Anna\r\nBcc: x', 'Anna Bcc: x'],
  ['An\u200Bna\u202E Muster', 'An na Muster'],
  ['', ''],
])('%j becomes %j', (typed, harmless) => {
  expect([harmlessText(typed, 40), textForStrangers(typed)]).toEqual([harmless, harmless])
})

test('is cut by code points, never within one', () => {
  expect(harmlessText('😀'.repeat(60), 40)).toBe(`${'😀'.repeat(39)}…`)
  expect(harmlessText('a'.repeat(60), 40)).toBe(`${'a'.repeat(39)}…`)
  expect(harmlessText(`${'a'.repeat(38)} b c`, 40)).toBe(`${'a'.repeat(38)}…`)
  expect(harmlessText('a'.repeat(40), 40)).toBe('a'.repeat(40))
})

test('any typed text becomes one short line without an address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (typed) => {
      const text = harmlessText(`${typed} http://x.de ${typed}`, 40)
      expect([...text].length).toBeLessThanOrEqual(40)
      expect(text).not.toMatch(/[\n\r]|:\/\/|@/)
    }),
  )
})
