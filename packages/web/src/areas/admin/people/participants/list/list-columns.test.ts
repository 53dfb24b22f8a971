import { expect, test } from 'vitest'
import { readColumns, usualColumns } from './list-columns.ts'

test.each([
  [null, usualColumns],
  ['', []],
  ['team,email', ['email', 'team']],
  ['team,shoeSize', ['team']],
])('reads the stored columns %j in the order of the table', (stored, columns) => {
  expect(readColumns(stored)).toEqual(columns)
})
