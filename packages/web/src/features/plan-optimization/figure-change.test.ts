import { expect, test } from 'vitest'
import { figureChange } from './figure-change.ts'

test('a length that shrinks by a fifth is 20 % shorter, one that grows as much 20 % longer', () => {
  expect(figureChange(5000, 4000)).toEqual({ kind: 'shorter', percent: 20 })
  expect(figureChange(5000, 6000)).toEqual({ kind: 'longer', percent: 20 })
})

test('a few metres are no change, a little more is at least one per cent', () => {
  expect(figureChange(5000, 4995)).toEqual({ kind: 'same' })
  expect(figureChange(50_000, 49_900)).toEqual({ kind: 'shorter', percent: 1 })
})

test('no share is told of nothing', () => {
  expect(figureChange(0, 500)).toEqual({ kind: 'same' })
})
