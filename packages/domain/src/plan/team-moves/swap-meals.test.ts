import { expect, test } from 'vitest'
import { exampleRules, exampleTeam } from '../../../test/example-team.ts'
import type { Team } from '../teams/team.ts'
import { swapMeals } from './swap-meals.ts'

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

test('who has no host gets one', () => {
  const without = exampleTeam(1, [{ numSeats: 2 }, { numSeats: 6 }], { hostMemberId: undefined })
  expect(swapMeals(without, exampleTeam(2, [{}, {}]), exampleRules).teams[1]?.after.hostMemberId).toBe('p2')
})

test('fixed pairs and wishes stay together, so they are no hindrance', () => {
  const pair = exampleTeam(1, [{ teamPartnerWishOriginatorId: 'p1' }, { teamPartnerWishOriginatorId: 'p1' }])
  expect(swapMeals(pair, exampleTeam(2, [{}, {}]), exampleRules).issues).toEqual([])
})

test('each locked team is named', () => {
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
