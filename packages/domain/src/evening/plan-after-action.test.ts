import { expect, test } from 'vitest'
import { reportedEvening } from '../../test/example-reports.ts'
import { type PlanAction, planAfterAction, teamsInAction } from './plan-after-action.ts'

const example = reportedEvening()
/** With another table of the main course, which no action touches. */
const plan = {
  ...example,
  visits: [...example.visits, { hostTeamId: 'starters', guestTeamId: 'desserts', mealId: 'main' }],
}
const table = { teamId: 'own', mealId: 'main' }
const drop: PlanAction = { seats: [], standbyTeam: undefined, hostLeaves: false }
const to = (hostTeamId: string) => ['g1', 'g2'].map((guestTeamId) => ({ guestTeamId, hostTeamId }))
const [template] = plan.teams
if (!template) throw new Error('no team')
const cooks = { ...template, id: 'cooks', teamNumber: 41, mealId: 'main' }

const isAtTable = ({ hostTeamId, mealId }: (typeof plan.visits)[number]) => hostTeamId === 'own' && mealId === 'main'
const others = plan.visits.filter((visit) => !isAtTable(visit))
/** Where Ada's team is guest. */
const ownHosts = plan.visits.filter(({ guestTeamId }) => guestTeamId === 'own').map(({ hostTeamId }) => hostTeamId)

test.each<[string, PlanAction, { seats: string[]; concerned: string[] }]>([
  ['dropped course', drop, { seats: [], concerned: [] }],
  ['other table', { ...drop, seats: to('desserts') }, { seats: ['desserts', 'desserts'], concerned: ['desserts'] }],
  [
    'team that steps in',
    { ...drop, seats: to('cooks'), standbyTeam: cooks },
    { seats: ['cooks', 'cooks'], concerned: ['cooks'] },
  ],
  ['host who leaves', { ...drop, hostLeaves: true }, { seats: [], concerned: ownHosts }],
])('a %s moves the guests of the table, and concerns them, the host and who gets or loses guests', (_, action, due) => {
  const { teams, visits } = planAfterAction(plan, table, action)
  expect(visits.slice(0, others.length)).toEqual(others)
  expect(visits.slice(others.length)).toEqual(
    due.seats.map((hostTeamId, index) => ({ guestTeamId: `g${index + 1}`, hostTeamId, mealId: 'main' })),
  )
  const left = { status: 'CANCELLED', members: [], hostMemberId: undefined }
  expect(teams).toEqual([
    ...plan.teams.map((team) => (team.id === 'own' && action.hostLeaves ? { ...team, ...left } : team)),
    ...(action.standbyTeam ? [cooks] : []),
  ])
  expect([...teamsInAction(plan, table, action)].sort()).toEqual(
    [...new Set(['own', 'g1', 'g2', ...due.concerned])].sort(),
  )
})

test('the example has a table with two guests whose host is guest elsewhere', () => {
  expect(plan.visits.filter(isAtTable)).toHaveLength(2)
  expect(ownHosts.length).toBeGreaterThan(0)
})
