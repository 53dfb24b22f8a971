import type { NamedPlan } from '@running-dinner/domain/planner/plan-changes.ts'
import { planChanges } from '@running-dinner/domain/planner/plan-changes.ts'
import type { FoundPlan } from '../workers/planner-tasks.ts'
import type { MeasuredEvening } from './measured-evening.ts'

/** A plan for the row of its run. `after` is the evening it is for, which has fewer teams when some drop out. */
export function foundPlan(
  before: MeasuredEvening,
  after: MeasuredEvening,
  { teamIds, plan }: NamedPlan,
  provenOptimal: boolean,
): FoundPlan {
  return {
    teamIds: [...teamIds],
    courses: [...plan.course],
    hosts: [...plan.host],
    changes: planChanges(before.evening, { teamIds, plan }),
    before: before.figures(before.evening.plan),
    after: after.figures(plan),
    teamIdsWithoutCoordinate: after.teamIdsWithoutCoordinate,
    distanceSource: after.distanceSource,
    provenOptimal,
  }
}
