import { type Issue, issue } from '@running-dinner/domain/issue'
import { type TablePattern, tablePatterns } from './course-slots.ts'
import type { PlanProblem } from './plan-problem.ts'
import { PlanSearch } from './plan-search.ts'
import type { PlanSolver } from './plan-solver.ts'
import { planLegs } from './planned-legs.ts'
import { startSlots } from './start-slots.ts'

/**
 * The best plan there is, or nearly (docs/rules/plan/routes.md): searches who cooks what, and knows for every such split the
 * cheapest visits. Where all courses are settled and all tables alike the plan is the proven optimum, at once. Issues say
 * which rule cannot be met and what would make it possible.
 */
export const solvePlan: PlanSolver = (problem, options) => {
  const issues = countIssues(problem)
  if (issues.length > 0) return { issues }
  const patterns = tablePatterns(problem)
  const starts = patterns.map((pattern) => startSlots(problem, pattern, options.random))
  const [start] = starts.filter((slots) => slots !== undefined)
  if (!start) return { issues: [courseIssue(problem)] }
  const search = new PlanSearch(problem, planLegs(problem), options)
  if (isSettled(problem) && areAlike(patterns)) search.settle(start)
  else search.run(patterns.filter((_, index) => starts[index] !== undefined))
  return search.found ?? { issues: [issue('plan_not_found_in_time')] }
}

/** Numbers of teams for which no plan exists (docs/rules/plan/routes.md). */
function countIssues({ teamCount, courseCount, roamingTeam }: PlanProblem): Issue[] {
  const minimum = courseCount ** 2
  if (teamCount < minimum) {
    return [issue('plan_too_few_teams', undefined, { courses: courseCount, minimum, teams: teamCount })]
  }
  const isOdd = courseCount === 2 && teamCount % 2 === 1 && roamingTeam === undefined
  if (teamCount !== minimum + 1 && !isOdd) return []
  return [
    issue('plan_impossible_team_count', undefined, { teams: teamCount, fewer: teamCount - 1, more: teamCount + 1 }),
  ]
}

function isSettled(problem: PlanProblem): boolean {
  return choices(problem).every((possible, team) => possible.length === 1 || team === problem.roamingTeam)
}

/** No team has to be chosen for a table of another size. */
function areAlike(patterns: readonly TablePattern[]): boolean {
  return new Set(patterns.flat(2)).size === 1
}

/** The courses every team may cook. */
function choices({ teamCount, courseCount, courseCost }: PlanProblem): number[][] {
  return Array.from({ length: teamCount }, (_, team) =>
    Array.from({ length: courseCount }, (__, course) => course).filter((course) =>
      Number.isFinite(courseCost[team * courseCount + course]),
    ),
  )
}

/** Why no share of the teams over the courses is possible. Teams and courses count from 1 here. */
function courseIssue(problem: PlanProblem): Issue {
  const possible = choices(problem)
  const idle = possible.findIndex((courses, team) => courses.length === 0 && team !== problem.roamingTeam)
  if (idle >= 0) return issue('plan_course_impossible', undefined, { team: idle + 1 })
  const { courseCount, teamCount } = problem
  const bound = Array.from({ length: courseCount }, (_, course) => {
    return possible.filter((courses) => courses.length === 1 && courses[0] === course).length
  })
  const course = bound.indexOf(Math.max(...bound))
  return issue('plan_courses_unequal', undefined, {
    course: course + 1,
    count: bound[course] ?? 0,
    possible: Math.ceil(teamCount / courseCount),
  })
}
