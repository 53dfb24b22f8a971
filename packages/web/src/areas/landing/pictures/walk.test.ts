import { expect, test } from 'vitest'
import { pointOn, type Walk, walkPath } from './walk.ts'

const walk: Walk = [
  [0, 0, 10, 0, 20, 0, 30, 0],
  [30, 0, 30, 10, 30, 20, 30, 30],
]

test('a way begins, turns and ends where its curves do', () => {
  expect([0, 0.25, 0.5, 0.75, 1].map((share) => pointOn(walk, share))).toEqual([
    { x: 0, y: 0 },
    { x: 15, y: 0 },
    { x: 30, y: 0 },
    { x: 30, y: 15 },
    { x: 30, y: 30 },
  ])
})

test('shares below 0 and above 1 stay at the ends of the way', () => {
  expect(pointOn(walk, -1)).toEqual({ x: 0, y: 0 })
  expect(pointOn(walk, 7)).toEqual({ x: 30, y: 30 })
})

test('draws a way as one path, and an empty way as none', () => {
  expect(walkPath(walk)).toBe('M0 0C10 0 20 0 30 0C30 10 30 20 30 30')
  expect(walkPath([])).toBe('')
})
