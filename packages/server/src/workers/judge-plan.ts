import { isPlannable } from '@running-dinner/domain/people'
import { planCost } from '@running-dinner/planner'
import { lowerBound, planReport } from '@running-dinner/planner/search'
import { type MeasuredEvening, measuredEvening } from '../features/plan/planning/measured-evening.ts'
import type { JudgePlanInput, PlanJudgement } from '../features/plan/planning/planner-tasks.ts'
import { searchClock } from '../features/plan/planning/planner-tasks.ts'
import { lowerThreadPriority } from '../platform/workers/worker-pool.ts'

export default function run({ evening: storedEvening, milliseconds }: JudgePlanInput): PlanJudgement {
  lowerThreadPriority()
  const measured = measuredEvening(storedEvening)
  const { evening } = measured
  const figures = measured.figures(evening.plan)
  const bound = boundOf(measured, milliseconds)
  const findings = planReport({ ...storedEvening, evening, lowerBoundMetres: bound })
  return {
    figures,
    lowerBoundInMeters: bound ?? null,
    gapToBound: gapOf(figures.sumDistanceInMeters, bound),
    findings: findings.map((finding) => ({ ...finding, teamNumbers: [...finding.teamNumbers] })),
  }
}

/** Undefined without coordinates, or where no plan exists for this number of teams. */
function boundOf(
  { evening, teams, teamIdsWithoutCoordinate }: MeasuredEvening,
  milliseconds: number,
): number | undefined {
  const { problem } = evening
  if (!isPlannable(problem.teamCount, problem.courseCount)) return undefined
  if (teamIdsWithoutCoordinate.length === teams.length) return undefined
  return lowerBound(problem, { budget: searchClock(milliseconds), upper: planCost(problem, evening.plan) })
}

function gapOf(metres: number, bound: number | undefined): number | null {
  if (bound === undefined) return null
  if (metres <= bound) return 0
  return bound === 0 ? null : metres / bound - 1
}
