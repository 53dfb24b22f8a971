import { expect, test } from 'vitest'
import { mappingOf, withField } from './mapping.ts'

test('a column takes over a field that comes from one column only', () => {
  expect(withField(['email', 'ignore', 'notes'], 1, 'email')).toEqual(['ignore', 'email', 'notes'])
})

test('text may come from several columns, and columns may be left out', () => {
  expect(withField(['notes', 'email'], 1, 'notes')).toEqual(['notes', 'notes'])
  expect(withField(['ignore', 'email'], 1, 'ignore')).toEqual(['ignore', 'ignore'])
})

test('a field this client does not know is left out', () => {
  expect(mappingOf([{ field: 'zip' }, { field: 'shoeSize' }, { field: 'answers.a' }])).toEqual([
    'zip',
    'ignore',
    'answers.a',
  ])
})
