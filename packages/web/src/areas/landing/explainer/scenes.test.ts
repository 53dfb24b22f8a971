import { expect, test } from 'vitest'
import { facesAt, momentAt, scenes, startOf, stillOf, totalSeconds } from './scenes.ts'

test('an evening takes about half a minute', () => {
  expect(totalSeconds).toBeGreaterThanOrEqual(25)
  expect(totalSeconds).toBeLessThanOrEqual(35)
})

test('every moment belongs to the scene that is running', () => {
  expect(scenes.map((_, index) => momentAt(startOf(index)).key)).toEqual(scenes.map(({ key }) => key))
  expect(momentAt(startOf(3)).progress).toBe(0)
  expect(momentAt(startOf(2) + 3)).toEqual({ index: 2, key: 'starter', progress: 0.5 })
})

test('before the beginning and after the end the picture does not move', () => {
  expect(momentAt(-1)).toEqual({ index: 0, key: 'signUp', progress: 0 })
  expect(momentAt(totalSeconds + 9)).toEqual({ index: 5, key: 'party', progress: 1 })
})

test('twelve faces are met, four at each table, and none is forgotten', () => {
  const seen = Array.from({ length: totalSeconds * 20 }, (_, tick) => facesAt(momentAt(tick / 20)))
  expect(seen).toEqual([...seen].sort((a, b) => a - b))
  expect(new Set(seen).size).toBe(13)
  expect(scenes.map((_, index) => facesAt(momentAt(stillOf(index))))).toEqual([0, 0, 4, 8, 12, 12])
})
