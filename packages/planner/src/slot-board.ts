import { type CourseSlots, slotCost } from './course-slots.ts'
import { noCourse, type PlanProblem } from './plan-problem.ts'
import type { PlannedLegs } from './planned-legs.ts'
import { Transition } from './transition.ts'

/**
 * Who cooks what, with the cheapest visits for it always at hand. A change is tried with a limit: what would cost more is
 * undone, most of it already by a bound from the prices of the flows, without working it out.
 */
export class SlotBoard {
  readonly course: Uint8Array
  readonly size: Uint8Array
  /** In the whole numbers of the legs. */
  cost = 0
  private readonly unit: number
  private readonly problem: PlanProblem
  private readonly transitions: readonly Transition[]
  private readonly apart: (readonly [team: number, cost: number])[][]

  constructor(problem: PlanProblem, legs: PlannedLegs, start: CourseSlots) {
    this.problem = problem
    this.unit = legs.unit
    this.course = start.course.slice()
    this.size = start.size.slice()
    this.apart = Array.from({ length: problem.teamCount }, () => [])
    for (const { one, other, cost } of problem.apart) {
      this.apart[one]?.push([other, cost * legs.unit])
      this.apart[other]?.push([one, cost * legs.unit])
    }
    this.transitions = Array.from({ length: problem.courseCount - 1 }, () => new Transition(legs))
  }

  /** Works out the visits of the start; false when the ways considered do not suffice. */
  begin(): boolean {
    for (const [step, transition] of this.transitions.entries()) {
      for (const [team, course] of this.course.entries()) {
        if (course === step + 1) transition.addReceiver(team, this.size[team] as number)
      }
      for (const [team, course] of this.course.entries()) {
        if (course !== step) continue
        transition.addSender(team, this.size[team] as number)
        if (!transition.repair()) return false
      }
      transition.keep()
    }
    this.cost = this.wholeCost()
    return true
  }

  /** Where the guests of a place go next. */
  nextPlacesOf(team: number): number[] {
    return this.transitions[this.course[team] as number]?.receiversOf(team) ?? []
  }

  /** Two teams of different courses take each other's course and table size. */
  exchange(team: number, otherTeam: number, limit: number): boolean {
    const [early, late] =
      (this.course[team] as number) < (this.course[otherTeam] as number) ? [team, otherTeam] : [otherTeam, team]
    const earlyCourse = this.course[early] as number
    const lateCourse = this.course[late] as number
    const ownChange = this.changeOfExchange(early, late)
    const order = stepsOf(earlyCourse, lateCourse, this.transitions.length)
    let bound = ownChange
    for (const step of order) {
      bound += this.boundOfExchange(step, early, late)
    }
    if (!(bound <= limit)) return false
    let change = ownChange
    for (const [index, step] of order.entries()) {
      const nextStep = order[index + 1]
      const restBound = nextStep === undefined ? 0 : this.boundOfExchange(nextStep, early, late)
      const before = (this.transitions[step] as Transition).total
      const isPossible = this.exchangeAt(step, early, late)
      change += (this.transitions[step] as Transition).total - before
      if (isPossible && change + restBound <= limit) continue
      this.undo(order.slice(0, index + 1))
      return false
    }
    this.take(early, late, change, order)
    return true
  }

  /** Two teams of one course take each other's table size. */
  exchangeSizes(team: number, otherTeam: number, limit: number): boolean {
    const { transitions } = this
    const course = this.course[team] as number
    const [sizeOfOne, sizeOfOther] = [this.size[team] as number, this.size[otherTeam] as number]
    let change =
      this.slotCost(team, course, sizeOfOther) +
      this.slotCost(otherTeam, course, sizeOfOne) -
      this.slotCost(team, course, sizeOfOne) -
      this.slotCost(otherTeam, course, sizeOfOther)
    const steps = [course - 1, course].filter((step) => step >= 0 && step < transitions.length)
    let isPossible = true
    for (const step of steps) {
      const transition = transitions[step] as Transition
      const before = transition.total
      transition.resize(team, sizeOfOther)
      transition.resize(otherTeam, sizeOfOne)
      isPossible = transition.repair() && isPossible
      change += transition.total - before
    }
    if (!isPossible || !(change <= limit)) {
      this.undo(steps)
      return false
    }
    for (const step of steps) transitions[step]?.keep()
    this.size[team] = sizeOfOther
    this.size[otherTeam] = sizeOfOne
    this.cost += change
    return true
  }

  /** Teams of the first course and teams of the last, pair by pair, take each other's place in the evening. */
  turn(firstTeams: readonly number[], lastTeams: readonly number[], limit: number): boolean {
    const steps = [...this.transitions.keys()]
    let change = 0
    let isPossible = true
    for (const [index, early] of firstTeams.entries()) {
      const late = lastTeams[index] as number
      change += this.changeOfExchange(early, late)
      for (const step of steps) {
        const transition = this.transitions[step] as Transition
        const before = transition.total
        isPossible = this.exchangeAt(step, early, late) && isPossible
        change += transition.total - before
      }
      this.swapSlots(early, late)
      if (!isPossible) break
    }
    if (isPossible && change <= limit) {
      for (const step of steps) this.transitions[step]?.keep()
      this.cost += change
      return true
    }
    this.undo(steps)
    for (const [index, early] of firstTeams.entries()) {
      if (this.course[early] !== 0) this.swapSlots(early, lastTeams[index] as number)
    }
    return false
  }

  private take(early: number, late: number, change: number, steps: readonly number[]): void {
    for (const step of steps) this.transitions[step]?.keep()
    this.swapSlots(early, late)
    this.cost += change
  }

  private undo(steps: readonly number[]): void {
    for (const step of steps) this.transitions[step]?.undo()
  }

  private swapSlots(team: number, otherTeam: number): void {
    const course = this.course[team] as number
    const size = this.size[team] as number
    this.course[team] = this.course[otherTeam] as number
    this.size[team] = this.size[otherTeam] as number
    this.course[otherTeam] = course
    this.size[otherTeam] = size
  }

  private exchangeAt(step: number, early: number, late: number): boolean {
    const transition = this.transitions[step] as Transition
    const sizeOfEarly = this.size[early] as number
    const sizeOfLate = this.size[late] as number
    const sendsEarly = this.course[early] === step
    const receivesEarly = this.course[early] === step + 1
    const sendsLate = this.course[late] === step
    const receivesLate = this.course[late] === step + 1
    if (sendsEarly || receivesEarly) transition.remove(early)
    if (sendsLate || receivesLate) transition.remove(late)
    if (receivesEarly) transition.addReceiver(late, sizeOfEarly)
    if (receivesLate) transition.addReceiver(early, sizeOfLate)
    if (sendsEarly) transition.addSender(late, sizeOfEarly)
    if (sendsLate) transition.addSender(early, sizeOfLate)
    return transition.repair()
  }

  /** Wishes, seats, the way to the after party and neighbours; the visits apart. */
  private changeOfExchange(team: number, otherTeam: number): number {
    const { course, size } = this
    const [courseOfOne, courseOfOther] = [course[team] as number, course[otherTeam] as number]
    const [sizeOfOne, sizeOfOther] = [size[team] as number, size[otherTeam] as number]
    const change =
      this.slotCost(team, courseOfOther, sizeOfOther) +
      this.slotCost(otherTeam, courseOfOne, sizeOfOne) -
      this.slotCost(team, courseOfOne, sizeOfOne) -
      this.slotCost(otherTeam, courseOfOther, sizeOfOther)
    return change + this.neighbourChange(team, otherTeam) + this.neighbourChange(otherTeam, team)
  }

  /** What changes for the neighbours of `team` when it takes the course of `other`. */
  private neighbourChange(team: number, otherTeam: number): number {
    const neighbours = this.apart[team] as readonly (readonly [number, number])[]
    let change = 0
    for (const [neighbour, cost] of neighbours) {
      if (neighbour === otherTeam) continue
      if (this.course[neighbour] === this.course[team]) change -= cost
      if (this.course[neighbour] === this.course[otherTeam]) change += cost
    }
    return change
  }

  /**
   * Lower bound of the exchange in one transition with unchanged prices: by duality no flow is cheaper than any prices
   * say.
   */
  private boundOfExchange(step: number, early: number, late: number): number {
    const { bounds } = this.transitions[step] as Transition
    const sizeOfEarly = this.size[early] as number
    const sizeOfLate = this.size[late] as number
    const earlyCourse = this.course[early] as number
    const lateCourse = this.course[late] as number
    if (earlyCourse === step && lateCourse === step + 1) return bounds.boundOfTurn(early, late)
    if (earlyCourse === step) return bounds.boundOfSender(late, sizeOfEarly) - bounds.contribution(early)
    if (earlyCourse === step + 1) return bounds.boundOfReceiver(late, sizeOfEarly) - bounds.contribution(early)
    if (lateCourse === step) return bounds.boundOfSender(early, sizeOfLate) - bounds.contribution(late)
    return bounds.boundOfReceiver(early, sizeOfLate) - bounds.contribution(late)
  }

  private slotCost(team: number, course: number, size: number): number {
    return slotCost(this.problem, team, course, size) * this.unit
  }

  private wholeCost(): number {
    let cost = this.transitions.reduce((sum, transition) => sum + transition.total, 0)
    for (const [team, course] of this.course.entries()) {
      cost += this.slotCost(team, course, this.size[team] as number)
    }
    for (const { one, other, cost: price } of this.problem.apart) {
      if (this.course[one] === this.course[other] && this.course[one] !== noCourse) cost += price * this.unit
    }
    return cost
  }
}

const orders = new Map<number, readonly number[]>()

/** The transitions an exchange between two courses touches, the one with most to say first. */
function stepsOf(from: number, to: number, count: number): readonly number[] {
  const stepKey = from * 16 + to * 4 + count
  const knownOrder = orders.get(stepKey)
  if (knownOrder) return knownOrder
  const bothCourses = to === from + 1 ? [from] : []
  const single = [from - 1, from, to - 1, to].filter((step) => step >= 0 && step < count && !bothCourses.includes(step))
  const order = [...bothCourses, ...new Set(single)]
  orders.set(stepKey, order)
  return order
}
