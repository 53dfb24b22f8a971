import { noCourse, type PlanProblem } from './plan-problem.ts'

/** What a team is given in a plan: a course to cook and how many teams sit at its table, itself included. */
export interface CourseSlots {
  readonly course: Uint8Array
  readonly size: Uint8Array
}

/** How many tables of each size a course has: `tables[course]` lists the sizes. */
export type TablePattern = readonly (readonly number[])[]

/**
 * All ways to seat this many teams with as few unusual tables as possible (docs/rules/plan/routes.md#what-a-plan-must-be).
 * With three courses that is none for a multiple of three, else two tables of four and two of two, in three different
 * distributions over the courses. With two courses and an odd number one team is only guest and every course has one
 * table of three.
 */
export function tablePatterns({
  teamCount,
  courseCount,
}: Pick<PlanProblem, 'teamCount' | 'courseCount'>): TablePattern[] {
  if (courseCount === 2) {
    const tables = Array.from({ length: Math.floor(teamCount / 2) }, () => 2)
    if (teamCount % 2 === 1) tables[0] = 3
    return [[tables, tables]]
  }
  const third = Math.floor(teamCount / 3)
  const threes = (count: number) => Array.from({ length: count }, () => 3)
  const leftOver = teamCount % 3
  if (leftOver === 0) return [[threes(third), threes(third), threes(third)]]
  const special = leftOver === 1 ? [...threes(third - 1), 2, 2] : [...threes(third - 2), 4, 4]
  const usual = leftOver === 1 ? [...threes(third - 1), 4] : [...threes(third), 2]
  return [0, 1, 2].map((course) => [0, 1, 2].map((otherCourse) => (otherCourse === course ? special : usual)))
}

/** What slots cost beyond the ways: wishes, seats and the way to the after party, which does not depend on who comes. */
export function slotCost(problem: PlanProblem, team: number, course: number, size: number): number {
  if (course === noCourse) return 0
  const { courseCount, courseCost, tableCost, afterPartyCost } = problem
  const onward = course === courseCount - 1 ? size * (afterPartyCost?.[team] ?? 0) : 0
  return (courseCost[team * courseCount + course] as number) + (tableCost[team * 3 + size - 2] as number) + onward
}
