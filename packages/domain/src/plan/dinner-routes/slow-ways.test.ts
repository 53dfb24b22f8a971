import { expect, test } from 'vitest'
import { exampleEvening } from '../../../test/example-evening.ts'
import { slowWays } from './slow-ways.ts'

/** Nine teams; the first cooks the starter some eleven kilometres from all others. */
const evening = exampleEvening(9, (team) =>
  team === 0 ? { geocodingResult: { lat: 51.1, lng: 12, quality: 'EXACT' } } : {},
)
const timeAt = (minutes: number) =>
  new Date(Date.parse('2030-05-01T19:00Z') + minutes * 60_000).toISOString().slice(0, 16)
const found = (gapMinutes: number, travelMode: 'WALK' | 'CAR' = 'WALK', given = evening) =>
  slowWays({
    ...given,
    travelMode,
    meals: given.meals.map((meal, index) => ({ ...meal, time: timeAt(index * gapMinutes) })),
  }).map(({ team, mealId, minutesLeft }) => [team.id, mealId, minutesLeft])

test('names the teams that leave the far host, with the course they are late for and the minutes they have', () => {
  const guests = evening.visits.filter(({ hostTeamId }) => hostTeamId === 't0').map(({ guestTeamId }) => guestTeamId)
  expect(found(120).sort()).toEqual([...guests, 't0'].sort().map((teamId) => [teamId, 'main', 75]))
  expect(found(120, 'CAR')).toEqual([])
})

test('every way is too slow in a gap that a course fills, with no minute left', () => {
  expect(found(45, 'CAR')).toHaveLength(18)
  expect(new Set(found(45).map(([, , left]) => left))).toEqual(new Set([0]))
})

test('does not judge ways to unknown places', () => {
  const unknown = exampleEvening(9, () => ({ geocodingResult: undefined }))
  expect(found(45, 'WALK', unknown)).toEqual([])
})
