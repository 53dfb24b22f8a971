import type { TravelMode } from '@running-dinner/domain/events'
import { legCosts, legMinutes, type PlanFindingKind, teamPlace } from '@running-dinner/domain/plan'
import { exampleEvening } from '@running-dinner/domain/test/example-evening.ts'
import { describe, expect, test } from 'vitest'
import { eveningOf, plannedTeams } from './evening-problem.ts'
import { planFigures } from './plan-figures.ts'
import { hurryFindings, type PlanReportInput, planReport } from './plan-report.ts'

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

type Stored = ReturnType<typeof exampleEvening>

function reported(stored: Stored, given: Partial<PlanReportInput> = {}) {
  const { metres } = legCosts(plannedTeams(stored.teams).map(teamPlace))
  const evening = eveningOf({ ...stored, metres })
  const findings = planReport({ ...stored, evening, travelMode: 'BICYCLE', ...given })
  return {
    kinds: findings.map((finding) => finding.kind),
    of: (kind: PlanFindingKind) => findings.find((finding) => finding.kind === kind),
    sum: planFigures(evening, evening.plan, 'WALK').sumMetres,
  }
}

describe('the report of a plan', () => {
  const stored = exampleEvening(12)

  test('of a good one says so', () => {
    const { kinds } = reported(stored)
    expect(kinds).toEqual(['NOBODY_MEETS_TWICE', 'EVERYBODY_SEATED', 'SEATS_SUFFICE', 'LONGEST_LEG', 'FAIRNESS'])
  })

  test('reports two teams that meet twice as an error, with their numbers', () => {
    const [first, ...others] = stored.visits
    const again = { hostTeamId: first?.guestTeamId ?? '', guestTeamId: first?.hostTeamId ?? '' }
    const mealId = stored.teams.find((team) => team.id === again.hostTeamId)?.mealId ?? ''
    const moved = others.filter((visit) => visit.guestTeamId !== again.guestTeamId || visit.mealId !== mealId)
    const { of } = reported({ ...stored, visits: [...(first ? [first] : []), ...moved, { ...again, mealId }] })
    const finding = of('MEETS_TWICE')
    expect(finding?.severity).toBe('ERROR')
    const numberOf = (id: string) => stored.teams.findIndex((team) => team.id === id) + 1
    expect(finding?.teamNumbers).toEqual(
      expect.arrayContaining([numberOf(again.hostTeamId), numberOf(again.guestTeamId)]),
    )
    expect(finding?.teamNumbers.length).toBeLessThan(stored.teams.length)
    expect(of('TABLE_SIZE_UNUSUAL')).toMatchObject({ severity: 'NOTE', data: { count: 2 } })
  })

  test('names cancelled hosts and the guests without a table', () => {
    const cancelled = stored.teams.map((team) =>
      team.id === 't3' ? { ...team, status: 'CANCELLED' as const, members: [] } : team,
    )
    const { of } = reported({ ...stored, teams: cancelled })
    expect(of('CANCELLED_IN_ROUTE')).toMatchObject({ severity: 'ERROR', data: { count: 1 }, teamNumbers: [4] })
    expect(of('NOT_SEATED')).toMatchObject({ severity: 'ERROR', data: { count: 2 } })
  })

  test('counts seats by the people who come', () => {
    const { of } = reported(
      exampleEvening(12, (team) => (team === 2 ? { numSeats: 5 } : team === 7 ? { numSeats: undefined } : {})),
    )
    expect(of('SEATS_MISSING')).toMatchObject({ severity: 'WARNING', data: { count: 1, seats: 1 }, teamNumbers: [3] })
    expect(of('SEATS_UNKNOWN')).toMatchObject({ severity: 'NOTE', teamNumbers: [8] })
    expect(of('SEATS_SUFFICE')).toBeUndefined()
  })

  test('tells wishes granted and broken', () => {
    const { of } = reported(exampleEvening(12, (team) => (team < 2 ? { preferredMeal: 'starter' } : {})))
    expect(of('COURSE_WISHES')).toMatchObject({ severity: 'NOTE', data: { granted: 2, wished: 4 }, teamNumbers: [2] })
  })

  test('names teams of one address that cook the same course', () => {
    const { of } = reported(exampleEvening(12, (team) => (team === 9 ? { streetNr: '0' } : {})))
    expect(of('SAME_ADDRESS_SAME_COURSE')).toMatchObject({ data: { count: 1 }, teamNumbers: [1, 10] })
  })

  test('counts tables where a guest has a diet, not the host s own', () => {
    const { of } = reported(exampleEvening(12, (team) => (team === 0 ? { vegan: true } : {})))
    expect(of('DIETS_AT_TABLE')).toMatchObject({ data: { count: 2, vegan: 4 } })
    expect(of('DIETS_AT_TABLE')?.teamNumbers).not.toContain(1)
  })

  test('names teams whose place is unknown', () => {
    const { of } = reported(exampleEvening(12, (team) => (team === 4 ? { geocodingResult: undefined } : {})))
    expect(of('LOCATION_UNKNOWN')).toMatchObject({ data: { count: 1 }, teamNumbers: [5] })
  })

  test('names a team whose host has no place, although the other member has one', () => {
    const evening = exampleEvening(12)
    const teams = evening.teams.map((team) =>
      team.teamNumber === 5
        ? {
            ...team,
            members: team.members.map((member) =>
              member.id === team.hostMemberId ? { ...member, geocodingResult: undefined } : member,
            ),
          }
        : team,
    )
    const { of } = reported({ ...evening, teams })
    expect(of('LOCATION_UNKNOWN')).toMatchObject({ data: { count: 1 }, teamNumbers: [5] })
  })

  test('names teams whose house was found far from its town', () => {
    const doubtful = { geocodingResult: { lat: 51, lng: 12, quality: 'DOUBTFUL' as const } }
    const { of } = reported(exampleEvening(12, (team) => (team === 4 ? doubtful : {})))
    expect(of('LOCATION_DOUBTFUL')).toMatchObject({ severity: 'WARNING', data: { count: 1 }, teamNumbers: [5] })
    expect(of('LOCATION_UNKNOWN')).toBeUndefined()
  })

  test('counts legs above the limit, one by one', () => {
    expect(reported(stored, { legLimitMetres: 1 }).of('LEGS_ABOVE_LIMIT')?.data.count).toBe(24)
    expect(reported(stored, { legLimitMetres: 1e6 }).of('LEGS_ABOVE_LIMIT')).toBeUndefined()
  })

  test('tells how much shorter a plan might be, rounded so that it is true', () => {
    const { sum } = reported(stored)
    expect(reported(stored, { lowerBoundMetres: sum * 0.895 }).of('GAP_TO_BOUND')?.data).toEqual({ percent: 11 })
    expect(reported(stored, { lowerBoundMetres: sum }).kinds).toContain('PROVEN_OPTIMAL')
    expect(reported(stored, { lowerBoundMetres: sum * 0.5 }).of('GAP_TO_BOUND')?.severity).toBe('NOTE')
  })

  test('is empty without teams', () => {
    expect(reported({ ...stored, teams: [], visits: [] }).kinds).toEqual([])
  })

  test('of teams that all live at one address has no ways to speak of', () => {
    const flat = { lat: 51, lng: 12, quality: 'APPROXIMATE' as const }
    expect(reported(exampleEvening(12, () => ({ geocodingResult: flat }))).of('LONGEST_LEG')).toBeUndefined()
  })
})
