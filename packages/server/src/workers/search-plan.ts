import { seededRandom } from '@running-dinner/domain'
import { type Plan, planLocks, type SolvedPlan, withTeamNumbers } from '@running-dinner/planner'
import { adjustPlan, movesIn, workBudget } from '@running-dinner/planner/search'
import { foundPlan } from '../features/plan/planning/found-plan.ts'
import { type MeasuredEvening, measuredEvening } from '../features/plan/planning/measured-evening.ts'
import type {
  FoundWithCost,
  PlanOutcome,
  SearchNews,
  SearchPlanInput,
} from '../features/plan/planning/planner-tasks.ts'
import { searchClock } from '../features/plan/planning/planner-tasks.ts'
import { lowerThreadPriority } from '../platform/workers/worker-pool.ts'

const reportMilliseconds = 200

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
  const { milliseconds, stop, earlier } = input
  const budget = workBudget(movesIn(milliseconds, evening.problem), searchClock(milliseconds, { stop }))
  let better: { plan: Plan; cost: number } | undefined
  const report = atMostEvery(reportMilliseconds, (progress: number) => {
    const figures = better && withFigures(measured, { ...better, provenOptimal: false, searchedShare: progress })
    better = undefined
    input.news.postMessage({ progress, ...(figures && { better: figures }) } satisfies SearchNews)
  })
  const outcome = adjustPlan(evening.problem, evening.plan, {
    locks,
    ignoreMealAssignments: input.ignoreMealAssignments,
    maxChangedTeams: input.maxChangedTeams,
    neighbours: evening.neighbours,
    random: seededRandom(input.seed),
    found: earlier && { course: Uint8Array.from(earlier.courses), host: Int32Array.from(earlier.hosts) },
    budget: (moves) => {
      const used = budget.budget(moves)
      report(Math.min(1, used))
      return used
    },
    onBetter: ({ plan, cost }) => {
      better = { plan: { course: plan.course.slice(), host: plan.host.slice() }, cost }
    },
  })
  if ('issues' in outcome) return { issues: withTeamNumbers(outcome.issues, evening) }
  return withFigures(measured, { ...outcome, searchedShare: budget.searchedShare() })
}

function withFigures(
  measured: MeasuredEvening,
  { cost, ...parts }: SolvedPlan & { searchedShare: number },
): FoundWithCost {
  const positions = [...measured.evening.teamIds.keys()]
  return { found: foundPlan(measured, { ...parts, positions }), cost }
}

function atMostEvery<Value>(milliseconds: number, run: (value: Value) => void): (value: Value) => void {
  let last = performance.now()
  return (progressValue) => {
    const now = performance.now()
    if (now - last < milliseconds) return
    last = now
    run(progressValue)
  }
}
