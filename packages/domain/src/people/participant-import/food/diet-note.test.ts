import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holdsNote, saysAlready, withNote, withoutNote } from './diet-note.ts'

const text = fc
  .array(fc.constantFrom('kein Fisch', 'Nüsse', '; ', ' ', '$&', 'a'), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join(''))

test('a text put into a note can be taken out again, and put back', () => {
  fc.assert(
    fc.property(fc.oneof(text, fc.constant('')), text, (note, added) => {
      fc.pre(!holdsNote(note, added))
      const both = withNote(note, added)
      expect(holdsNote(both, added)).toBe(true)
      expect(withoutNote(both, added)).toBe(note)
      expect(withNote(withoutNote(both, added), added)).toBe(both)
    }),
  )
})

test('taking out leaves what was added around it since', () => {
  expect(withoutNote('kein Fisch; Nüsse; kein Ei', 'Nüsse')).toBe('kein Fisch; kein Ei')
  expect(withoutNote('Nüsse; kein Ei', 'Nüsse')).toBe('kein Ei')
  expect(withoutNote('keine Nüsse', 'Nüsse')).toBe('keine Nüsse')
})

test.each([
  ['Nussallergie (schwer), kein Ei', 'nussallergie: SCHWER', true],
  ['', 'Nüsse', false],
  ['keine Erdnüsse', 'Nüsse', false],
])('%j contains %j already: %s', (note, added, expected) => {
  expect(saysAlready(note, added)).toBe(expected)
})
