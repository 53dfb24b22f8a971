import { expect, test } from 'vitest'
import { straightLineMetres } from './distance.ts'

const freiburg = { lat: 47.9959, lng: 7.8522 }
const basel = { lat: 47.5596, lng: 7.5886 }

test('a degree along a meridian is a 360th of the circumference', () => {
  expect(straightLineMetres({ lat: 0, lng: 0 }, { lat: 1, lng: 0 })).toBeCloseTo((2 * Math.PI * 6_371_000) / 360, 3)
})

test('Freiburg and Basel are some 52 kilometres apart, in both directions', () => {
  expect(straightLineMetres(freiburg, basel)).toBeGreaterThan(52_000)
  expect(straightLineMetres(freiburg, basel)).toBeLessThan(53_000)
  expect(straightLineMetres(basel, freiburg)).toBeCloseTo(straightLineMetres(freiburg, basel), 6)
})

test('a place is no distance from itself, and its antipode half the circumference', () => {
  expect(straightLineMetres(freiburg, freiburg)).toBe(0)
  expect(straightLineMetres({ lat: 45, lng: 0 }, { lat: -45, lng: 180 })).toBeCloseTo(Math.PI * 6_371_000, 0)
})
