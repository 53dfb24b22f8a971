import { expect, test } from 'vitest'
import { nextTarget } from './next-target.ts'

const places = [
  { column: 0, top: 100 },
  { column: 0, top: 200 },
  { column: 0, top: 300 },
  { column: 2, top: 110 },
  { column: 2, top: 290 },
]

test.each([
  ['down', { column: 0, top: 100 }, 1],
  ['down', { column: 0, top: 300 }, undefined],
  ['up', { column: 0, top: 300 }, 1],
  ['up', { column: 0, top: 100 }, undefined],
  ['right', { column: 0, top: 300 }, 4],
  ['right', { column: 2, top: 110 }, undefined],
  ['left', { column: 2, top: 290 }, 2],
  ['left', { column: 0, top: 100 }, undefined],
] as const)('%s from %o leads to %s', (direction, from, index) => {
  expect(nextTarget(places, from, direction)).toBe(index)
})

test('jumps over a column without any place', () => {
  expect(nextTarget(places, { column: 1, top: 100 }, 'left')).toBe(0)
  expect(nextTarget(places, { column: 0, top: 120 }, 'right')).toBe(3)
})

test('nothing anywhere leads nowhere', () => {
  expect(nextTarget([], { column: 0, top: 0 }, 'right')).toBeUndefined()
})
