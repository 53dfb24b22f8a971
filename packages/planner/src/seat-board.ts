import type { PlanDifference } from './plan-figures.ts'
import { noLocks, type PlanLocks } from './plan-locks.ts'
import { noCourse, noHost, type Plan, type PlanProblem, planCost, tableSizes } from './plan-problem.ts'

/** Locks as a search over seats needs them. */
export interface SeatRules {
  /** Seats that no team may leave or take over, `team * courseCount + course`; for a cook: who has the table. */
  fixedSeats: Uint8Array
  /** Tables, by their host in the present plan, that take no further guest. */
  closedTables: ReadonlySet<number>
  /** Teams that keep the course they cook. */
  fixedCourses: ReadonlySet<number>
}

export function seatRules({ teamCount, courseCount }: PlanProblem, plan: Plan, locks: PlanLocks = noLocks): SeatRules {
  const fixedSeats = new Uint8Array(teamCount * courseCount)
  const fixedCourses = new Set(locks.courses)
  const fix = (guest: number, host: number) => {
    const course = plan.course[host] ?? noCourse
    if (course === noCourse) return
    fixedSeats[guest * courseCount + course] = 1
    fixedSeats[host * courseCount + course] = 1
    fixedCourses.add(host)
  }
  for (const { guest, host } of locks.visits) fix(guest, host)
  const sizes = tableSizes({ teamCount, courseCount }, plan)
  const closedTables = new Set([...locks.tables].filter((table) => (sizes[table] ?? 0) > 1))
  for (const [seat, host] of plan.host.entries()) {
    if (host !== noHost && closedTables.has(host)) fix(Math.floor(seat / courseCount), host)
  }
  return { fixedSeats, closedTables, fixedCourses }
}

export interface BoardOptions {
  /** Pairs that live too near to each other to meet, and what each meeting of them costs. */
  neighbours?: readonly (readonly [one: number, other: number])[]
  neighbourCost?: number
  /** Counts who has another evening than in this plan. */
  difference?: PlanDifference
}

/**
 * A plan to move people about in: who sits where, what that costs and which rules it breaks, kept up to date with every
 * move. Two moves reach every plan with as many cooks per course: two teams change places at some of the courses, or a
 * guest moves to another table. Making the same exchange twice, or moving back, undoes it.
 */
export class SeatBoard {
  readonly problem: PlanProblem
  readonly course: Uint8Array
  /** The table of each seat, `table[team * courseCount + course]`. Tables keep their number when the host changes. */
  readonly table: Int32Array
  readonly host: Int32Array
  readonly size: Uint8Array
  /** As `planCost`, and what it costs that neighbours meet. */
  cost: number
  /** Meetings too many. */
  repeats = 0
  /** Guests too many or too few for a table of two to `courseCount + 1`. */
  misfits = 0
  /** Room at a table, also for as many as a search passes through. */
  private readonly chairs: number
  private readonly seated: Int32Array
  private readonly meetings: Uint8Array
  private readonly isNeighbour: Uint8Array | undefined
  private readonly neighbourCost: number
  private readonly apart: { other: number; cost: number }[][]
  private readonly difference: PlanDifference | undefined
  /** Teams whose ways, and whose evening, the current move can change; the first `count` entries are valid. */
  private readonly touched: Int32Array
  private touchedCount = 0
  private readonly concerned: Int32Array
  private concernedCount = 0

  /** Takes any plan in which everybody has a seat, valid or not. */
  constructor(problem: PlanProblem, plan: Plan, options: BoardOptions = {}) {
    const { teamCount, courseCount } = problem
    this.problem = problem
    this.course = plan.course.slice()
    this.table = plan.host.slice()
    this.host = Int32Array.from({ length: teamCount }, (_, team) => team)
    this.size = new Uint8Array(teamCount)
    this.chairs = Math.max(courseCount + 1, ...tableSizes(problem, plan)) + 2
    this.seated = new Int32Array(teamCount * this.chairs)
    this.touched = new Int32Array(2 + 6 * this.chairs)
    this.concerned = new Int32Array(8 + 6 * this.chairs)
    this.meetings = new Uint8Array(teamCount * teamCount)
    this.cost = planCost(problem, plan)
    this.neighbourCost = options.neighbourCost ?? 0
    this.isNeighbour = options.neighbours?.length ? new Uint8Array(teamCount * teamCount) : undefined
    for (const [firstTeam, secondTeam] of options.neighbours ?? []) {
      if (!this.isNeighbour) continue
      this.isNeighbour[firstTeam * teamCount + secondTeam] = 1
      this.isNeighbour[secondTeam * teamCount + firstTeam] = 1
    }
    this.apart = Array.from({ length: teamCount }, () => [])
    for (const { one, other, cost } of problem.apart) {
      this.apart[one]?.push({ other, cost })
      this.apart[other]?.push({ other: one, cost })
    }
    for (const course of plan.course) if (course !== noCourse) this.misfits += this.misfit(0)
    for (let seat = 0; seat < teamCount * courseCount; seat++) {
      this.sitDown(Math.floor(seat / courseCount), this.table[seat] as number)
    }
    this.difference = options.difference
    this.difference?.reset(this)
  }

  plan(): Plan {
    return { course: this.course.slice(), host: this.table.map((table) => this.host[table] as number) }
  }

  hostAt(team: number, course: number): number {
    return this.host[this.table[team * this.problem.courseCount + course] as number] as number
  }

  /** The team at a position of the table, 0 to `size - 1`. */
  seatedAt(table: number, chair: number): number {
    return this.seated[table * this.chairs + chair] as number
  }

  changed(): number {
    return this.difference?.weight ?? 0
  }

  isChanged(team: number): boolean {
    return this.difference?.isChanged(team) ?? false
  }

  /**
   * Two teams change places at the courses of the bit set. Where one of them cooks, the other cooks then; so either both
   * cook at one of these courses or neither does.
   */
  exchange(team: number, otherTeam: number, courses: number): void {
    const { courseCount } = this.problem
    this.collect(team, otherTeam, courses)
    this.cost -= this.costOfTouched() + this.costOfCooking(team) + this.costOfCooking(otherTeam)
    for (let course = 0; course < courseCount; course++) {
      if (courses & (1 << course)) this.exchangeSeats(team, otherTeam, course)
    }
    const cooked = this.course[team] as number
    if (this.cooksAt(team, courses) || this.cooksAt(otherTeam, courses)) {
      this.course[team] = this.course[otherTeam] as number
      this.course[otherTeam] = cooked
    }
    this.cost += this.costOfTouched() + this.costOfCooking(team) + this.costOfCooking(otherTeam)
    this.difference?.update(this, this.concerned, this.concernedCount)
  }

  /** A guest moves to another table of the same course. */
  relocate(guest: number, course: number, table: number): void {
    const seat = guest * this.problem.courseCount + course
    const currentTable = this.table[seat] as number
    const hosts = [this.host[currentTable] as number, this.host[table] as number] as const
    this.touched[0] = guest
    this.touchedCount = 1
    this.concerned.set([guest, ...hosts])
    this.concernedCount = 3
    this.cost -= this.costOfTouched() + this.costOfCooking(hosts[0]) + this.costOfCooking(hosts[1])
    this.standUp(guest, currentTable)
    this.sitDown(guest, table)
    this.table[seat] = table
    this.cost += this.costOfTouched() + this.costOfCooking(hosts[0]) + this.costOfCooking(hosts[1])
    this.difference?.update(this, this.concerned, this.concernedCount)
  }

  private cooksAt(team: number, courses: number): boolean {
    const cooked = this.course[team] as number
    return cooked !== noCourse && (courses & (1 << cooked)) !== 0
  }

  private collect(team: number, otherTeam: number, courses: number): void {
    this.touched[0] = team
    this.touched[1] = otherTeam
    this.touchedCount = 2
    this.concernedCount = 0
    this.collectAround(team, courses)
    this.collectAround(otherTeam, courses)
    if (!this.difference) return
    for (let index = 0; index < this.touchedCount; index++) this.concern(this.touched[index] as number)
  }

  private collectAround(team: number, courses: number): void {
    const { courseCount } = this.problem
    for (let course = 0; course < courseCount; course++) {
      if ((courses & (1 << course)) === 0) continue
      const table = this.table[team * courseCount + course] as number
      this.concern(this.host[table] as number)
      if (this.host[table] !== team) continue
      for (let chair = 0; chair < (this.size[table] as number); chair++) this.touch(this.seatedAt(table, chair))
    }
  }

  private touch(team: number): void {
    for (let index = 0; index < this.touchedCount; index++) if (this.touched[index] === team) return
    this.touched[this.touchedCount++] = team
  }

  private concern(team: number): void {
    this.concerned[this.concernedCount++] = team
  }

  private exchangeSeats(team: number, otherTeam: number, course: number): void {
    const { courseCount } = this.problem
    const ownTable = this.table[team * courseCount + course] as number
    const otherTable = this.table[otherTeam * courseCount + course] as number
    const isHost = this.host[ownTable] === team
    const isOtherHost = this.host[otherTable] === otherTeam
    if (ownTable !== otherTable) {
      this.standUp(team, ownTable)
      this.standUp(otherTeam, otherTable)
      this.sitDown(team, otherTable)
      this.sitDown(otherTeam, ownTable)
      this.table[team * courseCount + course] = otherTable
      this.table[otherTeam * courseCount + course] = ownTable
    }
    if (isHost) this.host[ownTable] = otherTeam
    if (isOtherHost) this.host[otherTable] = team
  }

  private standUp(team: number, table: number): void {
    const lastChair = (this.size[table] as number) - 1
    for (let chair = 0; chair < lastChair; chair++) {
      if (this.seatedAt(table, chair) === team)
        this.seated[table * this.chairs + chair] = this.seatedAt(table, lastChair)
    }
    this.size[table] = lastChair
    this.misfits += this.misfit(lastChair) - this.misfit(lastChair + 1)
    for (let chair = 0; chair < lastChair; chair++) this.meet(team, this.seatedAt(table, chair), -1)
  }

  private sitDown(team: number, table: number): void {
    const size = this.size[table] as number
    for (let chair = 0; chair < size; chair++) this.meet(team, this.seatedAt(table, chair), 1)
    this.seated[table * this.chairs + size] = team
    this.size[table] = size + 1
    this.misfits += this.misfit(size + 1) - this.misfit(size)
  }

  private meet(team: number, otherTeam: number, difference: 1 | -1): void {
    const { teamCount } = this.problem
    const before = this.meetings[team * teamCount + otherTeam] as number
    const after = before + difference
    this.meetings[team * teamCount + otherTeam] = after
    this.meetings[otherTeam * teamCount + team] = after
    this.repeats += Math.max(0, after - 1) - Math.max(0, before - 1)
    if (this.isNeighbour?.[team * teamCount + otherTeam]) this.cost += difference * this.neighbourCost
  }

  private misfit(size: number): number {
    return Math.max(0, 2 - size) + Math.max(0, size - this.problem.courseCount - 1)
  }

  private costOfTouched(): number {
    let cost = 0
    for (let index = 0; index < this.touchedCount; index++) cost += this.costOfWay(this.touched[index] as number)
    return cost
  }

  private costOfWay(team: number): number {
    const { teamCount, courseCount, legCost, afterPartyCost } = this.problem
    let from = this.hostAt(team, 0)
    let cost = 0
    for (let course = 1; course < courseCount; course++) {
      const to = this.hostAt(team, course)
      cost += legCost[from * teamCount + to] as number
      from = to
    }
    return afterPartyCost ? cost + (afterPartyCost[from] as number) : cost
  }

  private costOfCooking(team: number): number {
    const { courseCount, courseCost, tableCost } = this.problem
    const course = this.course[team] as number
    if (course === noCourse) return 0
    let cost = courseCost[team * courseCount + course] as number
    const size = this.size[this.table[team * courseCount + course] as number] as number
    if (size >= 2 && size <= 4) cost += tableCost[team * 3 + size - 2] as number
    const apart = this.apart[team] as { other: number; cost: number }[]
    if (apart.length > 0) for (const { other, cost: price } of apart) if (this.course[other] === course) cost += price
    return cost
  }
}
