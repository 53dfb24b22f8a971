import type { Random } from '@running-dinner/domain/random'
import { type Budget, noCourse, type Plan, type PlanProblem } from './plan-problem.ts'
import type { SeatBoard, SeatRules } from './seat-board.ts'

/** What a search over seats may not do, and what costs besides the board's own cost. Locks are as in `SeatRules`. */
export interface AnnealRules extends Partial<SeatRules> {
  /** At most this much may differ from the plan of the board's difference. */
  maxChanged?: number | undefined
  /** Cost added for each team whose evening changes. */
  changeCost?: number
}

export interface AnnealOptions {
  random: Random
  budget: Budget
  /** Best valid plan so far, with its cost and the cost of changes. */
  onBetter?: (found: { plan: Plan; cost: number }) => void
  /**
   * How much more expensive a plan may become at the beginning, so that it can improve later; by default half the way
   * to a near neighbour.
   */
  heat?: number
}

/** Moves between two looks at the clock and at the best plan. */
const movesPerLook = 64
const nearestPlaces = 10
/** At the end a way must be shorter by this share of a near neighbour's to be worth anything. */
const finalHeat = 0.01

/**
 * Simulated annealing over seats. Rules that a solver of routes does not support (locks, a limit of changes, meetings to
 * avoid) are forbidden moves or prices here. Leaves the board where it ended and returns the best valid plan it
 * passed, undefined when there was none. `cost` is the board's, without the price of changes.
 */
export function annealSeats(
  board: SeatBoard,
  rules: AnnealRules,
  options: AnnealOptions,
): { plan: Plan; cost: number } | undefined {
  const search = new Annealing(board, rules, options.random)
  const unit = search.unit
  const hot = options.heat ?? unit * 0.5
  const cold = Math.min(hot, unit * finalHeat)
  let best: { plan: Plan; cost: number } | undefined
  let bestEnergy = Number.POSITIVE_INFINITY
  let moves = 0
  for (let used = options.budget(0); ; used = options.budget(moves)) {
    const energy = search.energy()
    const isValid = search.isValid()
    search.priceFaults(isValid)
    if (isValid && energy < bestEnergy - 1e-6) {
      bestEnergy = energy
      best = { plan: board.plan(), cost: board.cost }
      options.onBetter?.(best)
    }
    if (!(used < 1)) return best
    const temperature = hot * (cold / hot) ** Math.max(0, used)
    for (let move = 0; move < movesPerLook; move++) search.tryMove(temperature)
    moves += movesPerLook
  }
}

class Annealing {
  /** The way to a near neighbour: everything is measured by it. */
  readonly unit: number
  private faultPrice: number
  private readonly board: SeatBoard
  private readonly problem: PlanProblem
  private readonly rules: AnnealRules
  private readonly mostChanged: number
  private readonly random: Random
  private readonly nearest: Int32Array
  private readonly nearCount: number

  constructor(board: SeatBoard, rules: AnnealRules, random: Random) {
    this.board = board
    this.problem = board.problem
    this.rules = rules
    this.mostChanged = rules.maxChanged ?? Number.POSITIVE_INFINITY
    this.random = random
    const { teamCount } = this.problem
    this.nearCount = Math.min(nearestPlaces, teamCount - 1)
    this.nearest = new Int32Array(teamCount * this.nearCount)
    let sum = 0
    for (let team = 0; team < teamCount; team++) {
      const nearTeams = nearestOf(this.problem, team).slice(0, this.nearCount)
      this.nearest.set(nearTeams, team * this.nearCount)
      sum += this.problem.legCost[team * teamCount + (nearTeams.at(5) ?? nearTeams.at(-1) ?? team)] as number
    }
    this.unit = sum / teamCount || 1
    this.faultPrice = this.unit * 2
  }

  /**
   * Raises prices only until the search passes valid plans again and again: moving through invalid plans is how it gets
   * from one valid plan to another.
   */
  priceFaults(isValid: boolean): void {
    this.faultPrice *= isValid ? 0.97 : 1.03
    this.faultPrice = Math.min(Math.max(this.faultPrice, this.unit), this.unit * 1e6)
  }

  energy(): number {
    const { board, rules, faultPrice } = this
    const changed = board.changed()
    return board.cost + (board.repeats + board.misfits) * faultPrice + changed * (rules.changeCost ?? 0)
  }

  isValid(): boolean {
    const { board } = this
    return board.repeats === 0 && board.misfits === 0 && board.changed() <= this.mostChanged
  }

  tryMove(temperature: number): void {
    const kind = this.random()
    if (kind < 0.6) this.tryNearer(temperature)
    else if (kind < 0.75) this.tryOtherTable(temperature)
    else this.tryAnyExchange(temperature)
  }

  /** Tries a table nearer to where the guest comes from or goes to, or moves that table nearer. */
  private tryNearer(temperature: number): void {
    const { board } = this
    const { courseCount } = this.problem
    const guest = this.anyTeam()
    const course = this.any(courseCount)
    const beside = course === 0 ? 1 : course === courseCount - 1 || this.random() < 0.5 ? course - 1 : course + 1
    const otherHost = board.hostAt(guest, beside)
    const near = this.nearest[otherHost * this.nearCount + this.any(this.nearCount)]
    if (near === undefined) return
    const host = board.hostAt(guest, course)
    if (near === host) return
    if (board.course[near] !== course || host === guest) {
      this.tryExchange(near, host, this.coursesToExchange(near, host), temperature)
      return
    }
    const table = board.table[near * courseCount + course] as number
    const otherGuest = board.seatedAt(table, this.any(board.size[table] as number))
    if (otherGuest !== near && otherGuest !== guest) this.tryExchange(guest, otherGuest, 1 << course, temperature)
  }

  private tryAnyExchange(temperature: number): void {
    const team = this.anyTeam()
    const otherTeam = this.anyTeam()
    if (team === otherTeam) return
    const { courseCount } = this.problem
    const single = 1 << this.any(courseCount)
    const cooked = this.cookedBy(team) | this.cookedBy(otherTeam)
    this.tryExchange(team, otherTeam, single & cooked ? this.coursesToExchange(team, otherTeam) : single, temperature)
  }

  private tryOtherTable(temperature: number): void {
    const { board, rules } = this
    const { courseCount } = this.problem
    const guest = this.anyTeam()
    const course = this.any(courseCount)
    const seat = guest * courseCount + course
    const currentTable = board.table[seat] as number
    const host = this.any(this.problem.teamCount)
    if (board.course[guest] === course || board.course[host] !== course || rules.fixedSeats?.[seat]) return
    const to = board.table[host * courseCount + course] as number
    // Sizes may be exchanged to become more alike, never less.
    if (
      to === currentTable ||
      (board.size[currentTable] as number) <= (board.size[to] as number) ||
      rules.closedTables?.has(to)
    )
      return
    const before = this.energy()
    const cost = board.cost
    board.relocate(guest, course, to)
    if (this.accepts(this.energy() - before, temperature)) return
    board.relocate(guest, course, currentTable)
    board.cost = cost
  }

  /** Either the whole evening or no more than where they cook. */
  private coursesToExchange(team: number, otherTeam: number): number {
    return this.random() < 0.5 ? (1 << this.problem.courseCount) - 1 : this.cookedBy(team) | this.cookedBy(otherTeam)
  }

  private tryExchange(team: number, otherTeam: number, courses: number, temperature: number): void {
    if (!this.mayExchange(team, otherTeam, courses)) return
    const before = this.energy()
    const cost = this.board.cost
    this.board.exchange(team, otherTeam, courses)
    if (this.accepts(this.energy() - before, temperature)) return
    this.board.exchange(team, otherTeam, courses)
    this.board.cost = cost
  }

  private mayExchange(team: number, otherTeam: number, courses: number): boolean {
    const { board, rules } = this
    const { courseCount } = this.problem
    if (courses === 0) return false
    if (rules.fixedSeats) {
      for (let course = 0; course < courseCount; course++) {
        if (!(courses & (1 << course))) continue
        if (rules.fixedSeats[team * courseCount + course] || rules.fixedSeats[otherTeam * courseCount + course])
          return false
      }
    }
    const cookedByOne = board.course[team] as number
    const cookedByOther = board.course[otherTeam] as number
    if (cookedByOne === cookedByOther || !(courses & (this.cookedBy(team) | this.cookedBy(otherTeam)))) return true
    if (rules.fixedCourses?.has(team) || rules.fixedCourses?.has(otherTeam)) return false
    return this.mayCook(team, cookedByOther) && this.mayCook(otherTeam, cookedByOne)
  }

  private mayCook(team: number, course: number): boolean {
    const { courseCount, courseCost } = this.problem
    return course === noCourse || (courseCost[team * courseCount + course] as number) < Number.POSITIVE_INFINITY
  }

  private cookedBy(team: number): number {
    const course = this.board.course[team] as number
    return course === noCourse ? 0 : 1 << course
  }

  private accepts(difference: number, temperature: number): boolean {
    if (this.board.changed() > this.mostChanged) return false
    return difference <= 0 || this.random() < Math.exp(-difference / temperature)
  }

  /** Where few may change, prefers a team that has changed already: a further one would exceed the limit. */
  private anyTeam(): number {
    const { teamCount } = this.problem
    let team = this.any(teamCount)
    if (this.mostChanged === Number.POSITIVE_INFINITY) return team
    for (let tries = 0; tries < 8 && !this.board.isChanged(team); tries++) team = this.any(teamCount)
    return team
  }

  private any(count: number): number {
    return Math.floor(this.random() * count)
  }
}

function nearestOf({ teamCount, legCost }: PlanProblem, team: number): number[] {
  const wayTo = (otherTeam: number) => legCost[team * teamCount + otherTeam] as number
  return Array.from({ length: teamCount }, (_, otherTeam) => otherTeam)
    .filter((otherTeam) => otherTeam !== team)
    .sort((first, second) => wayTo(first) - wayTo(second))
}
