import { expect, test } from 'vitest'
import { exampleList } from '../../../test/example-participant.ts'
import { seededRandom } from '../../random.ts'
import { type BuildTeamsOptions, buildTeams } from './build-teams.ts'

const options: BuildTeamsOptions = {
  teamSize: 2,
  mealCount: 2,
  meals: [{ id: 'main' }, { id: 'dessert' }],
  genderAspects: 'IGNORE_GENDER',
  forceEqualDistributedCapacityTeams: false,
  teamPartnerWishDisabled: false,
}

test('teams are numbered from one, full, and equally many per course', () => {
  const { teams } = buildTeams(exampleList(12), options, seededRandom(1))
  expect(teams.map((team) => team.teamNumber)).toEqual([1, 2, 3, 4, 5, 6])
  expect(new Set(teams.flatMap((team) => team.members)).size).toBe(12)
  expect(teams.map((team) => team.mealId).sort()).toEqual([...Array(3).fill('dessert'), ...Array(3).fill('main')])
})

test('unconfirmed registrations are in no team, and the order of the list does not matter', () => {
  const confirmed = exampleList(8)
  const unconfirmed = exampleList(20).slice(8)
  const list = [...unconfirmed.map((person) => ({ ...person, activationDate: undefined })), ...confirmed.toReversed()]
  expect(buildTeams(list, options, seededRandom(1))).toEqual(buildTeams(confirmed, options, seededRandom(1)))
})

test('of a number that does not fit the odd ones stay without a team', () => {
  expect(buildTeams(exampleList(11), options, seededRandom(1)).teams).toHaveLength(4)
})
