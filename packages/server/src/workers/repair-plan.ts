import { seededRandom } from '@running-dinner/domain'
import { frozenCourses, withTeamNumbers } from '@running-dinner/planner'
import { repairKeeping, solvePlan } from '@running-dinner/planner/search'
import { foundPlan } from '../features/plan/planning/found-plan.ts'
import { measuredEvening } from '../features/plan/planning/measured-evening.ts'
import type { PlanOutcome } from '../features/plan/planning/planner-tasks.ts'
import type { WorkerTasks } from '../platform/workers/worker-pool.ts'

export default function run(input: WorkerTasks['repair-plan']['input']): PlanOutcome {
  const measured = measuredEvening(input.evening)
  const { evening, teams } = measured
  const positionOf = (teamId: string) => evening.teamIds.indexOf(teamId)
  const courseOf = (mealId: string) => input.evening.meals.findIndex((meal) => meal.id === mealId)
  const options = {
    without: new Set(input.withoutTeamIds.map(positionOf)),
    courses: new Map(input.courses.map(({ teamId, mealId }) => [positionOf(teamId), courseOf(mealId)])),
    frozen: frozenCourses(input.evening.stages ?? []),
    people: teams.map((team) => team.members.length),
    random: seededRandom(input.seed),
    solve: solvePlan,
  }
  const locked = new Set([...teams.keys()].filter((position) => teams[position]?.locked))
  const repaired = repairKeeping(evening.problem, evening.plan, options, locked)
  if ('issues' in repaired) return { issues: withTeamNumbers(repaired.issues, evening) }
  const { plan, teams: positions, cost } = repaired
  // Only the number of changed people is proven minimal, not the distance.
  return { found: foundPlan(measured, { plan, positions, provenOptimal: false, stages: input.evening.stages }), cost }
}
