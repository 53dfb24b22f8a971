import type { FrozenCourses } from './plan-locks.ts'
import { noCourse, noHost, type Plan, type PlanProblem, planCost } from './plan-problem.ts'

/** An incomplete plan: the course of each team and the seats; `noHost` where a team needs a new table. */
export interface RepairStart {
  plan: Plan
  /** Seats that must stay as they are, `team * courseCount + course`. */
  fixedSeats: Uint8Array
  /** Tables that take no further guest. */
  closedTables: ReadonlySet<number>
  frozen: FrozenCourses
  /** Teams whose evening is another one already, whatever the search does. */
  changed: readonly number[]
}

export interface Repair {
  plan: Plan
  people: number
  cost: number
}

interface Move {
  seat: number
  /** Undefined: only leave the table; where to go is decided next. */
  host: number | undefined
  /** What the move looks like costing, to try the promising ones first. */
  rank: number
}

/**
 * Branch and bound over seats: takes the first thing that is wrong and tries every way to put it right by giving one seat
 * another table. A seat is given away once at most, so the people changed only become more along a branch, and a branch
 * that has more than allowed is left. Courses are settled by the start.
 */
export class RepairSearch {
  best: Repair | undefined
  /** The smallest number of people that a branch left because of the limit would have changed. */
  nextLimit = Number.POSITIVE_INFINITY
  private limit = 0
  private nodesLeft: number
  private readonly problem: PlanProblem
  private readonly people: readonly number[]
  private readonly course: Uint8Array
  private readonly host: Int32Array
  private readonly before: Int32Array
  private readonly isDecided: Uint8Array
  private readonly closedTables: ReadonlySet<number>
  private readonly frozen: ReadonlySet<number>
  private readonly guests: number[][]
  /** Why a team has another evening, counted. */
  private readonly reasons: Int32Array
  private readonly changed = new Set<number>()
  private changedPeople = 0
  /** What a table whose evening is still the old one can offer at most per course, and how few people live there. */
  private readonly unchanged: { room: number; people: number }[]
  private readonly open: Set<number>
  private readonly largest: number
  /** Tables where something may be wrong. */
  private readonly doubtful: number[] = []

  constructor(problem: PlanProblem, start: RepairStart, people: readonly number[], nodes: number) {
    const { teamCount, courseCount } = problem
    this.problem = problem
    this.people = people
    this.nodesLeft = nodes
    this.course = start.plan.course
    this.host = start.plan.host.slice()
    this.before = start.plan.host
    this.isDecided = start.fixedSeats.slice()
    this.closedTables = start.closedTables
    this.frozen = start.frozen.frozen
    this.guests = Array.from({ length: teamCount }, () => [])
    this.reasons = new Int32Array(teamCount)
    this.open = new Set()
    this.largest = courseCount + 1
    for (const team of start.changed) this.addReason(team, 1)
    for (const [seat, host] of this.host.entries()) {
      const team = Math.floor(seat / courseCount)
      if (host === noHost) {
        if (this.isDecided[seat]) continue
        this.open.add(seat)
        this.addReason(team, 1)
      } else if (host !== team) this.take(team, host, 1)
    }
    for (let team = 0; team < teamCount; team++) if (this.isTableWrong(team)) this.doubtful.push(team)
    this.unchanged = Array.from({ length: courseCount }, (_, course) => this.unchangedAt(course))
  }

  /** How many people have another evening at least, whatever is decided from here on. */
  leastPeople(): number {
    const { courseCount } = this.problem
    let morePeople = 0
    for (let course = 0; course < courseCount; course++) {
      const seekers: number[] = []
      for (const seat of this.open) if (seat % courseCount === course) seekers.push(Math.floor(seat / courseCount))
      if (seekers.length > 0) morePeople += this.peopleForRoom(course, seekers)
    }
    return this.changedPeople + morePeople
  }

  /**
   * Searches all repairs that change at most the given number of people; false when it had to give up before the end.
   */
  run(limit: number): boolean {
    this.limit = limit
    this.nextLimit = Number.POSITIVE_INFINITY
    this.visit()
    return this.nodesLeft > 0
  }

  nodes(): number {
    return this.nodesLeft
  }

  private visit(): void {
    if (this.nodesLeft-- <= 0) return
    const moves = this.movesForFirstFault()
    if (moves === undefined) {
      this.record()
      return
    }
    moves.sort((first, second) => first.rank - second.rank)
    for (const move of moves) this.tryMove(move)
  }

  private tryMove({ seat, host }: Move): void {
    if (this.nodesLeft <= 0) return
    const hostBefore = this.host[seat] as number
    const doubtfulBefore = this.doubtful.length
    const wasDecided = this.isDecided[seat] as number
    if (hostBefore !== noHost) this.leave(seat, hostBefore)
    if (host !== undefined) this.sit(seat, host)
    const least = this.leastPeople()
    if (least <= this.limit) this.visit()
    else this.nextLimit = Math.min(this.nextLimit, least)
    if (host !== undefined) this.unsit(seat, host, wasDecided)
    if (hostBefore !== noHost) this.unleave(seat, hostBefore)
    this.doubtful.length = doubtfulBefore
  }

  private record(): void {
    const plan = { course: this.course.slice(), host: this.host.slice() }
    const cost = planCost(this.problem, plan)
    const { best } = this
    if (best && (best.people < this.changedPeople || (best.people === this.changedPeople && best.cost <= cost))) return
    this.best = { plan, people: this.changedPeople, cost }
    this.limit = this.changedPeople
  }

  /** Every way to put the first fault right; undefined when nothing is wrong, none when it cannot be. */
  private movesForFirstFault(): Move[] | undefined {
    const empty = this.doubtful.find((table) => this.isEmpty(table))
    if (empty !== undefined && !this.isOpenAt(this.course[empty] as number)) return this.movesToFill(empty)
    const [seat] = this.open
    if (seat !== undefined) return this.movesToSeat(seat)
    const full = this.doubtful.find((table) => (this.guests[table] as number[]).length >= this.largest)
    if (full !== undefined) return (this.guests[full] as number[]).flatMap((guest) => this.movesAway(guest, full))
    for (const table of this.doubtful) {
      const pair = this.pairMeetingAgain(table)
      if (pair) return this.movesApart(...pair)
    }
    return undefined
  }

  private isEmpty(table: number): boolean {
    return !this.mayBeAlone(table) && (this.guests[table] as number[]).length === 0
  }

  /** Cooks nothing, or a course whose guests do not change tables any more. */
  private mayBeAlone(table: number): boolean {
    const course = this.course[table] as number
    return course === noCourse || this.frozen.has(course)
  }

  private isOpenAt(course: number): boolean {
    for (const seat of this.open) if (seat % this.problem.courseCount === course) return true
    return false
  }

  private movesToSeat(seat: number): Move[] {
    const { teamCount, courseCount } = this.problem
    const team = Math.floor(seat / courseCount)
    const course = seat % courseCount
    const moves: Move[] = []
    for (let host = 0; host < teamCount; host++) {
      if (this.course[host] !== course || host === this.before[seat] || host === team) continue
      if (this.closedTables.has(host) || this.mustMeetElsewhere(team, host)) continue
      const guests = this.guests[host] as number[]
      const conflicts = this.conflicts(team, host, guests) + Number(guests.length + 1 >= this.largest)
      const newlyChanged = this.reasons[host] === 0 ? (this.people[host] as number) : 0
      // First hosts that change anyway and have room, then short ways.
      const rank = newlyChanged * 1e9 + conflicts * 4e9 + this.costAt(seat, host, guests.length)
      moves.push({ seat, host, rank })
    }
    return moves
  }

  private movesToFill(table: number): Move[] {
    const { teamCount, courseCount } = this.problem
    const course = this.course[table] as number
    const moves: Move[] = []
    for (let guest = 0; guest < teamCount; guest++) {
      const seat = guest * courseCount + course
      const currentHost = this.host[seat] as number
      if (
        guest === table ||
        currentHost === noHost ||
        currentHost === guest ||
        this.isDecided[seat] ||
        this.before[seat] === table
      )
        continue
      const size = (this.guests[currentHost] as number[]).length
      const conflicts = this.conflicts(guest, table, []) + Number(size < 2)
      const newlyChanged = [guest, currentHost].filter((team) => this.reasons[team] === 0)
      const people = newlyChanged.reduce((sum, team) => sum + (this.people[team] as number), 0)
      moves.push({ seat, host: table, rank: people * 1e9 + conflicts * 4e9 + this.costAt(seat, table, 0) })
    }
    return moves
  }

  private movesApart(team: number, otherTeam: number): Move[] {
    const { courseCount } = this.problem
    const moves: Move[] = []
    for (let course = 0; course < courseCount; course++) {
      const table = this.host[team * courseCount + course] as number
      if (table !== this.host[otherTeam * courseCount + course]) continue
      moves.push(...this.movesAway(team, table), ...this.movesAway(otherTeam, table))
    }
    return moves
  }

  private movesAway(guest: number, table: number): Move[] {
    const seat = guest * this.problem.courseCount + (this.course[table] as number)
    if (guest === table || this.isDecided[seat]) return []
    const rank = this.reasons[guest] === 0 ? (this.people[guest] as number) : 0
    return [{ seat, host: undefined, rank }]
  }

  private conflicts(team: number, host: number, guests: readonly number[]): number {
    let count = Number(this.meetings(team, host) > 0)
    for (const guest of guests) {
      if (guest !== team && this.meetings(team, guest) > 0) count++
    }
    return count
  }

  private costAt(seat: number, host: number, guestCount: number): number {
    const { teamCount, courseCount, legCost, tableCost, afterPartyCost } = this.problem
    const course = seat % courseCount
    const before = course > 0 ? (this.host[seat - 1] as number) : noHost
    const after = course + 1 < courseCount ? (this.host[seat + 1] as number) : noHost
    let cost = 0
    if (before !== noHost) cost += legCost[before * teamCount + host] as number
    if (after !== noHost) cost += legCost[host * teamCount + after] as number
    if (course === courseCount - 1) cost += afterPartyCost?.[host] ?? 0
    const [now = 0, then = 0] = [guestCount - 1, guestCount].map(
      (index) => tableCost[host * 3 + Math.max(0, index)] ?? 0,
    )
    return Math.min(cost + Math.max(0, then - now), 9e8)
  }

  private pairMeetingAgain(table: number): [number, number] | undefined {
    const seated = [table, ...(this.guests[table] as number[])]
    for (const [index, team] of seated.entries()) {
      for (const otherTeam of seated.slice(index + 1)) {
        if (this.meetings(team, otherTeam) > 1) return [team, otherTeam]
      }
    }
    return undefined
  }

  private isTableWrong(table: number): boolean {
    if (this.course[table] === noCourse) return false
    const size = (this.guests[table] as number[]).length + 1
    return (size < 2 && !this.mayBeAlone(table)) || size > this.largest || this.pairMeetingAgain(table) !== undefined
  }

  private unchangedAt(course: number): { room: number; people: number } {
    const hosts = [...this.course.keys()].filter((team) => this.course[team] === course && !this.changed.has(team))
    const free = hosts.map((host) => this.largest - 1 - (this.guests[host] as number[]).length)
    return {
      room: Math.max(1, ...free),
      people: hosts.length === 0 ? 0 : Math.min(...hosts.map((host) => this.people[host] as number)),
    }
  }

  private peopleForRoom(course: number, seekers: readonly number[]): number {
    let room = 0
    for (const host of this.changed) {
      if (this.course[host] !== course || seekers.every((team) => this.mustMeetElsewhere(team, host))) continue
      room += Math.max(0, this.largest - 1 - (this.guests[host] as number[]).length)
    }
    const elsewhere = this.unchanged[course]
    // Where all are full another guest has to leave, which changes no fewer people than a host does.
    if (seekers.length <= room || !elsewhere) return 0
    return Math.ceil((seekers.length - room) / elsewhere.room) * elsewhere.people
  }

  /** Both sit at one table already, and neither can leave it any more. */
  private mustMeetElsewhere(firstTeam: number, secondTeam: number): boolean {
    const { courseCount } = this.problem
    for (let course = 0; course < courseCount; course++) {
      const seats = [firstTeam * courseCount + course, secondTeam * courseCount + course] as const
      const table = this.host[seats[0]] as number
      if (table === noHost || table !== this.host[seats[1]]) continue
      const canLeave = (team: number, seat: number) => team !== table && !this.isDecided[seat]
      if (!canLeave(firstTeam, seats[0]) && !canLeave(secondTeam, seats[1])) return true
    }
    return false
  }

  private leave(seat: number, host: number): void {
    const team = Math.floor(seat / this.problem.courseCount)
    this.take(team, host, -1)
    this.host[seat] = noHost
    this.open.add(seat)
    this.addReason(team, 1)
    this.addReason(host, 1)
    this.doubtful.push(host)
  }

  private unleave(seat: number, host: number): void {
    const team = Math.floor(seat / this.problem.courseCount)
    this.open.delete(seat)
    this.host[seat] = host
    this.take(team, host, 1)
    this.addReason(team, -1)
    this.addReason(host, -1)
  }

  private sit(seat: number, host: number): void {
    this.open.delete(seat)
    this.host[seat] = host
    this.isDecided[seat] = 1
    this.take(Math.floor(seat / this.problem.courseCount), host, 1)
    this.addReason(host, 1)
    this.doubtful.push(host)
  }

  private unsit(seat: number, host: number, wasDecided: number): void {
    this.take(Math.floor(seat / this.problem.courseCount), host, -1)
    this.host[seat] = noHost
    this.isDecided[seat] = wasDecided
    this.open.add(seat)
    this.addReason(host, -1)
  }

  private take(guest: number, host: number, difference: 1 | -1): void {
    const guests = this.guests[host] as number[]
    if (difference === 1) guests.push(guest)
    else guests.splice(guests.indexOf(guest), 1)
  }

  /** At how many tables both sit. */
  private meetings(team: number, otherTeam: number): number {
    const { courseCount } = this.problem
    let count = 0
    for (let course = 0; course < courseCount; course++) {
      const table = this.host[team * courseCount + course] as number
      if (table !== noHost && table === this.host[otherTeam * courseCount + course]) count++
    }
    return count
  }

  private addReason(team: number, difference: 1 | -1): void {
    const before = this.reasons[team] as number
    this.reasons[team] = before + difference
    if (before === 0) {
      this.changed.add(team)
      this.changedPeople += this.people[team] as number
    }
    if (before + difference === 0) {
      this.changed.delete(team)
      this.changedPeople -= this.people[team] as number
    }
  }
}
