import { expect, test } from 'vitest'
import { reportedEvening } from '../../test/example-reports.ts'
import { planDelta } from '../plan/plan-history/plan-delta.ts'
import type { EveningPlan } from './evening-report.ts'
import { type PlanAction, planAfterAction, planBefore, teamsInAction } from './plan-after-action.ts'

const first = reportedEvening()
const moved = (plan: EveningPlan, guestId: string, hostTeamId: string): EveningPlan => ({
  ...plan,
  visits: plan.visits.map((visit) =>
    visit.guestTeamId === guestId && visit.mealId === 'main' ? { ...visit, hostTeamId } : visit,
  ),
})
/** What the plan history stores of a change. */
const changeOf = (before: EveningPlan, after: EveningPlan) => planDelta(stateOf(before), stateOf(after))
const stateOf = ({ teams, visits }: EveningPlan) => ({
  meals: [],
  people: [],
  teams: teams.map(({ id, teamNumber, status, mealId, hostMemberId = null }) => ({
    ...{ id, teamNumber, status, mealId, hostMemberId },
    locked: false,
  })),
  visits: [...visits],
})
const rowsOf = ({ teams, visits }: EveningPlan) => ({
  teams: teams.map(({ id, mealId, status }) => `${id} ${mealId} ${status}`).sort(),
  visits: visits.map(({ hostTeamId, guestTeamId, mealId }) => `${hostTeamId} ${guestTeamId} ${mealId}`).sort(),
})

test('takes back seats, courses, a cancelled host and a team that stepped in, the newest change first', () => {
  const seated = moved(first, 'g1', 'desserts')
  const [template] = first.teams
  if (!template) throw new Error('no team')
  const last: EveningPlan = {
    ...moved(seated, 'g1', 'cooks'),
    teams: [
      ...first.teams.map((team) => (team.id === 'own' ? { ...team, status: 'CANCELLED' as const, members: [] } : team)),
      { ...template, id: 'cooks', teamNumber: 10, mealId: 'main' },
    ],
  }
  const changes = [changeOf(seated, last), changeOf(first, seated)]
  expect(rowsOf(planBefore(last, changes.slice(0, 1)))).toEqual(rowsOf(seated))
  expect(rowsOf(planBefore(last, changes))).toEqual(rowsOf(first))
  expect(planBefore(last, [])).toEqual(last)
})

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
