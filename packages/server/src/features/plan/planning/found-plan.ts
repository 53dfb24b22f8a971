import type { CourseStage } from '@running-dinner/domain/events'
import { frozenCourses, noCourse, noHost, type Plan, planChanges } from '@running-dinner/planner'
import type { MeasuredEvening } from './measured-evening.ts'
import type { FoundPlan } from './planner-tasks.ts'

interface FoundParts {
  plan: Plan
  positions: readonly number[]
  provenOptimal: boolean
  searchedShare?: number
  /** Of the courses in their order; all open where a search keeps every team. */
  stages?: readonly CourseStage[] | undefined
}

/**
 * A plan in the form its run is stored in. `positions` are those of its teams in the evening, which has more teams when some
 * drop out.
 */
export function foundPlan(
  measured: MeasuredEvening,
  { plan, positions, provenOptimal, searchedShare, stages = [] }: FoundParts,
): FoundPlan {
  const { evening, figures, teamIdsWithoutCoordinate, distanceSource } = measured
  const teamIds = positions.flatMap((position) => evening.teamIds[position] ?? [])
  const taking = new Set(teamIds)
  const after = figures(amongAll(plan, positions, evening.plan.course.length))
  return {
    teamIds,
    courses: [...plan.course],
    hosts: [...plan.host],
    changes: planChanges(evening, { teamIds, plan }, frozenCourses(stages)),
    before: figures(evening.plan),
    after: { ...after, averageDistanceInMeters: after.sumDistanceInMeters / Math.max(1, teamIds.length) },
    teamIdsWithoutCoordinate: teamIdsWithoutCoordinate.filter((id) => taking.has(id)),
    distanceSource,
    provenOptimal,
    searchedShare,
  }
}

/** The same plan in the positions of all teams; teams that drop out get no host. */
function amongAll(plan: Plan, positions: readonly number[], teamCount: number): Plan {
  const courseCount = plan.host.length / Math.max(1, positions.length)
  const course = new Uint8Array(teamCount).fill(noCourse)
  const host = new Int32Array(teamCount * courseCount).fill(noHost)
  for (const [place, position] of positions.entries()) {
    course[position] = plan.course[place] ?? noCourse
    for (let seat = 0; seat < courseCount; seat++) {
      const hostSlot = plan.host[place * courseCount + seat] ?? noHost
      host[position * courseCount + seat] = positions[hostSlot] ?? noHost
    }
  }
  return { course, host }
}
