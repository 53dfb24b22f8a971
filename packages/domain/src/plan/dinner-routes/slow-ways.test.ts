import { expect, test } from 'vitest'
import { exampleEvening } from '../../../test/example-evening.ts'
import { optimizationProspect, slowWays } from './slow-ways.ts'

test.each([
  [3, 9, 'LOW'],
  [3, 15, 'LOW'],
  [3, 18, 'MEDIUM'],
  [3, 24, 'MEDIUM'],
  [3, 27, 'HIGH'],
  [3, 300, 'HIGH'],
  [2, 4, 'LOW'],
  [2, 6, 'LOW'],
  [2, 10, 'MEDIUM'],
  [2, 12, 'HIGH'],
])('with %i courses and %i teams the prospect is %s', (courses, teams, prospect) => {
  expect(optimizationProspect({ teams, locatedTeams: teams, courses })).toBe(prospect)
})

test('with fewer than 60 % of the teams on the map the prospect is unknown', () => {
  expect(optimizationProspect({ teams: 30, locatedTeams: 18, courses: 3 })).toBe('HIGH')
  expect(optimizationProspect({ teams: 30, locatedTeams: 17, courses: 3 })).toBe('NONE')
  expect(optimizationProspect({ teams: 0, locatedTeams: 0, courses: 3 })).toBe('NONE')
})

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
