import { expect, test } from 'vitest'
import { sortedDistances } from './distances-page.tsx'

function route(own: number, ...legs: (number | null)[]) {
  return {
    teamId: `t${own}`,
    teamNumber: own,
    averageDistanceInMeters: 0,
    teams: legs.map((metres, index) => ({
      teamId: `t${own + index}`,
      teamNumber: own + index,
      status: 'OK' as const,
      mealId: `m${index}`,
      meal: { id: `m${index}`, label: '', time: '2030-06-15T19:00' },
      hostTeamMember: null,
      currentTeam: index === 0,
      distanceToNextTeam: metres === null ? null : metres / 1_000,
      metresToNextTeam: metres,
      minutesToNextTeam: metres === null ? null : metres / 80,
      estimated: false,
      largestDistanceInRoute: false,
    })),
  }
}

test('sorts routes by their longest leg, not by their total', () => {
  const sorted = sortedDistances({ dinnerRoutes: [route(1, 800, 800, null), route(5, 900, 100, null)] })
  expect(sorted.map(({ teamNumber, metres }) => [teamNumber, metres])).toEqual([
    [5, 1000],
    [1, 1600],
  ])
})

test('counts legs of unknown length as 0', () => {
  const [only] = sortedDistances({ dinnerRoutes: [route(1, null, 400, null)] })
  expect(only).toMatchObject({ knownLegs: 1, metres: 400, minutes: 5, longest: 400 })
})

test('keeps the route of a team that only joins as guest and has no stop of its own', () => {
  const elsewhere = route(5, 300, null).teams.map((stop) => ({ ...stop, currentTeam: false }))
  const [only] = sortedDistances({ dinnerRoutes: [{ ...route(1), teams: elsewhere }] })
  expect(only).toMatchObject({ teamId: 't1', teamNumber: 1, metres: 300 })
})
