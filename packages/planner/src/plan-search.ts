import { CourseSearch } from './course-search.ts'
import type { CourseSlots, TablePattern } from './course-slots.ts'
import { planOfSlots } from './plan-of-slots.ts'
import { type PlanProblem, planCost } from './plan-problem.ts'
import type { SolvedPlan, SolveOptions } from './plan-solver.ts'
import type { PlannedLegs } from './planned-legs.ts'
import { SlotBoard } from './slot-board.ts'
import { startSlots } from './start-slots.ts'
import { patience } from './work-budget.ts'

/** Searches by number of teams: small evenings are searched several times over. */
const searches: readonly { upTo: number; count: number }[] = [
  { upTo: 36, count: 4 },
  { upTo: 60, count: 3 },
  { upTo: Number.POSITIVE_INFINITY, count: 1 },
]
/** Share of the budget to find out which share of unusual tables over the courses suits best, for each. */
const scouting = 0.12
/** A long search tells of its best plan so far this often. */
const reports = 4

/** All searches for one plan, and the best plan any of them has found. */
export class PlanSearch {
  found: SolvedPlan | undefined
  private readonly problem: PlanProblem
  private readonly legs: PlannedLegs
  private readonly options: SolveOptions
  private moves = 0
  /** Share of the budget at the end of the last search that bettered the plan. */
  private bettered = 0

  constructor(problem: PlanProblem, legs: PlannedLegs, options: SolveOptions) {
    this.problem = problem
    this.legs = legs
    this.options = options
  }

  /** Nothing to choose: the visits that belong to these courses, which are the best there can be. */
  settle(slots: CourseSlots): void {
    this.accept(slots, true)
  }

  run(patterns: readonly TablePattern[]): void {
    const count = searches.find(({ upTo }) => this.problem.teamCount <= upTo)?.count ?? 1
    if (patterns.length === 1 || count > 2) {
      const all = Array.from({ length: count }, () => patterns).flat()
      for (const [index, pattern] of all.entries()) this.search(pattern, index / all.length, (index + 1) / all.length)
      return
    }
    const scouts = patterns.map((pattern, index) => ({
      pattern,
      cost: this.search(pattern, index * scouting, (index + 1) * scouting),
    }))
    const [best] = scouts.sort((first, second) => first.cost - second.cost)
    if (best) this.search(best.pattern, patterns.length * scouting, 1)
  }

  private search(pattern: TablePattern, from: number, until: number): number {
    const { found: bestBefore } = this
    if (bestBefore && (bestBefore.provenOptimal || from - this.bettered >= patience)) return bestBefore.cost
    const slots = startSlots(this.problem, pattern, this.options.random)
    if (!slots) return Number.POSITIVE_INFINITY
    const board = new SlotBoard(this.problem, this.legs, slots)
    if (!board.begin()) return Number.POSITIVE_INFINITY
    const search = new CourseSearch(this.problem, this.legs, board, this.options.random)
    const parts = this.problem.teamCount > 60 ? reports : 1
    for (let part = 1; part <= parts; part++) {
      const reach = (until - from) * (part / parts)
      this.moves = search.anneal(this.options.budget, this.moves, { from, until, pause: from + reach })
      this.acceptBest(search)
    }
    if (this.found !== bestBefore) this.bettered = until
    return search.best.cost
  }

  /** The best plan found in which no two teams meet twice. */
  private acceptBest(search: CourseSearch): void {
    for (const { slots, cost } of search.candidates) {
      if (this.found && cost / this.legs.unit >= this.found.cost) return
      this.accept(slots, false)
    }
  }

  private accept(slots: CourseSlots, provenOptimal: boolean): void {
    const costBelow = this.found?.cost ?? Number.POSITIVE_INFINITY
    const plan = planOfSlots(this.problem, this.legs, slots, { random: this.options.random, costBelow })
    if (!plan) return
    const cost = planCost(this.problem, plan)
    if (cost >= costBelow) return
    // Nothing costs less than nothing.
    this.found = { plan, cost, provenOptimal: provenOptimal || cost === 0 }
    this.options.onBetter?.({ plan, cost })
  }
}
