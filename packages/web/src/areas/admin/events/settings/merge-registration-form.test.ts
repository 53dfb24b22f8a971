import { expect, test } from 'vitest'
import type { RegistrationFormValues } from './merge-registration-form.ts'
import { mergeRegistrationForm } from './merge-registration-form.ts'

type Question = RegistrationFormValues['registrationQuestions'][number]

const text = (id: string, label = id): Question => ({ id, label, kind: 'TEXT', options: [], required: false })
const choice = (...ids: string[]): Question => ({
  id: 'size',
  label: 'Size',
  kind: 'CHOICE',
  options: ids.map((id) => ({ id, label: id || 'new' })),
  required: false,
})
const form = (...registrationQuestions: Question[]) => ({ registrationQuestions, allergenListEnabled: false })
const base = form(text('a'), text('b'))

test.each<[string, Question[], Question[], Question[]]>([
  [
    'both added one',
    [text('a'), text('b'), text('', 'mine')],
    [text('a'), text('b'), text('c')],
    [text('a'), text('b'), text('c'), text('', 'mine')],
  ],
  [
    'each changed another one',
    [text('a', 'A'), text('b')],
    [text('a'), text('b', 'B')],
    [text('a', 'A'), text('b', 'B')],
  ],
  [
    'both changed the same words',
    [text('a', 'mine'), text('b')],
    [text('a', 'theirs'), text('b')],
    [text('a', 'mine'), text('b')],
  ],
  [
    'both changed one, in different things',
    [text('a', 'mine'), text('b')],
    [{ ...text('a'), required: true }, text('b')],
    [{ ...text('a', 'mine'), required: true }, text('b')],
  ],
  ['each took another one away', [text('b')], [text('a')], []],
  [
    'the other took away what I left alone',
    [text('a'), text('b'), text('', 'x')],
    [text('b')],
    [text('b'), text('', 'x')],
  ],
  ['the other took away what I changed', [text('a', 'A'), text('b')], [text('b')], [text('b'), text('', 'A')]],
  ['I took away what the other changed', [text('b')], [text('a', 'A'), text('b')], [text('b')]],
  ['the other moved one', [text('a', 'A'), text('b')], [text('b'), text('a')], [text('b'), text('a', 'A')]],
  ['I moved one', [text('b'), text('a')], [text('a'), text('b'), text('c')], [text('b'), text('a'), text('c')]],
])('%s', (_name, mine, theirs, expected) => {
  expect(mergeRegistrationForm(base, form(...mine), form(...theirs)).registrationQuestions).toEqual(expected)
})

test('options of one question are brought together like questions', () => {
  const merged = mergeRegistrationForm(form(choice('s', 'm')), form(choice('s', 'm', '')), form(choice('s', 'm', 'l')))
  expect(merged).toEqual(form(choice('s', 'm', 'l', '')))
})

test('takes the allergen list from the side that switched it', () => {
  const on = { ...base, allergenListEnabled: true }
  expect(mergeRegistrationForm(base, on, base).allergenListEnabled).toBe(true)
  expect(mergeRegistrationForm(base, base, on).allergenListEnabled).toBe(true)
  expect(mergeRegistrationForm(on, base, on).allergenListEnabled).toBe(false)
})
