import { Stars } from './bound-stars.ts'
import { tablePatterns } from './course-slots.ts'
import type { Budget, PlanProblem } from './plan-problem.ts'
import { wholeUnit } from './planned-legs.ts'

type Role = 'CENTRE' | 'FIRST' | 'LAST'

/**
 * The cheapest choice of centres and of everybody else's course at the prices of `stars`; notes there how often that puts
 * each place into a star, less how often it has to be. Answers the bound.
 */
function chooseRoles(problem: PlanProblem, stars: Stars): number {
  const { usual, legs } = stars
  const around = cooks(problem).map((team) => {
    const [role, cost] = coverRole(problem, stars, team, usual)
    return { team, role, cost, gain: stars.sum(team, usual * legs) - cost }
  })
  const covered = around.reduce((sum, { cost }) => sum + cost, 0)
  around.sort((first, second) => first.gain - second.gain)
  const gainOf = (count: number) => around.slice(0, count).reduce((sum, { gain }) => sum + gain, 0)
  const patterns = tablePatterns(problem)
  const [best] = patterns
    .map((pattern) => pattern[problem.courseCount - 2]?.length ?? 0)
    .map((count) => ({ count, gain: gainOf(count) }))
    .sort((left, right) => left.gain - right.gain)
  if (!best) return 0
  for (const [rank, { team, role }] of around.entries()) {
    if (rank < best.count) addStar(stars, team, 0, usual * legs, 1)
    else addCover(stars, team, role, usual)
  }
  const unusual = (patterns[0] ?? []).flat().filter((size) => size !== usual)
  return covered + best.gain + addUnusual(problem, stars, unusual)
}

function cooks({ teamCount, roamingTeam }: PlanProblem): number[] {
  return Array.from({ length: teamCount }, (_, team) => team).filter((team) => team !== roamingTeam)
}

/** What a place that is no centre pays for this many seats, as first or as last course, whichever is cheaper. */
function coverRole(problem: PlanProblem, stars: Stars, team: number, size: number): [role: Role, cost: number] {
  const onward = problem.afterPartyCost?.[team] ?? 0
  const last = size * ((stars.priceLast[team] as number) + onward)
  // With two courses the centres are all of the first.
  if (!stars.isSplit) return ['LAST', last]
  const first = size * (stars.priceFirst[team] as number)
  return first <= last ? ['FIRST', first] : ['LAST', last]
}

function addCover(stars: Stars, team: number, role: Role, seats: number): void {
  const excess = role === 'FIRST' ? stars.excessFirst : stars.excessLast
  excess[team] = (excess[team] as number) - seats
}

/** Takes the members from rank to rank into the star, or out of it. */
function addStar(stars: Stars, centre: number, from: number, to: number, by: 1 | -1): void {
  for (let rank = from; rank < to; rank++) {
    const member = stars.members[centre * stars.width + rank] as number
    const isFirst = stars.isFirst[centre * stars.width + rank] === 1
    const excess = isFirst ? stars.excessFirst : stars.excessLast
    excess[member] = (excess[member] as number) + by
    if (stars.isSplit) stars.tilt[centre] = (stars.tilt[centre] as number) + (isFirst ? by : -by)
  }
}

/**
 * Tables of another size, where they cost least beyond a usual one. Each place is counted by itself, regardless of its
 * role: that can only lower the bound.
 */
function addUnusual(problem: PlanProblem, stars: Stars, sizes: readonly number[]): number {
  let cost = 0
  for (const size of new Set(sizes)) {
    const changes = cooks(problem)
      .flatMap((team) => unusualRoles(problem, stars, team, size))
      .sort((first, second) => first.cost - second.cost)
    const usedTeams = new Set<number>()
    for (let table = 0; table < sizes.filter((tableSize) => tableSize === size).length; table++) {
      const next = changes.find(({ team }) => !usedTeams.has(team))
      if (!next) break
      usedTeams.add(next.team)
      cost += next.cost
      takeUnusual(stars, next, size)
    }
  }
  return cost
}

interface UnusualTable {
  team: number
  role: Role
  cost: number
}

function unusualRoles(problem: PlanProblem, stars: Stars, team: number, size: number): UnusualTable[] {
  const { usual, legs } = stars
  const [role, cost] = coverRole(problem, stars, team, size - usual)
  return [
    { team, role, cost },
    { team, role: 'CENTRE', cost: stars.sum(team, size * legs) - stars.sum(team, usual * legs) },
  ]
}

function takeUnusual(stars: Stars, { team, role }: UnusualTable, size: number): void {
  const { usual, legs } = stars
  if (role !== 'CENTRE') addCover(stars, team, role, size - usual)
  else if (size > usual) addStar(stars, team, usual * legs, size * legs, 1)
  else addStar(stars, team, size * legs, usual * legs, -1)
}

export interface BoundOptions {
  budget: Budget
  /** What a known plan costs: the closer, the sooner the bound is good. */
  upper?: number
}

/** Rounds without a better bound before the steps get smaller, and the smallest that still make sense. */
const patience = 8
const smallestStep = 0.005

/**
 * No plan whatever costs less than this, wishes, seats and neighbours left aside (docs/rules/plan/routes.md). Every place of the
 * middle course is the centre of a star of different places its guests come from and go to; every other place is in as
 * many stars as sit at its table. That "as many" is left free at a price per place, then stars and roles can be chosen
 * one by one. Whatever the prices, the sum is a bound; they are bettered step by step towards the places that are in too
 * few stars or too many (subgradients).
 */
export function lowerBound(problem: PlanProblem, { budget, upper }: BoundOptions): number {
  const { whole, unit } = inWholeNumbers(problem)
  const stars = new Stars(whole)
  let best = 0
  let step = 1.5
  let since = 0
  for (let round = 0; step > smallestStep && (round === 0 || budget(round) < 1); round++) {
    stars.price()
    const bound = chooseRoles(whole, stars)
    if (bound > best + 1e-9 * Math.abs(best)) {
      best = bound
      since = 0
    } else if (++since >= patience) {
      step /= 2
      since = 0
    }
    const goal = Math.max(upper === undefined ? best * 1.1 : upper * unit, best * 1.001 + 1)
    if (!stars.improve(step * (goal - bound))) break
  }
  return best / unit
}

/** Rounded down, so that the bound stays one. */
function inWholeNumbers(problem: PlanProblem): { whole: PlanProblem; unit: number } {
  const unit = wholeUnit(problem.legCost)
  const legCost = problem.legCost.map((cost) => Math.floor(cost * unit))
  const afterPartyCost = problem.afterPartyCost?.map((cost) => Math.floor(cost * unit))
  return { whole: { ...problem, legCost, afterPartyCost }, unit }
}
