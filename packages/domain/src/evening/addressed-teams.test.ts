import { expect, test } from 'vitest'
import { exampleEvening } from '../../test/example-evening.ts'
import { addressedTeams, type EveningAddress } from './addressed-teams.ts'

const { teams, visits } = exampleEvening(9)
const guestsOf = (mealId: string, teamId: string) =>
  visits.filter((visit) => visit.mealId === mealId && visit.hostTeamId === teamId).map(({ guestTeamId }) => guestTeamId)
const [guest = ''] = guestsOf('main', 't1')
const withCancelled = (id: string) =>
  teams.map((team) => (team.id === id ? { ...team, status: 'CANCELLED' as const, members: [] } : team))

test.each<[string, EveningAddress, typeof teams, string[]]>([
  [
    'the host and the guests of a table',
    { to: 'TABLE', mealId: 'main', teamId: 't1' },
    teams,
    ['t1', ...guestsOf('main', 't1')],
  ],
  [
    'only the guests of a cancelled host',
    { to: 'TABLE', mealId: 'main', teamId: 't1' },
    withCancelled('t1'),
    guestsOf('main', 't1'),
  ],
  [
    'a table without its cancelled guest',
    { to: 'TABLE', mealId: 'main', teamId: 't1' },
    withCancelled(guest),
    ['t1', ...guestsOf('main', 't1').filter((id) => id !== guest)],
  ],
  ['the teams that cook a course', { to: 'COURSE', mealId: 'dessert' }, teams, ['t2', 't5', 't8']],
  ['all teams without cancelled ones', { to: 'ALL' }, withCancelled('t0'), teams.slice(1).map(({ id }) => id)],
  ['nobody at the table of a team that cooks another course', { to: 'TABLE', mealId: 'main', teamId: 't0' }, teams, []],
  ['nobody at an unknown course', { to: 'COURSE', mealId: 'brunch' }, teams, []],
])('addresses %s', (_, address, present, expected) => {
  const addressed = addressedTeams({ teams: present, visits }, address)
  expect(addressed.map(({ id }) => id).sort()).toEqual([...expected].sort())
})

test('leaves out a team that is guest at the course it would cook', () => {
  const asGuest = [...visits, { hostTeamId: 't5', guestTeamId: 't2', mealId: 'dessert' }]
  expect(addressedTeams({ teams, visits: asGuest }, { to: 'COURSE', mealId: 'dessert' }).map(({ id }) => id)).toEqual([
    't5',
    't8',
  ])
})
