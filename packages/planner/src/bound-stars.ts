import type { PlanProblem } from './plan-problem.ts'
import { teamsByCost } from './planned-legs.ts'

/**
 * The stars of all places at the prices in force. With an after party the last course is not like the first: places are
 * then priced apart as one and as the other, and a star takes as many of both, balanced by a price of its own.
 */
export class Stars {
  readonly teamCount: number
  /** Seats at a usual table, how many teams of a star that makes, and the most of an unusual one. */
  readonly usual: number
  readonly legs: number
  readonly width: number
  readonly isSplit: boolean
  /** What a place is paid for being in a star as first and as last course; the same array when they are alike. */
  readonly priceFirst: Float64Array
  readonly priceLast: Float64Array
  /** Sums of the cheapest 1, 2, ... teams of each star: `sums[team * (width + 1) + count]`. */
  readonly sums: Float64Array
  /** Who these are, cheapest first, and whether each is there as first course. */
  readonly members: Int32Array
  readonly isFirst: Uint8Array
  /** How often each place is in a chosen star, less how often it has to be; filled by the choice of roles. */
  readonly excessFirst: Float64Array
  readonly excessLast: Float64Array
  /** Members of the first course in each star, less those of the last; 0 where the star was not chosen. */
  readonly tilt: Float64Array
  private readonly balance: Float64Array
  private readonly problem: PlanProblem
  private readonly nearest: Int32Array

  constructor(problem: PlanProblem) {
    const { teamCount, courseCount } = problem
    this.problem = problem
    this.teamCount = teamCount
    this.usual = courseCount
    this.legs = courseCount - 1
    this.width = Math.min((teamCount % courseCount === 0 ? courseCount : courseCount + 1) * this.legs, teamCount - 1)
    this.isSplit = courseCount === 3 && problem.afterPartyCost !== undefined
    this.priceFirst = new Float64Array(teamCount)
    this.priceLast = this.isSplit ? new Float64Array(teamCount) : this.priceFirst
    this.sums = new Float64Array(teamCount * (this.width + 1))
    this.members = new Int32Array(teamCount * this.width)
    this.isFirst = new Uint8Array(teamCount * this.width)
    this.excessFirst = new Float64Array(teamCount)
    this.excessLast = this.isSplit ? new Float64Array(teamCount) : this.excessFirst
    this.tilt = new Float64Array(teamCount)
    this.balance = new Float64Array(teamCount)
    this.nearest = new Int32Array(teamCount * teamCount)
    this.begin()
  }

  /** The cheapest star around every place. */
  price(): void {
    const dearest = Math.max(...this.priceFirst, ...this.priceLast)
    for (let centre = 0; centre < this.teamCount; centre++) this.priceStar(centre, dearest)
    this.excessFirst.fill(0)
    this.excessLast.fill(0)
    this.tilt.fill(0)
  }

  /** Moves the prices against what is wrong with the choice of roles, so far that `gain` would be made; false if nothing is. */
  improve(gain: number): boolean {
    let square = 0
    for (const excess of this.excessFirst) square += excess * excess
    if (this.isSplit) for (const excess of this.excessLast) square += excess * excess
    if (this.isSplit) for (const tilt of this.tilt) square += tilt * tilt
    if (square === 0) return false
    const step = gain / square
    for (let team = 0; team < this.teamCount; team++) {
      this.priceFirst[team] = (this.priceFirst[team] as number) - step * (this.excessFirst[team] as number)
      if (!this.isSplit) continue
      this.priceLast[team] = (this.priceLast[team] as number) - step * (this.excessLast[team] as number)
      this.balance[team] = (this.balance[team] as number) + step * (this.tilt[team] as number)
    }
    return true
  }

  sum(centre: number, count: number): number {
    return this.sums[centre * (this.width + 1) + Math.min(count, this.width)] as number
  }

  private begin(): void {
    const { teamCount } = this
    const costsFromTeam = new Float64Array(teamCount)
    for (let team = 0; team < teamCount; team++) {
      for (let otherTeam = 0; otherTeam < teamCount; otherTeam++)
        costsFromTeam[otherTeam] = this.shorter(team, otherTeam)
      const otherTeams = teamsByCost(costsFromTeam, team)
      this.nearest.set(otherTeams, team * teamCount)
      const six = otherTeams.slice(1, this.usual * this.legs + 1)
      const mean = six.reduce((sum, otherTeam) => sum + (costsFromTeam[otherTeam] as number), 0) / six.length
      this.priceFirst[team] = mean / 2
      this.priceLast[team] = mean / 2
    }
  }

  private shorter(centre: number, otherTeam: number): number {
    const { teamCount, legCost } = this.problem
    return Math.min(
      legCost[centre * teamCount + otherTeam] as number,
      legCost[otherTeam * teamCount + centre] as number,
    )
  }

  private priceStar(centre: number, dearest: number): void {
    const { teamCount, legCost, roamingTeam } = this.problem
    const { width, members, isFirst, sums, priceFirst, priceLast } = this
    const balance = this.balance[centre] as number
    const bounds: number[] = []
    const start = centre * width
    for (let rank = 1; rank < teamCount; rank++) {
      const otherTeam = this.nearest[centre * teamCount + rank] as number
      if (otherTeam === roamingTeam) continue
      const coming = (legCost[otherTeam * teamCount + centre] as number) - (priceFirst[otherTeam] as number) + balance
      const going = (legCost[centre * teamCount + otherTeam] as number) - (priceLast[otherTeam] as number) - balance
      const bound = Math.min(coming, going)
      const worstBound = bounds[width - 1]
      if (worstBound !== undefined) {
        if (this.shorter(centre, otherTeam) - dearest - Math.abs(balance) >= worstBound) break
        if (bound >= worstBound) continue
      }
      let place = Math.min(bounds.length, width - 1)
      while (place > 0 && (bounds[place - 1] as number) > bound) {
        bounds[place] = bounds[place - 1] as number
        members[start + place] = members[start + place - 1] as number
        isFirst[start + place] = isFirst[start + place - 1] as number
        place--
      }
      bounds[place] = bound
      members[start + place] = otherTeam
      isFirst[start + place] = coming <= going ? 1 : 0
    }
    let sum = 0
    for (let count = 0; count < width; count++) {
      sum += bounds[count] ?? Number.POSITIVE_INFINITY
      sums[centre * (width + 1) + count + 1] = sum
    }
  }
}
