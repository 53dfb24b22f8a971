import type { PlanProblem } from './plan-problem.ts'

/** Ways as whole numbers, row by row and column by column, and which of them are worth a look. */
export interface PlannedLegs {
  readonly teamCount: number
  /** `to[from * teamCount + there]`. */
  readonly to: Float64Array
  /** The same ways, by where they lead: `from[there * teamCount + from]`. */
  readonly from: Float64Array
  /** What one cost of the problem is in whole numbers. */
  readonly unit: number
  /** Undefined: every way is looked at. */
  readonly near: NearTeams | undefined
}

/** For every team the places worth going to, cheapest first, and those worth coming from. */
interface NearTeams {
  readonly width: number
  /** `to[team * width + k]`. */
  readonly to: Int32Array
  readonly from: Int32Array
}

/** With more teams only the nearest are looked at; with an after party ways are longer, and more of them matter. */
const lookAtAll = { withAfterParty: 200, without: 110 }
const nearest = { withAfterParty: 90, without: 28 }
/** Candidates per rank: each next rank is farther away and has fewer. They keep distant parts of a town connected. */
const thinning = 1.25
/** Costs are rounded to this share of the greatest one, far below a metre. */
const resolution = 2 ** 36
const smallestUnit = 2 ** 10

export function planLegs(problem: PlanProblem): PlannedLegs {
  const { teamCount } = problem
  const greatest = problem.legCost.reduce((most, cost) => Math.max(most, cost), 0)
  const isWhole = problem.legCost.every((cost) => Number.isInteger(cost))
  const unit = isWhole || greatest === 0 ? 1 : Math.min(smallestUnit, 2 ** Math.floor(Math.log2(resolution / greatest)))
  const to = problem.legCost.map((cost) => Math.round(cost * unit))
  const from = new Float64Array(teamCount * teamCount)
  for (let team = 0; team < teamCount; team++) {
    for (let otherTeam = 0; otherTeam < teamCount; otherTeam++) {
      from[otherTeam * teamCount + team] = to[team * teamCount + otherTeam] as number
    }
  }
  const kind = problem.afterPartyCost === undefined ? 'without' : 'withAfterParty'
  const near = teamCount <= lookAtAll[kind] ? undefined : nearTeams(teamCount, to, from, nearest[kind])
  return { teamCount, to, from, unit, near }
}

/** In how many parts a cost is cut so that all of them are whole numbers, near enough. */
export function wholeUnit(costs: Float64Array): number {
  const greatest = costs.reduce((most, cost) => Math.max(most, cost), 0)
  if (greatest === 0 || costs.every((cost) => Number.isInteger(cost))) return 1
  return Math.min(smallestUnit, 2 ** Math.floor(Math.log2(resolution / greatest)))
}

/**
 * The teams around one, itself first; costs are whole numbers. Equal costs are ordered by the way round from the team, so that many teams at one
 * address do not all have the same neighbours.
 */
export function teamsByCost(line: Float64Array, team: number): number[] {
  const count = line.length
  const keys = new Float64Array(count - 1)
  for (let step = 1; step < count; step++) keys[step - 1] = (line[(team + step) % count] as number) * count + step
  keys.sort()
  return [team, ...Array.from(keys, (key) => (team + (key % count)) % count)]
}

function nearTeams(teamCount: number, to: Float64Array, from: Float64Array, all: number): NearTeams {
  const ranks: number[] = []
  for (let rank = 1; rank < teamCount; rank = rank <= all ? rank + 1 : Math.ceil(rank * thinning)) ranks.push(rank)
  const lists = [to, from].map((cost) => {
    const list = new Int32Array(teamCount * ranks.length)
    for (let team = 0; team < teamCount; team++) {
      const otherTeams = teamsByCost(cost.subarray(team * teamCount, (team + 1) * teamCount), team)
      for (const [place, rank] of ranks.entries()) list[team * ranks.length + place] = otherTeams[rank] as number
    }
    return list
  }) as [Int32Array, Int32Array]
  return { width: ranks.length, to: lists[0], from: lists[1] }
}
