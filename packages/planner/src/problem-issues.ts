import { type Issue, issue } from '@running-dinner/domain/issue'
import type { PlanProblem } from './plan-problem.ts'

/** What makes a problem unreadable: lists of the wrong length, costs that are negative or no number, ways without an end. */
export function problemIssues(problem: PlanProblem): Issue[] {
  const { teamCount, courseCount, legCost, afterPartyCost, courseCost, tableCost, apart } = problem
  const unreadable = (reason: string) => [issue('plan_instance_invalid', undefined, { reason })]
  const isCost = (cost: number) => cost >= 0
  const isLength = (cost: number) => cost >= 0 && cost < Number.POSITIVE_INFINITY
  const isTeam = (team: number) => Number.isInteger(team) && team >= 0 && team < teamCount
  if (legCost.length !== teamCount ** 2 || !legCost.every(isLength)) return unreadable('legCost')
  if (afterPartyCost && (afterPartyCost.length !== teamCount || !afterPartyCost.every(isLength))) {
    return unreadable('afterPartyCost')
  }
  if (courseCost.length !== teamCount * courseCount || !courseCost.every(isCost)) return unreadable('courseCost')
  if (tableCost.length !== teamCount * 3 || !tableCost.every(isCost)) return unreadable('tableCost')
  if (!apart.every(({ one, other, cost }) => isTeam(one) && isTeam(other) && isLength(cost))) return unreadable('apart')
  return []
}
