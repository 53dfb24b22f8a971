import type { TravelMode } from '@running-dinner/domain/events'
import { legMinutes } from '@running-dinner/domain/plan'
import { exampleEvening } from '@running-dinner/domain/test/example-evening.ts'
import { expect, test } from 'vitest'
import { eveningOf, plannedTeams } from './evening-problem.ts'
import { hurryFindings } from './hurry-findings.ts'

const clocks = (...times: string[]) => times.map((time) => ({ time: `2030-06-15T${time}` }))
const usual = clocks('19:00', '21:00', '23:00')
const stored = exampleEvening(12)
const teams = plannedTeams(stored.teams)
/** Every way between two tables has this length. */
const found = (metres: number, travelMode: TravelMode, meals = usual, of = teams) =>
  hurryFindings({
    evening: eveningOf({ ...stored, metres: new Float64Array(144).fill(metres) }),
    teams: of,
    meals,
    travelMode,
  })

/** What a person can go in the time that 45 minutes at the table leave of two hours. */
const asFarAsPossible = (mode: TravelMode) => (1000 * 75) / legMinutes(1000, mode)

test.each(['WALK', 'CAR'] as const)(
  'says nothing while every way by %s fits between two courses of 45 minutes',
  (mode) => {
    const near = mode === 'WALK' ? asFarAsPossible(mode) - 1 : 20_000
    expect(found(near, mode)).toEqual([])
  },
)

test('warns of the ways that take longer, with the teams that have them', () => {
  // Two ways of each of twelve teams.
  expect(found(asFarAsPossible('WALK') + 60, 'WALK')).toEqual([
    {
      kind: 'LEGS_TOO_SLOW',
      severity: 'WARNING',
      data: { count: 24, minutes: 76 },
      teamNumbers: teams.map(({ teamNumber }) => teamNumber),
    },
  ])
  expect(found(asFarAsPossible('WALK') + 60, 'BICYCLE')).toEqual([])
})

test('warns of the gap that is too short only', () => {
  expect(found(1000, 'WALK', clocks('19:00', '19:55', '23:00'))[0]?.data.count).toBe(12)
  expect(found(0, 'WALK', clocks('19:00', '19:30', '20:00'))).toEqual([])
})

test('does not judge ways from or to a place that is not known', () => {
  const nowhere = teams.map((team) => ({
    ...team,
    members: team.members.map((member) => ({ ...member, geocodingResult: undefined })),
  }))
  expect(found(50_000, 'WALK', usual, nowhere)).toEqual([])
})
