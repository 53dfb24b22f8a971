// Stands in for the planner where a test is about files, threads and judging: a valid plan, not a short one.

import { issue } from '@running-dinner/domain/issue'
import { planVisits } from '@running-dinner/domain/plan'
import type { PlanProblem } from '../src/plan-problem.ts'
import type { Solver } from './search-threads.ts'

/** Every third team cooks the same course, unless the courses are settled. */
export const solvePlan: Solver = (problem, { budget }) => {
  const { teamCount, courseCount } = problem
  const meals = Array.from({ length: courseCount }, (_, course) => String(course))
  const course = Uint8Array.from({ length: teamCount }, (_, team) => cooks(problem, team))
  const teams = Array.from(course, (cooked, teamNumber) => ({ teamNumber, mealId: String(cooked) }))
  const visits = planVisits(teams, meals)
  if (visits.length === 0) return { issues: [issue('plan_impossible_team_count', undefined, { teams: teamCount })] }
  const host = new Int32Array(teamCount * courseCount)
  for (const [team, cooked] of course.entries()) host[team * courseCount + cooked] = team
  for (const visit of visits) host[visit.guestTeamNumber * courseCount + Number(visit.mealId)] = visit.hostTeamNumber
  const isSettled = problem.courseCost.includes(Number.POSITIVE_INFINITY)
  // A search runs until it is stopped; with given courses the best is found at once.
  while (!isSettled && budget(0) < 1);
  return { plan: { course, host }, cost: 0, provenOptimal: isSettled }
}

function cooks({ courseCost, courseCount }: PlanProblem, team: number): number {
  const costs = [...courseCost.subarray(team * courseCount, (team + 1) * courseCount)]
  return costs.includes(Number.POSITIVE_INFINITY) ? costs.findIndex(Number.isFinite) : team % courseCount
}
