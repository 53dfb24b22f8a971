import { weights } from './objective.ts'
import type { Plan } from './plan-problem.ts'

/** What it costs that teams meet that live too near to each other. */
export function neighbourCost(plan: Plan, neighbours: readonly (readonly [one: number, other: number])[]): number {
  const courseCount = plan.host.length / Math.max(1, plan.course.length)
  const isMeeting = ([team, otherTeam]: readonly [number, number]) =>
    Array.from({ length: courseCount }, (_, course) => course).some(
      (course) => plan.host[team * courseCount + course] === plan.host[otherTeam * courseCount + course],
    )
  return neighbours.filter(isMeeting).length * weights.neighboursMeet
}
