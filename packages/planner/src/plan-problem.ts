import { type Issue, issue } from '@running-dinner/domain/issue'

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

/**
 * One evening for the planner. Teams are positions 0 .. teamCount-1, courses 0 .. courseCount-1 in order of time. The
 * place of a team is where it lives; only teams that cook have a table there.
 */
export interface PlanProblem {
  readonly teamCount: number
  readonly courseCount: 2 | 3
  /** Cost of the way from one place to another: `legCost[from * teamCount + to]`, 0 on the diagonal, never negative. */
  readonly legCost: Float64Array
  /** Cost of the way from each place to the after party, when there is one. */
  readonly afterPartyCost: Float64Array | undefined
  /** What it costs that a team cooks a course: `courseCost[team * courseCount + course]`; Infinity means never. */
  readonly courseCost: Float64Array
  /** The cost of this many teams at a team's table, itself included: `tableCost[team * 3 + size - 2]`, sizes 2 to 4. */
  readonly tableCost: Float64Array
  /** Teams that should not cook the same course (one address) and what it costs when they do. */
  readonly apart: readonly { readonly one: number; readonly other: number; readonly cost: number }[]
  /** Two courses and an odd number of teams: this team is only guest. Undefined otherwise. */
  readonly roamingTeam: number | undefined
}

/** Who sits where. `noCourse` as course: the team cooks nothing. */
export interface Plan {
  /** The course each team cooks. */
  readonly course: Uint8Array
  /** At whose table a team sits: `host[team * courseCount + course]`; the team itself at its own course. */
  readonly host: Int32Array
}

export const noCourse = 255

/** A seat that is not assigned yet: only in plans that still have to be repaired. */
export const noHost = -1

/**
 * The used share of the budget, from 0 to 1; at 1 the search ends and returns the best plan so far. Counting the moves
 * tried makes a search repeatable; a budget may also be a clock, a stop button or both.
 */
export type Budget = (movesTried: number) => number

/** What a plan costs: all legs, the way to the after party, courses, table sizes and neighbours at the same course. */
export function planCost(problem: PlanProblem, plan: Plan): number {
  const { teamCount, courseCount } = problem
  let cost = 0
  for (let team = 0; team < teamCount; team++) {
    for (let course = 0; course + 1 < courseCount; course++) {
      const from = plan.host[team * courseCount + course] as number
      const to = plan.host[team * courseCount + course + 1] as number
      // No way leads from or to a place that is left empty.
      if (from !== noHost && to !== noHost) cost += problem.legCost[from * teamCount + to] as number
    }
    const last = plan.host[team * courseCount + courseCount - 1] as number
    cost += problem.afterPartyCost?.[last] ?? 0
    const course = plan.course[team] as number
    if (course !== noCourse) cost += problem.courseCost[team * courseCount + course] as number
  }
  for (const { one, other, cost: price } of problem.apart) if (plan.course[one] === plan.course[other]) cost += price
  const sizes = tableSizes(problem, plan)
  for (let team = 0; team < teamCount; team++) {
    const size = sizes[team] as number
    if (size >= 2 && size <= 4) cost += problem.tableCost[team * 3 + size - 2] as number
  }
  return cost
}

/** How many teams sit at the table of each team, itself included; 0 for a team without a table. */
export function tableSizes(problem: Pick<PlanProblem, 'teamCount' | 'courseCount'>, plan: Plan): Uint8Array {
  const sizes = new Uint8Array(problem.teamCount)
  for (let team = 0; team < problem.teamCount; team++) {
    for (let course = 0; course < problem.courseCount; course++) {
      const host = plan.host[team * problem.courseCount + course] as number
      if (plan.course[host] === course) sizes[host] = (sizes[host] as number) + 1
    }
  }
  return sizes
}
