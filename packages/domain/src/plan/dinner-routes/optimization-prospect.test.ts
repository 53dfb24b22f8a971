import { expect, test } from 'vitest'
import { optimizationProspect } from './optimization-prospect.ts'

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
