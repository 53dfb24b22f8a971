import type { Random } from '@running-dinner/domain/random'
import type { CourseSlots } from './course-slots.ts'
import { type Budget, noCourse, type PlanProblem } from './plan-problem.ts'
import { type PlannedLegs, teamsByCost } from './planned-legs.ts'
import type { SlotBoard } from './slot-board.ts'

/** Teams swap courses with one of the six nearest, more rarely with one around, sometimes with any. */
const swapPartners = 6
const wideSwaps = 0.25
const farSwaps = { withAfterParty: 0.1, without: 0.02 }
/** Share of moves that mirror the evening of a whole neighbourhood, up to the given number of teams. */
const turns = 0.008
const turnSize = 36
/** Share of moves that exchange table sizes, where tables differ. */
const sizeExchanges = 0.15
/** Temperatures as multiples of the mean cost to the sixth neighbour. */
const hot = { withAfterParty: 0.5, without: 0.2 }
const cold = 0.03
/** Moves take longer while it is hot: with them alone the cold end, where plans become short, would get too few. */
const cooling = 0.8
const movesPerGlance = 64
const memory = 24

interface Candidate {
  readonly slots: CourseSlots
  readonly cost: number
}

/** -ln of evenly spread chances: what a move may cost at temperature 1. */
const readiness = Float64Array.from({ length: 4096 }, (_, index) => -Math.log((index + 0.5) / 4096))

/**
 * Searches who cooks which course by simulated annealing. The cost of a split over the courses is exact, not estimated:
 * its best visits are minimum-cost flows, which the board repairs after every exchange.
 * Mirroring the evening inside a neighbourhood, first course for last, costs something only at its edge. Exchanges of
 * two teams never get there, because they would have to split the neighbourhood first; so neighbourhoods are mirrored
 * as a whole.
 */
export class CourseSearch {
  /** The best splits so far, cheapest first; the very best may be without a plan in which no two teams meet twice. */
  readonly candidates: Candidate[] = []
  private readonly problem: PlanProblem
  private readonly board: SlotBoard
  private readonly random: Random
  private readonly around: Int32Array
  private readonly aroundWidth: number
  private readonly scale: number
  private readonly farShare: number
  private readonly hot: number
  private readonly hasSizes: boolean
  private readonly cooks: Int32Array

  constructor(problem: PlanProblem, legs: PlannedLegs, board: SlotBoard, random: Random) {
    this.problem = problem
    this.board = board
    this.random = random
    const { teamCount } = problem
    this.aroundWidth = Math.min(turnSize, teamCount)
    this.around = new Int32Array(teamCount * this.aroundWidth)
    this.cooks = Int32Array.from([...board.course.keys()].filter((team) => board.course[team] !== noCourse))
    this.scale = this.lookAround(legs.to)
    const kind = problem.afterPartyCost === undefined ? 'without' : 'withAfterParty'
    this.farShare = farSwaps[kind]
    this.hot = hot[kind]
    this.hasSizes = new Set([...this.cooks].map((team) => board.size[team])).size > 1
    this.note()
  }

  get best(): Candidate {
    return this.candidates[0] as Candidate
  }

  /**
   * Cools down while the share of the budget goes from `from` to `until`, at most to `pause`; returns how many moves
   * have been tried by then.
   */
  anneal(budget: Budget, movesBefore: number, part: { from: number; until: number; pause: number }): number {
    let moves = movesBefore
    for (;;) {
      const spent = budget(moves)
      if (!(spent < part.pause)) return moves
      const share = (spent - part.from) / (part.until - part.from)
      const temperature = this.scale * this.hot * (cold / this.hot) ** (Math.max(0, share) ** cooling)
      for (let glance = 0; glance < movesPerGlance; glance++) this.move(temperature)
      moves += movesPerGlance
    }
  }

  private move(temperature: number): void {
    const limit = temperature * (readiness[Math.floor(this.random() * readiness.length)] as number)
    const kind = this.random()
    let isDone: boolean
    if (kind < turns && this.problem.courseCount === 3) isDone = this.turn(limit)
    else if (this.hasSizes && kind > 1 - sizeExchanges) isDone = this.exchangeSizes(limit)
    else isDone = this.exchangeCourses(limit)
    if (isDone) this.note()
  }

  /** Splits of equal cost are taken for the same. */
  private note(): void {
    const { candidates } = this
    const { course, size, cost } = this.board
    const lastCandidate = candidates.at(-1)
    if (lastCandidate && candidates.length >= memory && cost >= lastCandidate.cost) return
    let place = candidates.length
    while (place > 0 && (candidates[place - 1] as Candidate).cost > cost) place--
    if (candidates[place - 1]?.cost === cost) return
    candidates.splice(place, 0, { slots: { course: course.slice(), size: size.slice() }, cost })
    if (candidates.length > memory) candidates.pop()
  }

  private exchangeCourses(limit: number): boolean {
    const team = this.anyCook()
    const reach = this.random()
    const partners = reach < this.farShare + wideSwaps ? this.aroundWidth - 1 : swapPartners
    const otherTeam = reach < this.farShare ? this.anyCook() : this.neighbourOf(team, partners)
    const { course } = this.board
    if (course[team] === course[otherTeam] || course[otherTeam] === noCourse) return false
    return this.board.exchange(team, otherTeam, limit)
  }

  private exchangeSizes(limit: number): boolean {
    const { course, size } = this.board
    let team = this.anyCook()
    // Most tables have the usual size; the few others are looked for.
    for (let tries = 0; tries < this.cooks.length && size[team] === this.problem.courseCount; tries++)
      team = this.anyCook()
    const otherTeam = this.random() < 0.5 ? this.anyCook() : this.neighbourOf(team, this.aroundWidth - 1)
    if (course[team] !== course[otherTeam] || size[team] === size[otherTeam]) return false
    return this.board.exchangeSizes(team, otherTeam, limit)
  }

  private turn(limit: number): boolean {
    const centre = this.anyCook()
    const count = 2 + Math.floor(this.random() * this.random() * (this.aroundWidth - 1))
    const firstTeams: number[] = []
    const lastTeams: number[] = []
    const start = centre * this.aroundWidth
    for (let candidate = start; candidate < start + Math.min(count, this.aroundWidth); candidate++) {
      const team = this.around[candidate] as number
      if (this.board.course[team] === 0) firstTeams.push(team)
      else if (this.board.course[team] === 2) lastTeams.push(team)
    }
    const pairs = Math.min(firstTeams.length, lastTeams.length)
    if (pairs === 0) return false
    firstTeams.length = pairs
    lastTeams.length = pairs
    return this.board.turn(firstTeams, lastTeams, limit)
  }

  private anyCook(): number {
    return this.cooks[Math.floor(this.random() * this.cooks.length)] as number
  }

  private neighbourOf(team: number, count: number): number {
    const rank = 1 + Math.floor(this.random() * Math.min(count, this.aroundWidth - 1))
    return this.around[team * this.aroundWidth + rank] as number
  }

  /** Notes the neighbourhood of every team, and answers the mean cost to the sixth neighbour. */
  private lookAround(legCost: Float64Array): number {
    const { teamCount } = this.problem
    const sixth = Math.min(6, teamCount - 1)
    let sum = 0
    for (let team = 0; team < teamCount; team++) {
      const line = legCost.subarray(team * teamCount, (team + 1) * teamCount)
      const otherTeams = teamsByCost(line, team)
      this.around.set(otherTeams.slice(0, this.aroundWidth), team * this.aroundWidth)
      sum += line[otherTeams[sixth] as number] as number
    }
    return sum / teamCount
  }
}
