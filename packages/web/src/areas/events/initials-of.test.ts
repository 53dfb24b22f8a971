import { expect, test } from 'vitest'
import { initialsOf } from './initials-of.ts'

test.each([
  ['Olga Maria Organ', 'OO'],
  ['Mira', 'M'],
  ['  mira   lang ', 'ML'],
  ['Ánna Øster', 'ÁØ'],
  ['„Die Küchencrew“ e. V.', 'DV'],
  ['1848 & 2', ''],
  ['', ''],
])('makes initials of %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
