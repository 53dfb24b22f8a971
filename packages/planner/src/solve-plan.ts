import { type Issue, issue } from '@running-dinner/domain/issue'
import type { Random } from '@running-dinner/domain/random'
import { shuffled } from '@running-dinner/domain/random'
import { CourseSearch } from './course-search.ts'
import { type CourseSlots, type TablePattern, tablePatterns } from './course-slots.ts'
import { planOfSlots } from './plan-of-slots.ts'
import type { Budget, Plan, PlanProblem } from './plan-problem.ts'
import { noCourse, planCost } from './plan-problem.ts'
import { type PlannedLegs, planLegs } from './planned-legs.ts'
import { SlotBoard } from './slot-board.ts'
import { patience } from './work-budget.ts'

/**
 * Courses and table sizes to begin a search with: as many teams per course as the pattern has tables, what the teams may
 * cook and at the least cost, otherwise drawn. Undefined when the courses the teams may cook do not allow the pattern.
 */
export function startSlots(problem: PlanProblem, pattern: TablePattern, random: Random): CourseSlots | undefined {
  const course = drawCourses(problem, random)
  if (!course || !balance(problem, pattern, course, random)) return undefined
  return { course, size: giveSizes(problem, pattern, course, random) }
}

function drawCourses(
  { teamCount, courseCount, courseCost, roamingTeam }: PlanProblem,
  random: Random,
): Uint8Array | undefined {
  const course = new Uint8Array(teamCount).fill(noCourse)
  for (let team = 0; team < teamCount; team++) {
    if (team === roamingTeam) continue
    const costs = Array.from(courseCost.subarray(team * courseCount, (team + 1) * courseCount))
    const least = Math.min(...costs)
    if (least === Number.POSITIVE_INFINITY) return undefined
    const cheapest = [...costs.keys()].filter((index) => costs[index] === least)
    course[team] = cheapest[Math.floor(random() * cheapest.length)] as number
  }
  return course
}

/** Moves teams to other courses along the cheapest chain until every course has its number of tables. */
function balance(problem: PlanProblem, pattern: TablePattern, course: Uint8Array, random: Random): boolean {
  const excess = pattern.map((tables, index) => course.filter((cooked) => cooked === index).length - tables.length)
  const teams = shuffled([...course.keys()], random)
  while (excess.some((surplus) => surplus > 0)) {
    const chain = cheapestChain(problem, course, excess, teams)
    if (!chain) return false
    for (const { team, to } of chain) {
      excess[course[team] as number] = (excess[course[team] as number] as number) - 1
      course[team] = to
      excess[to] = (excess[to] as number) + 1
    }
  }
  return true
}

interface Move {
  team: number
  to: number
  cost: number
}

function cheapestChain(
  problem: PlanProblem,
  course: Uint8Array,
  excess: readonly number[],
  teams: readonly number[],
): Move[] | undefined {
  const moves = cheapestMoves(problem, course, teams)
  const isOver = (index: number) => (excess[index] as number) > 0
  const isUnder = (index: number) => (excess[index] as number) < 0
  const courses = [...excess.keys()]
  const chains: Move[][] = []
  for (const from of courses.filter(isOver)) {
    for (const to of courses.filter(isUnder)) {
      const direct = moves.get(from * 3 + to)
      if (direct) chains.push([direct])
      for (const through of courses) {
        const [first, second] = [moves.get(from * 3 + through), moves.get(through * 3 + to)]
        if (first && second && first.team !== second.team) chains.push([second, first])
      }
    }
  }
  const costOf = (chain: Move[]) => chain.reduce((sum, move) => sum + move.cost, 0)
  return chains.sort((left, right) => costOf(left) - costOf(right))[0]
}

function cheapestMoves(problem: PlanProblem, course: Uint8Array, teams: readonly number[]): Map<number, Move> {
  const { courseCount, courseCost } = problem
  const moves = new Map<number, Move>()
  for (const team of teams) {
    const currentCourse = course[team] as number
    if (currentCourse === noCourse) continue
    for (let newCourse = 0; newCourse < courseCount; newCourse++) {
      const cost =
        (courseCost[team * courseCount + newCourse] as number) -
        (courseCost[team * courseCount + currentCourse] as number)
      const knownMove = moves.get(currentCourse * 3 + newCourse)
      if (newCourse !== currentCourse && Number.isFinite(cost) && (!knownMove || cost < knownMove.cost)) {
        moves.set(currentCourse * 3 + newCourse, { team, to: newCourse, cost })
      }
    }
  }
  return moves
}

/** The unusual table sizes of each course go to whom they cost least. */
function giveSizes(problem: PlanProblem, pattern: TablePattern, course: Uint8Array, random: Random): Uint8Array {
  const size = new Uint8Array(problem.teamCount)
  for (const [index, tables] of pattern.entries()) {
    const cooks = shuffled([...course.keys()], random).filter((team) => course[team] === index)
    for (const team of cooks) size[team] = problem.courseCount
    const freeCooks = new Set(cooks)
    for (const wantedSize of tables.filter((tableSize) => tableSize !== problem.courseCount)) {
      const price = (team: number) =>
        (problem.tableCost[team * 3 + wantedSize - 2] as number) -
        (problem.tableCost[team * 3 + problem.courseCount - 2] as number)
      const [team] = [...freeCooks].sort((first, second) => price(first) - price(second))
      if (team === undefined) break
      size[team] = wantedSize
      freeCooks.delete(team)
    }
  }
  return size
}

/** Searches by number of teams: small evenings are searched several times over. */
const searches: readonly { upTo: number; count: number }[] = [
  { upTo: 36, count: 4 },
  { upTo: 60, count: 3 },
  { upTo: Number.POSITIVE_INFINITY, count: 1 },
]
/** Share of the budget to find out which share of unusual tables over the courses suits best, for each. */
const scouting = 0.12
/** A long search tells of its best plan so far this often. */
const reports = 4

/** All searches for one plan, and the best plan any of them has found. */
class PlanSearch {
  found: SolvedPlan | undefined
  private readonly problem: PlanProblem
  private readonly legs: PlannedLegs
  private readonly options: SolveOptions
  private moves = 0
  /** Share of the budget at the end of the last search that bettered the plan. */
  private bettered = 0

  constructor(problem: PlanProblem, legs: PlannedLegs, options: SolveOptions) {
    this.problem = problem
    this.legs = legs
    this.options = options
  }

  /** Nothing to choose: the visits that belong to these courses, which are the best there can be. */
  settle(slots: CourseSlots): void {
    this.accept(slots, true)
  }

  run(patterns: readonly TablePattern[]): void {
    const count = searches.find(({ upTo }) => this.problem.teamCount <= upTo)?.count ?? 1
    if (patterns.length === 1 || count > 2) {
      const allPatterns = Array.from({ length: count }, () => patterns).flat()
      for (const [index, pattern] of allPatterns.entries())
        this.search(pattern, index / allPatterns.length, (index + 1) / allPatterns.length)
      return
    }
    const scouts = patterns.map((pattern, index) => ({
      pattern,
      cost: this.search(pattern, index * scouting, (index + 1) * scouting),
    }))
    const [best] = scouts.sort((first, second) => first.cost - second.cost)
    if (best) this.search(best.pattern, patterns.length * scouting, 1)
  }

  private search(pattern: TablePattern, from: number, until: number): number {
    const { found: bestBefore } = this
    if (bestBefore && (bestBefore.provenOptimal || from - this.bettered >= patience)) return bestBefore.cost
    const slots = startSlots(this.problem, pattern, this.options.random)
    if (!slots) return Number.POSITIVE_INFINITY
    const board = new SlotBoard(this.problem, this.legs, slots)
    if (!board.begin()) return Number.POSITIVE_INFINITY
    const search = new CourseSearch(this.problem, this.legs, board, this.options.random)
    const parts = this.problem.teamCount > 60 ? reports : 1
    for (let part = 1; part <= parts; part++) {
      const reach = (until - from) * (part / parts)
      this.moves = search.anneal(this.options.budget, this.moves, { from, until, pause: from + reach })
      this.acceptBest(search)
    }
    if (this.found !== bestBefore) this.bettered = until
    return search.best.cost
  }

  /** The best plan found in which no two teams meet twice. */
  private acceptBest(search: CourseSearch): void {
    for (const { slots, cost } of search.candidates) {
      if (this.found && cost / this.legs.unit >= this.found.cost) return
      this.accept(slots, false)
    }
  }

  private accept(slots: CourseSlots, provenOptimal: boolean): void {
    const costBelow = this.found?.cost ?? Number.POSITIVE_INFINITY
    const plan = planOfSlots(this.problem, this.legs, slots, { random: this.options.random, costBelow })
    if (!plan) return
    const cost = planCost(this.problem, plan)
    if (cost >= costBelow) return
    // Nothing costs less than nothing.
    this.found = { plan, cost, provenOptimal: provenOptimal || cost === 0 }
    this.options.onBetter?.({ plan, cost })
  }
}

export interface SolvedPlan {
  plan: Plan
  cost: number
  provenOptimal: boolean
}

export interface SolveOptions {
  random: Random
  budget: Budget
  onBetter?: (found: { plan: Plan; cost: number }) => void
}

/** Makes a plan from nothing: `solvePlan`. Handed in, so that what works on existing plans can be tried without it. */
export type PlanSolver = (problem: PlanProblem, options: SolveOptions) => SolvedPlan | { issues: Issue[] }

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
