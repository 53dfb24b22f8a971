import type { Stars } from './bound-stars.ts'
import { tablePatterns } from './course-slots.ts'
import type { PlanProblem } from './plan-problem.ts'

type Role = 'CENTRE' | 'FIRST' | 'LAST'

/**
 * The cheapest choice of centres and of everybody else's course at the prices of `stars`; notes there how often that puts
 * each place into a star, less how often it has to be. Answers the bound.
 */
export function chooseRoles(problem: PlanProblem, stars: Stars): number {
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
    const taken = new Set<number>()
    for (let table = 0; table < sizes.filter((one) => one === size).length; table++) {
      const next = changes.find(({ team }) => !taken.has(team))
      if (!next) break
      taken.add(next.team)
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
