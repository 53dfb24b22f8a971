import { noCourse, type Plan } from './plan-problem.ts'

/** A plan that can be asked who sits where. */
interface Seating {
  readonly course: Uint8Array
  readonly table: Int32Array
  readonly size: Uint8Array
  hostAt(team: number, course: number): number
  seatedAt(table: number, chair: number): number
}

/**
 * Who has another evening than in a given plan: another course, another host, other guests at the own table. Who else is
 * guest at a host does not count. Kept up to date with every move.
 */
export class PlanDifference {
  /** Sum of the weights of everybody with another evening. */
  weight = 0
  private readonly before: Plan
  private readonly weights: readonly number[]
  private readonly guestsBefore: Int32Array
  private readonly isDifferent: Uint8Array

  /** `lostGuests` counts guests that the plan before had and that are no longer among the teams. */
  constructor(before: Plan, weights: readonly number[], lostGuests: readonly number[] = []) {
    this.before = before
    this.weights = weights
    this.isDifferent = new Uint8Array(before.course.length)
    this.guestsBefore = Int32Array.from(before.course, (_, team) => lostGuests[team] ?? 0)
    const courseCount = before.host.length / Math.max(1, before.course.length)
    for (const [seat, host] of before.host.entries()) {
      if (host >= 0 && host !== Math.floor(seat / courseCount)) this.guestsBefore[host] = this.guestCount(host) + 1
    }
  }

  isChanged(team: number): boolean {
    return this.isDifferent[team] === 1
  }

  reset(seating: Seating): void {
    this.weight = 0
    this.isDifferent.fill(0)
    const all = Int32Array.from(this.isDifferent, (_, team) => team)
    this.update(seating, all, all.length)
  }

  /** After a move: the first `count` of `teams` may have another evening now. */
  update(seating: Seating, teams: Int32Array, count: number): void {
    for (let index = 0; index < count; index++) {
      const team = teams[index] as number
      const isDifferent = this.differs(seating, team) ? 1 : 0
      this.weight += (isDifferent - (this.isDifferent[team] as number)) * (this.weights[team] ?? 1)
      this.isDifferent[team] = isDifferent
    }
  }

  private differs(seating: Seating, team: number): boolean {
    const courseCount = this.before.host.length / this.before.course.length
    for (let course = 0; course < courseCount; course++) {
      if (seating.hostAt(team, course) !== this.before.host[team * courseCount + course]) return true
    }
    const course = seating.course[team] as number
    if (course === noCourse) return this.guestCount(team) > 0
    const table = seating.table[team * courseCount + course] as number
    const size = seating.size[table] as number
    if (size - 1 !== this.guestCount(team)) return true
    for (let chair = 0; chair < size; chair++) {
      const guest = seating.seatedAt(table, chair)
      if (this.before.host[guest * courseCount + course] !== team) return true
    }
    return false
  }

  private guestCount(team: number): number {
    return this.guestsBefore[team] as number
  }
}
