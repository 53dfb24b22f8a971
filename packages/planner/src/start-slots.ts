import { type Random, shuffled } from '@running-dinner/domain/random'
import type { CourseSlots, TablePattern } from './course-slots.ts'
import { noCourse, type PlanProblem } from './plan-problem.ts'

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
    const from = course[team] as number
    if (from === noCourse) continue
    for (let to = 0; to < courseCount; to++) {
      const cost = (courseCost[team * courseCount + to] as number) - (courseCost[team * courseCount + from] as number)
      const known = moves.get(from * 3 + to)
      if (to !== from && Number.isFinite(cost) && (!known || cost < known.cost)) {
        moves.set(from * 3 + to, { team, to, cost })
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
    const free = new Set(cooks)
    for (const wantedSize of tables.filter((tableSize) => tableSize !== problem.courseCount)) {
      const price = (team: number) =>
        (problem.tableCost[team * 3 + wantedSize - 2] as number) -
        (problem.tableCost[team * 3 + problem.courseCount - 2] as number)
      const [team] = [...free].sort((first, second) => price(first) - price(second))
      if (team === undefined) break
      size[team] = wantedSize
      free.delete(team)
    }
  }
  return size
}
