import { expect, test } from 'vitest'
import { travelModes } from '../../events/dinner/dinner.ts'
import { doorToDoorMinutes, legMinutes } from './leg-minutes.ts'

test('four kilometres take fifty minutes on foot, and less with anything else', () => {
  expect(legMinutes(4_000, 'WALK')).toBeCloseTo(50)
  for (const mode of travelModes.filter((mode) => mode !== 'WALK')) expect(legMinutes(4_000, mode)).toBeLessThan(25)
})

test('counts a way to a neighbour as a walk, whatever people travel by', () => {
  for (const mode of travelModes) expect(legMinutes(60, mode)).toBe(legMinutes(60, 'WALK'))
})

test('the wait for the bus counts: two kilometres are faster by bicycle', () => {
  expect(legMinutes(2_000, 'PUBLIC_TRANSPORT')).toBeGreaterThan(legMinutes(2_000, 'BICYCLE'))
})

test.each(travelModes)('no way takes no time, and a longer way never takes less (%s)', (mode) => {
  expect(legMinutes(0, mode)).toBe(0)
  const minutes = [100, 500, 1_000, 2_000, 5_000, 20_000].map((metres) => legMinutes(metres, mode))
  expect(minutes).toEqual(minutes.toSorted((one, other) => one - other))
})

test.each([
  ['WALK', 4_000, 55, 55],
  ['BICYCLE', 4_000, 15, 16],
  ['CAR', 4_000, 7, 11],
  ['CAR', 160, 1, 2],
] as const)(
  'measured minutes by %s over %d m get the time for unlocking or parking, and walking counts if faster',
  (mode, metres, underWay, minutes) => {
    expect(doorToDoorMinutes(metres, underWay, mode)).toBe(minutes)
  },
)
