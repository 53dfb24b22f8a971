import { expect, test } from 'vitest'
import { groupByChanges } from './notification-changes.ts'

const later = { fact: 'TIME', mealId: 'main', before: '21:00', after: '21:15' }
const muchLater = { ...later, after: '22:00' }
const dessert = { ...later, mealId: 'dessert' }
const host = { fact: 'HOST', mealId: 'main', before: 'Bea', after: 'Cem' }
const cancelled = { fact: 'CANCELLED', before: '', after: 'Your team no longer takes part.' }

const groups = (...people: (readonly (typeof later | typeof cancelled)[])[]) =>
  groupByChanges(people.map((changes, index) => ({ name: 'ABCDEF'.charAt(index), changes }))).map((group) =>
    group.people.map(({ name }) => name).join(''),
  )

test.each([
  ['nobody', [], []],
  ['the same change is one group', [[later], [later], [later]], ['ABC']],
  [
    'the order of changes does not matter',
    [
      [later, host],
      [host, later],
    ],
    ['AB'],
  ],
  ['one more change is a group of its own', [[later], [later, host], [later]], ['AC', 'B']],
  ['another value is a group of its own', [[later], [muchLater]], ['A', 'B']],
  ['another course is a group of its own', [[later], [dessert]], ['A', 'B']],
  ['a change of no course', [[cancelled], [cancelled], [host]], ['AB', 'C']],
  ['the largest group comes first', [[host], [later], [later]], ['BC', 'A']],
])('%s', (_, people, expected) => {
  expect(groups(...people)).toEqual(expected)
})
