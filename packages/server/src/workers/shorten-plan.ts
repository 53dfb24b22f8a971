import { seededRandom } from '@running-dinner/domain'
import { adjustPlan } from '@running-dinner/planner/adjust-plan.ts'
import { planFaults } from '@running-dinner/planner/plan-faults.ts'
import { planLocks } from '@running-dinner/planner/plan-locks.ts'
import type { Plan } from '@running-dinner/planner/plan-problem.ts'
import { mostTeamsQuickly, quickMoves } from '@running-dinner/planner/quick-moves.ts'
import { type MeasuredEvening, measuredEvening } from '../features/plan/planning/measured-evening.ts'
import type { PlanOutlook, ShortenPlanInput, StoredEvening } from '../features/plan/planning/planner-tasks.ts'
import { lowerThreadPriority } from '../platform/workers/lower-thread-priority.ts'

/** Always the same figures for the same evening. */
const seed = 1

export default function run({ evening: stored }: ShortenPlanInput): PlanOutlook {
  lowerThreadPriority()
  const measured = measuredEvening(stored)
  const found = shorterPlan(measured, stored)
  return {
    present: measured.figures(measured.evening.plan),
    reachable: found ? measured.figures(found) : null,
  }
}

/** Undefined where a shorter plan would say nothing: without places, with a plan against the rules, with too many teams. */
function shorterPlan(
  { evening, teams, teamIdsWithoutCoordinate }: MeasuredEvening,
  stored: StoredEvening,
): Plan | undefined {
  const { problem, plan } = evening
  const isMeasured = teamIdsWithoutCoordinate.length < teams.length && teams.length <= mostTeamsQuickly
  if (!isMeasured || planFaults(problem, plan, 'REPAIRED').length > 0) return undefined
  const most = quickMoves(problem)
  const teamIds = teams.filter(({ locked }) => locked).map(({ id }) => id)
  const outcome = adjustPlan(problem, plan, {
    locks: planLocks(evening, stored.meals, { teamIds, mealIds: [], tableTeamIds: [] }),
    ignoreMealAssignments: true,
    random: seededRandom(seed),
    budget: (moves) => moves / most,
  })
  return 'plan' in outcome ? outcome.plan : undefined
}
