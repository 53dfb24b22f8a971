import { expect, test } from 'vitest'
import { exampleEvening } from '../../test/example-evening.ts'
import { slowWays } from './slow-ways.ts'

/** Nine teams; the first cooks the starter some eleven kilometres from all others. */
const evening = exampleEvening(9, (team) =>
  team === 0 ? { geocodingResult: { lat: 51.1, lng: 12, quality: 'EXACT' } } : {},
)
const found = (gapMinutes: number, travelMode: 'WALK' | 'CAR' = 'WALK', given = evening) =>
  slowWays({
    ...given,
    travelMode,
    meals: given.meals.map((meal, index) => ({ ...meal, time: `2030-05-01T${19 + (index * gapMinutes) / 60}:00` })),
  }).map(({ team, mealId, minutesLeft }) => [team.id, mealId, minutesLeft])

test('names the teams that leave the far host, with the course they are late for and the minutes they have', () => {
  const guests = evening.visits.filter(({ hostTeamId }) => hostTeamId === 't0').map(({ guestTeamId }) => guestTeamId)
  expect(found(120).sort()).toEqual([...guests, 't0'].sort().map((teamId) => [teamId, 'main', 60]))
  expect(found(120, 'CAR')).toEqual([])
})

test('every way is too slow in a gap that a course fills, with no minute left', () => {
  expect(found(60, 'CAR')).toHaveLength(18)
  expect(new Set(found(60).map(([, , left]) => left))).toEqual(new Set([0]))
})

test('does not judge ways to unknown places', () => {
  const unknown = exampleEvening(9, () => ({ geocodingResult: undefined }))
  expect(found(60, 'WALK', unknown)).toEqual([])
})
