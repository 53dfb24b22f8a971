import { describe, expect, test } from 'vitest'
import { exampleRules, exampleTeam, exampleRules as rules, exampleTeam as teamOf } from '../../../test/example-team.ts'
import type { Team } from '../teams/team.ts'
import { swapMeals, swapMembers } from './swap-members.ts'
import type { MoveRules } from './team-move.ts'

const idsOf = (team: Team | undefined) => team?.members.map((member) => [member.id, member.teamId])

test('members change places and bring their host; number, course and status stay', () => {
  const one = exampleTeam(1, [{}, {}], { hostMemberId: 'p2' })
  const other = exampleTeam(2, [{}, {}], { mealId: 'dessert', status: 'REPLACED' })
  const { issues, teams } = swapMeals(one, other, exampleRules)
  expect(issues).toEqual([])
  expect(teams.map(({ before, after }) => [before, { ...after, members: idsOf(after) }])).toEqual([
    [
      one,
      {
        ...one,
        members: [
          ['p11', 't1'],
          ['p12', 't1'],
        ],
        hostMemberId: 'p11',
      },
    ],
    [
      other,
      {
        ...other,
        members: [
          ['p1', 't2'],
          ['p2', 't2'],
        ],
        hostMemberId: 'p2',
      },
    ],
  ])
})

test('all of them, in teams of different size too', () => {
  const { teams } = swapMeals(exampleTeam(1, [{}, {}, {}]), exampleTeam(2, [{}]), exampleRules)
  expect(teams.map(({ after }) => after.members.length)).toEqual([1, 3])
})

test('gives a team without a host one when courses are swapped', () => {
  const without = exampleTeam(1, [{ numSeats: 2 }, { numSeats: 6 }], { hostMemberId: undefined })
  expect(swapMeals(without, exampleTeam(2, [{}, {}]), exampleRules).teams[1]?.after.hostMemberId).toBe('p2')
})

test('fixed pairs and wishes stay together, so they are no hindrance', () => {
  const pair = exampleTeam(1, [{ teamPartnerWishOriginatorId: 'p1' }, { teamPartnerWishOriginatorId: 'p1' }])
  expect(swapMeals(pair, exampleTeam(2, [{}, {}]), exampleRules).issues).toEqual([])
})

test('refuses to swap two locked teams and names both', () => {
  const [one, other] = [1, 2].map((number) => exampleTeam(number, [{}, {}], { locked: true }))
  if (!one || !other) throw new Error('two teams')
  expect(swapMeals(one, other, exampleRules).issues.map(({ data }) => data)).toEqual([
    { teamNumber: 1 },
    { teamNumber: 2 },
  ])
})

test.each<[string, Partial<Team>, Partial<Team>, string[]]>([
  ['nothing', {}, {}, []],
  ['a team replaced', { status: 'REPLACED' }, {}, []],
  ['one team twice', {}, { id: 't1' }, ['team_swap_same_team']],
  ['a cancelled team', { status: 'CANCELLED' }, {}, ['team_cancelled']],
  ['the other cancelled', {}, { status: 'CANCELLED' }, ['team_cancelled']],
  ['a locked team', { locked: true }, {}, ['team_locked']],
  ['the other locked', {}, { locked: true }, ['team_locked']],
])('what is refused: %s', (_, one, other, expected) => {
  const outcome = swapMeals(exampleTeam(1, [{}, {}], one), exampleTeam(2, [{}, {}], other), exampleRules)
  expect(outcome.issues.map((issue) => issue.message)).toEqual(expected)
  expect(outcome.teams.some(({ before, after }) => before !== after)).toBe(expected.length === 0)
})

const seats = (...numbers: (number | undefined)[]) => numbers.map((numSeats) => ({ numSeats }))

describe('who hosts after p2 of the first team changed with p11 or p12 of the second', () => {
  test.each([
    ['the host there was, who can', seats(6, 2), seats(6, 6), 'p11', 'p1'],
    ['the host there was, who can, before a newcomer with more', seats(6, 2), seats(100, 6), 'p11', 'p1'],
    ['the newcomer, who hosted where they come from and can', seats(2, 6), seats(6, 2), 'p11', 'p11'],
    ['whoever can, though the newcomer never hosted', seats(2, 6), seats(6, 6), 'p12', 'p12'],
    ['the host there was, whose seats are unknown', seats(undefined, 6), seats(2, 2), 'p11', 'p1'],
    [
      'a host of unknown seats before a newcomer of unknown seats',
      seats(undefined, 6),
      seats(undefined, 2),
      'p11',
      'p1',
    ],
    ['a newcomer of unknown seats before a host with too few', seats(2, 6), seats(undefined, 2), 'p11', 'p11'],
    ['the newcomer, when nobody can', seats(2, 6), seats(2, 2), 'p11', 'p11'],
    ['the newcomer, when nobody can, though they never hosted', seats(2, 6), seats(6, 2), 'p12', 'p12'],
  ])('%s', (_, first, second, coming, host) => {
    const { issues, teams } = swapMembers([teamOf(1, first), teamOf(2, second)], ['p2', coming], rules)
    expect(issues).toEqual([])
    expect(teams[0]?.after.hostMemberId).toBe(host)
  })

  test.each([
    ['the newcomer, who hosted where they come from, before another who can', seats(6, 6), seats(6, 2), 'p11'],
    ['whoever can before a newcomer who hosted and cannot', seats(6, 6), seats(2, 2), 'p2'],
    ['whose seats are unknown before a newcomer with too few', seats(6, undefined), seats(2, 2), 'p2'],
  ])('when the host p1 left instead: %s', (_, first, second, host) => {
    const { teams } = swapMembers([teamOf(1, first), teamOf(2, second)], ['p1', 'p11'], rules)
    expect(teams[0]?.after.hostMemberId).toBe(host)
  })

  test('a team of three needs a seat more', () => {
    const hostAfter = (numSeats: number) => {
      const three = teamOf(1, seats(numSeats, 2, 2))
      return swapMembers([three, teamOf(2, seats(7, 2))], ['p2', 'p11'], rules).teams[0]?.after.hostMemberId
    }
    expect([hostAfter(7), hostAfter(6)]).toEqual(['p1', 'p11'])
  })
})

test('people change places, everything else of both teams stays', () => {
  const [one, other] = [teamOf(1, seats(6, 2)), teamOf(2, seats(6, 2), { status: 'REPLACED', mealId: 'dessert' })]
  const { teams } = swapMembers([one, other], ['p2', 'p12'], rules)
  const idsOf = (team: Team) => team.members.map((member) => [member.id, member.teamId])
  expect(teams.map(({ before, after }) => [before, { ...after, members: idsOf(after) }])).toEqual([
    [
      one,
      {
        ...one,
        members: [
          ['p1', 't1'],
          ['p12', 't1'],
        ],
      },
    ],
    [
      other,
      {
        ...other,
        members: [
          ['p11', 't2'],
          ['p2', 't2'],
        ],
      },
    ],
  ])
})

describe('what is refused', () => {
  const plain = [{}, {}]
  const pair = [{ teamPartnerWishOriginatorId: 'p1' }, { teamPartnerWishOriginatorId: 'p1' }]
  const wish = [{ teamPartnerWishEmail: 'p2@example.org' }, { teamPartnerWishEmail: 'P1@Example.org' }]
  const oneSided = [{ teamPartnerWishEmail: 'p2@example.org' }, {}]
  const disabled = { ...rules, teamPartnerWishDisabled: true }
  const other = teamOf(2, plain)
  const refused = 'team_swap_violates_team_partner_wish'

  test.each<[string, Team[], [string, string], MoveRules, string[]]>([
    ['nothing', [teamOf(1, plain), other], ['p2', 'p11'], rules, []],
    ['one person', [teamOf(1, plain), other], ['p2', 'p2'], rules, ['team_swap_same_person']],
    ['one team', [teamOf(1, plain), other], ['p1', 'p2'], rules, ['team_swap_same_team']],
    ['somebody who waits', [teamOf(1, plain), other], ['p1', 'p99'], rules, ['team_swap_without_team']],
    ['two who wait', [teamOf(1, plain), other], ['p98', 'p99'], rules, ['team_swap_without_team']],
    [
      'somebody of a cancelled team',
      [teamOf(1, plain), { ...other, status: 'CANCELLED', members: [] }],
      ['p1', 'p11'],
      rules,
      ['team_swap_without_team'],
    ],
    ['a locked team', [teamOf(1, plain, { locked: true }), other], ['p1', 'p11'], rules, ['team_locked']],
    ['the other team locked', [teamOf(1, plain), { ...other, locked: true }], ['p1', 'p11'], rules, ['team_locked']],
    ['a fixed pair', [teamOf(1, pair), other], ['p1', 'p11'], rules, [refused]],
    ['a fixed pair, asked the other way round', [teamOf(1, pair), other], ['p11', 'p2'], rules, [refused]],
    ['a fixed pair where wishes are off', [teamOf(1, pair), other], ['p1', 'p11'], disabled, [refused]],
    ['a wish of both', [teamOf(1, wish), other], ['p1', 'p11'], rules, [refused]],
    ['a wish of both where wishes are off', [teamOf(1, wish), other], ['p1', 'p11'], disabled, []],
    ['a wish of one', [teamOf(1, oneSided), other], ['p1', 'p11'], rules, []],
    [
      'a pair in a locked team',
      [teamOf(1, pair, { locked: true }), other],
      ['p1', 'p11'],
      rules,
      ['team_locked', refused],
    ],
    ['a pair in a team of three', [teamOf(1, [...pair, {}]), other], ['p2', 'p11'], rules, [refused]],
    ['the third beside a pair', [teamOf(1, [...pair, {}]), other], ['p3', 'p11'], rules, []],
  ])('%s', (_, teams, ids, given, expected) => {
    const outcome = swapMembers(teams, ids, given)
    expect(outcome.issues.map((one) => one.message)).toEqual(expected)
    const isChanged = outcome.teams.some(({ before, after }) => before !== after)
    expect(isChanged).toBe(expected.length === 0)
  })
})
