import { expect, test } from 'vitest'
import { reportedEvening } from '../../test/example-reports.ts'
import { planDelta } from '../plan/plan-history/plan-delta.ts'
import type { EveningPlan } from './evening-report.ts'
import { planBefore } from './plan-as-of.ts'

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
