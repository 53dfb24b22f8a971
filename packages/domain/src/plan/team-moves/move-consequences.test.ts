import { describe, expect, test } from 'vitest'
import { exampleEvening } from '../../../test/example-evening.ts'
import { exampleRules, exampleTeam } from '../../../test/example-team.ts'
import { roadMetres } from '../dinner-routes/distance.ts'
import type { Team } from '../teams/team.ts'
import { moveConsequences, type PresentEvening, repeatedMeetings, teamFit } from './move-consequences.ts'
import { swapMeals } from './swap-members.ts'

const place = (lat: number) => ({ lat, lng: 7.8, quality: 'EXACT' as const })
const meals = exampleRules.meals.slice(0, 2)
const rules = { ...exampleRules, meals }
const [starter = '', main = ''] = meals.map((meal) => meal.id)

/** Teams 1 and 2 cook the starter, 3 and 4 the main course; each is a minute of latitude further north. */
const four = (given: (teamNumber: number) => Partial<Team> = () => ({})) =>
  [1, 2, 3, 4].map((number) =>
    exampleTeam(number, [{ geocodingResult: place(48 + number / 60) }, { geocodingResult: place(48) }], {
      mealId: number < 3 ? starter : main,
      ...given(number),
    }),
  )
const visit = (host: number, guest: number) => ({
  hostTeamId: `t${host}`,
  guestTeamId: `t${guest}`,
  mealId: host < 3 ? starter : main,
})
const visits = [visit(1, 3), visit(2, 4), visit(3, 2), visit(4, 1)]
const evening = (teams: Team[]): PresentEvening => ({ teams, visits, rules, afterParty: undefined })
const swapOf = (teams: Team[], one: number, other: number) =>
  swapMeals(teams[one - 1] as Team, teams[other - 1] as Team, rules).teams

describe('a swap of meals in a small evening', () => {
  test('the legs of everybody before and after', () => {
    const minute = roadMetres(place(48), place(48 + 1 / 60))
    const teams = four()
    const { distance } = moveConsequences(evening(teams), swapOf(teams, 1, 4))
    // 1 to 4, 2 to 3, 1 to 3, 2 to 4; then the homes of 1 and 4 have changed places.
    expect(distance?.before).toBeCloseTo((3 + 1 + 2 + 2) * minute, 0)
    expect(distance?.after).toBeCloseTo((3 + 1 + 1 + 1) * minute, 0)
  })

  test('the way to the party counts', () => {
    const teams = four()
    const party = { ...evening(teams), afterParty: { lat: 48, lng: 7.8 } }
    const { distance } = moveConsequences(party, swapOf(teams, 1, 4))
    expect(distance?.before).toBeGreaterThan(moveConsequences(evening(teams), []).distance?.before ?? 0)
  })

  test('has no figures when a home of the affected teams is unknown', () => {
    const homeless = [{}, {}]
    const teams = four((number) => (number === 4 ? { members: exampleTeam(4, homeless).members } : {}))
    expect(moveConsequences(evening(teams), swapOf(teams, 1, 4)).distance).toBeUndefined()
    expect(moveConsequences(evening(teams), swapOf(teams, 1, 2)).distance).toBeDefined()
  })

  test('has no figures when only the town of all homes is known', () => {
    const inTown = { geocodingResult: { ...place(48), quality: 'APPROXIMATE' as const } }
    const teams = four((number) => ({ members: exampleTeam(number, [inTown, inTown]).members }))
    expect(moveConsequences(evening(teams), swapOf(teams, 1, 4)).distance).toBeUndefined()
  })

  test('both teams and all at a table with them must be notified', () => {
    const teams = four()
    const { affectedTeamIds, affectedPeople } = moveConsequences(evening(teams), swapOf(teams, 1, 4))
    expect([affectedTeamIds, affectedPeople]).toEqual([['t1', 't2', 't3', 't4'], 8])
  })

  test('a change without effect notifies no team', () => {
    const teams = four()
    const same = teams.slice(0, 1).map((team) => ({ before: team, after: { ...team } }))
    expect(moveConsequences(evening(teams), same)).toMatchObject({ affectedTeamIds: [], affectedPeople: 0 })
  })
})

test('people who meet twice are found, by the people', () => {
  const { teams, visits: good } = exampleEvening(9)
  expect(repeatedMeetings(teams, good)).toEqual([])
  const [first] = good
  const again = { hostTeamId: first?.guestTeamId ?? '', guestTeamId: first?.hostTeamId ?? '', mealId: 'again' }
  const pairs = repeatedMeetings(teams, [...good, again])
  const membersOf = (id: string | undefined) => teams.find((team) => team.id === id)?.members.map((one) => one.id) ?? []
  const expected = membersOf(first?.hostTeamId).flatMap((one) =>
    membersOf(first?.guestTeamId).map((other) => [one, other].sort()),
  )
  expect(expected).toHaveLength(4)
  expect(pairs.map((pair) => pair.map((one) => one.id).sort()).sort()).toEqual(expected.sort())
})

describe('the rating of a team', () => {
  const full = { ...exampleRules, genderAspects: 'FORCE_GENDER_MIX' as const }
  const wishing = [
    { gender: 'MALE' as const, preferredMeal: 'starter', teamPartnerWishEmail: 'p2@example.org' },
    { gender: 'FEMALE' as const, preferredMeal: 'main', teamPartnerWishEmail: 'p1@example.org' },
  ]
  test.each([
    ['all is well', wishing, full, false, { seats: 'ENOUGH', gendersFit: true, partnerWishes: 1, courseWishes: 1 }],
    ['one gender', wishing.slice(0, 1), full, false, { gendersFit: false, partnerWishes: 0 }],
    ['no rule', wishing, exampleRules, false, { gendersFit: null }],
    ['wishes off', wishing, { ...full, teamPartnerWishDisabled: true }, false, { partnerWishes: 0 }],
    ['too few seats', [{ numSeats: 5 }, { numSeats: 6 }], full, false, { seats: 'TOO_FEW' }],
    ['unknown seats', [{ numSeats: undefined }, {}], full, false, { seats: 'UNKNOWN' }],
    ['six seats for seven', [{}, {}, {}], full, false, { seats: 'TOO_FEW' }],
    [
      'nobody sits down there',
      [{ numSeats: 0 }, { preferredMeal: 'starter' }],
      full,
      true,
      { seats: 'ENOUGH', courseWishes: 0 },
    ],
  ])('%s', (_, members, given, isOnlyGuest, expected) => {
    expect(teamFit(exampleTeam(1, members), given, isOnlyGuest)).toMatchObject(expected)
  })
})
