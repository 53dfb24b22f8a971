import { seededRandom } from '@running-dinner/domain'
import { adjustPlan } from '@running-dinner/domain/planner/adjust-plan.ts'
import { withTeamNumbers } from '@running-dinner/domain/planner/evening-problem.ts'
import { planLocks } from '@running-dinner/domain/planner/plan-locks.ts'
import type { Plan } from '@running-dinner/domain/planner/plan-problem.ts'
import { foundPlan } from '../platform/planning/found-plan.ts'
import { lowerThreadPriority } from '../platform/planning/lower-thread-priority.ts'
import { type MeasuredEvening, measuredEvening } from '../platform/planning/measured-evening.ts'
import { timeBudget } from '../platform/planning/time-budget.ts'
import type { FoundWithCost, PlanOutcome, SearchNews, SearchPlanInput } from '../platform/workers/planner-tasks.ts'

export default function run(input: SearchPlanInput): PlanOutcome {
  lowerThreadPriority()
  const measured = measuredEvening(input.evening, {
    legLimitMetres: input.legLimitInMeters,
    minimumDistanceMetres: input.minimumDistanceInMeters,
  })
  const { evening } = measured
  const locks = planLocks(evening, input.evening.meals, {
    teamIds: input.lockedTeamIds,
    mealIds: input.lockedMealIds,
    tableTeamIds: input.lockedTableTeamIds,
  })
  let better: { plan: Plan; cost: number } | undefined
  const tell = (progress: number) => {
    const news: SearchNews = { progress, ...(better ? { better: withFigures(measured, better) } : {}) }
    better = undefined
    input.news.postMessage(news)
  }
  const outcome = adjustPlan(evening.problem, evening.plan, {
    locks,
    ignoreMealAssignments: input.ignoreMealAssignments,
    maxChangedTeams: input.maxChangedTeams,
    neighbours: evening.neighbours,
    random: seededRandom(input.seed),
    budget: timeBudget(input.milliseconds, { tell, stop: input.stop }),
    onBetter: ({ plan, cost }) => {
      better = { plan: { course: plan.course.slice(), host: plan.host.slice() }, cost }
    },
  })
  if ('issues' in outcome) return { issues: withTeamNumbers(outcome.issues, evening) }
  return withFigures(measured, outcome, outcome.provenOptimal)
}

function withFigures(
  measured: MeasuredEvening,
  { plan, cost }: { plan: Plan; cost: number },
  provenOptimal = false,
): FoundWithCost {
  const positions = [...measured.evening.teamIds.keys()]
  return { found: foundPlan(measured, { plan, positions, provenOptimal }), cost }
}
