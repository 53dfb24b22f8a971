import { seededRandom } from '@running-dinner/domain'
import { type Plan, planFaults, planLocks } from '@running-dinner/planner'
import { adjustPlan, mostTeamsQuickly, quickMoves } from '@running-dinner/planner/search'
import { type MeasuredEvening, measuredEvening } from '../features/plan/planning/measured-evening.ts'
import type { PlanOutlook, ShortenPlanInput, StoredEvening } from '../features/plan/planning/planner-tasks.ts'
import { lowerThreadPriority } from '../platform/workers/worker-pool.ts'

/** Always the same figures for the same evening. */
const seed = 1

export default function run({ evening: storedEvening }: ShortenPlanInput): PlanOutlook {
  lowerThreadPriority()
  const measured = measuredEvening(storedEvening)
  const shorter = shorterPlan(measured, storedEvening)
  return {
    present: measured.figures(measured.evening.plan),
    reachable: shorter ? measured.figures(shorter) : null,
  }
}

/** Undefined where a shorter plan would say nothing: without places, with a plan against the rules, with too many teams. */
function shorterPlan(
  { evening, teams, teamIdsWithoutCoordinate }: MeasuredEvening,
  storedEvening: StoredEvening,
): Plan | undefined {
  const { problem, plan } = evening
  const isMeasured = teamIdsWithoutCoordinate.length < teams.length && teams.length <= mostTeamsQuickly
  if (!isMeasured || planFaults(problem, plan, 'REPAIRED').length > 0) return undefined
  const most = quickMoves(problem)
  const teamIds = teams.filter(({ locked }) => locked).map(({ id }) => id)
  const outcome = adjustPlan(problem, plan, {
    locks: planLocks(evening, storedEvening.meals, { teamIds, mealIds: [], tableTeamIds: [] }),
    ignoreMealAssignments: true,
    random: seededRandom(seed),
    budget: (moves) => moves / most,
  })
  return 'plan' in outcome ? outcome.plan : undefined
}
