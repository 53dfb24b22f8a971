import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fillPlaceholders, linkedValues, messageTexts, placeholders, placeholdersOf } from './fill-placeholders.ts'

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

test('each placeholder is offered in at least one text', () => {
  expect(new Set(messageTexts.flatMap(placeholdersOf))).toEqual(new Set(placeholders))
})

test('web addresses become links in values that the organiser or we write, in none of a guest', () => {
  const values = Object.fromEntries(placeholders.map((name) => [name, name]))
  expect(linkedValues(values)).toEqual(['managehostlink', 'routelink', 'afterparty'])
})

describe('filling placeholders', () => {
  test('replaces a placeholder wherever the text has it', () => {
    expect(fillPlaceholders('{meal}, {meal} and {meal}', { meal: 'soup' }).text).toBe('soup, soup and soup')
  })

  test('an unknown placeholder stays as written and is listed once', () => {
    const filled = fillPlaceholders('{firstname}: {foo} {route} {foo} {} {a b}', { firstname: 'Ada' })
    expect(filled).toEqual({ text: 'Ada: {foo} {route} {foo} {} {a b}', unknown: ['foo', 'route', 'a b'] })
  })

  test('names of built-in properties are unknown like any other', () => {
    expect(fillPlaceholders('{constructor} {__proto__} {toString}', {}).unknown).toEqual([
      'constructor',
      '__proto__',
      'toString',
    ])
  })

  test('keeps unbalanced braces as text', () => {
    expect(fillPlaceholders('{ {firstname} } {{firstname}} {firstname', { firstname: 'Ada' }).text).toBe(
      '{ Ada } {Ada} {firstname',
    )
  })

  test('a guest named like a placeholder or a replacement pattern appears under that name', () => {
    const values = { firstname: "$'", lastname: '{hostaddress}', hostaddress: 'Secret Street 1' }
    expect(fillPlaceholders('Hi {firstname} {lastname}, address {hostaddress}', values).text).toBe(
      "Hi $' {hostaddress}, address Secret Street 1",
    )
  })

  // A value is inserted as it is, never read as a template.
  test('equals the concatenation of its pieces whatever the values contain (SEC-10)', () => {
    const hostile = fc.array(
      fc.constantFrom('$&', '$`', "$'", '$1', '$$', '\\', '{', '}', 'x', ...placeholders.map((name) => `{${name}}`)),
      { minLength: 1, maxLength: 6 },
    )
    const value = hostile.map((parts) => parts.join(''))
    const piece = fc.oneof(
      fc.constantFrom(' ', 'Hi ', '\n', ', $& ', "$'", '\\').map((text) => ({ text, name: undefined })),
      fc.constantFrom(...placeholders).map((name) => ({ text: `{${name}}`, name })),
    )
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 20 }),
        fc.dictionary(fc.constantFrom(...placeholders), value),
        (pieces, values) => {
          const given = new Map(Object.entries(values))
          const model = pieces.map(({ text, name }) => (name === undefined ? text : (given.get(name) ?? text))).join('')
          const template = pieces.map(({ text }) => text).join('')
          const missing = new Set(pieces.flatMap(({ name }) => (name === undefined || given.has(name) ? [] : [name])))
          expect(fillPlaceholders(template, values)).toEqual({ text: model, unknown: [...missing] })
        },
      ),
      { numRuns: 5000 },
    )
  })

  test('a megabyte of opening braces is handled like any other text', () => {
    const braces = '{a'.repeat(500_000)
    expect(fillPlaceholders(braces, { firstname: 'Ada' }).text).toBe(braces)
  })
})

describe('an empty diet text', () => {
  const fill = (template: string) => fillPlaceholders(template, { meal: 'Soup', mealspecifics: '' }).text

  test.each([
    ['alone in its line', 'Before\n{mealspecifics}\nAfter', 'Before\nAfter'],
    ['with a label', 'Before\nPlease mind: {mealspecifics}.\nAfter', 'Before\nAfter'],
    ['between empty lines, of which one goes too', 'Before\n\nDiets: {mealspecifics}\n\nAfter', 'Before\n\nAfter'],
    ['in the last line', 'Before\nDiets: {mealspecifics}', 'Before'],
    ['in a line ended the Windows way', 'Before\r\nDiets: {mealspecifics}\r\nAfter', 'Before\r\nAfter'],
  ])('removes its line: %s', (_, template, expected) => {
    expect(fill(template)).toBe(expected)
  })

  test.each([
    ['another placeholder', '{meal}: {mealspecifics}', 'Soup: '],
    ['a whole sentence', 'Come hungry. {mealspecifics}', 'Come hungry. '],
    ['more text', '{mealspecifics} and bring wine', ' and bring wine'],
  ])('keeps a line that also says something else: %s', (_, template, expected) => {
    expect(fill(template)).toBe(expected)
  })

  test('keeps the line when there is something to say', () => {
    expect(fillPlaceholders('Diets: {mealspecifics}', { mealspecifics: 'vegan' }).text).toBe('Diets: vegan')
  })
})
