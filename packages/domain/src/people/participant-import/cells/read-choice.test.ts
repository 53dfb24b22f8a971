import { expect, test } from 'vitest'
import type { QuestionKind } from '../../../events/registration-form/registration-form.ts'
import { readChoice } from './read-choice.ts'

const labels = ['C', 'C++', 'Größe S', 'rot', 'Rot!', '-']
const options = labels.map((label, at) => ({ id: `o${at}`, label }))

test.each<[QuestionKind, string, string]>([
  ['CHOICE', 'C++', 'o1'],
  ['CHOICE', 'c++', 'o1'],
  ['CHOICE', 'c', 'o0'],
  ['CHOICE', 'groesse s', 'groesse s'],
  ['CHOICE', 'GRÖSSE  S', 'o2'],
  ['CHOICE', 'ROT?', 'ROT?'],
  ['CHOICE', '-', 'o5'],
  ['CHOICE', '–', ''],
  ['CHOICE', '', ''],
  ['CHOICE', 'XL', 'XL'],
  ['YES_NO', 'Ja', 'YES'],
  ['YES_NO', 'no', 'NO'],
  ['YES_NO', 'x', 'YES'],
  ['YES_NO', '-', ''],
  ['YES_NO', '', ''],
  ['YES_NO', 'vielleicht', 'vielleicht'],
  ['TEXT', '-', '-'],
  ['TEXT', 'Ja', 'Ja'],
])('%s: %j is %j', (kind, cell, expected) => {
  expect(readChoice({ id: 'q', label: 'Frage', kind, options, required: true }, cell)).toBe(expected)
})
