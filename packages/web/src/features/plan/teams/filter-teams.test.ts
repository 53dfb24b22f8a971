import { expect, test } from 'vitest'
import { exampleMember, exampleTeam } from '../../../../test/example-team.ts'
import { filterTeams, type TeamFilter } from './filter-teams.ts'

const meal = (id: string) => ({ id, label: id, time: '2030-05-01T19:00' })
const teams = [
  exampleTeam(1, { meal: meal('starter'), teamMembers: [exampleMember('a', { lastname: 'Müller', numSeats: 2 })] }),
  exampleTeam(2, { meal: meal('main'), teamMembers: [exampleMember('b', { street: 'Seestraße', streetNr: '12' })] }),
  exampleTeam(12, { meal: meal('main'), teamMembers: [exampleMember('c')] }),
]
const found = (filter: Partial<TeamFilter>) =>
  filterTeams(teams, { text: '', mealId: undefined, withoutSeats: undefined, ...filter }).map((team) => team.teamNumber)

test('without a filter keeps all teams in order', () => {
  expect(found({})).toEqual([1, 2, 12])
})

test.each([
  ['a name without its accent', 'muller', [1]],
  ['a name in capitals', 'MÜLLER', [1]],
  ['a street with its number', 'seestraße 12', [2]],
  ['a team number', '#12', [12]],
  ['a bare number finds teams and house numbers', '12', [2, 12]],
  ['nothing for a text that no member has', 'zzz', []],
])('finds %s', (_, text, numbers) => {
  expect(found({ text })).toEqual(numbers)
})

test('filters by course', () => {
  expect(found({ mealId: 'main' })).toEqual([2, 12])
})

test('filters teams without a member who has enough seats', () => {
  expect(found({ withoutSeats: 6 })).toEqual([1])
})
