import { type Issue, issue } from '@running-dinner/domain/issue'
import type { Random } from '@running-dinner/domain/random'
import { annealSeats } from './anneal-seats.ts'
import { neighbourCost, weights } from './objective.ts'
import { planFaults } from './plan-faults.ts'
import { PlanDifference } from './plan-figures.ts'
import { lockIssues, noLocks, type PlanLocks } from './plan-locks.ts'
import {
  type Budget,
  noCourse,
  type Plan,
  type PlanProblem,
  planCost,
  problemIssues,
  tableSizes,
} from './plan-problem.ts'
import { repairPlan } from './repair-plan.ts'
import { SeatBoard, seatRules } from './seat-board.ts'
import type { PlanSolver, SolvedPlan } from './solve-plan.ts'
import { solvePlan } from './solve-plan.ts'
import { patience, seatMoveWork } from './work-budget.ts'

export interface AdjustOptions {
  /** Teams may cook another course; otherwise all keep their course. */
  ignoreMealAssignments: boolean
  locks?: PlanLocks
  /** At most this many teams may get another evening; undefined means any number. */
  maxChangedTeams?: number | undefined
  /** Pairs that live too near to each other to meet. */
  neighbours?: readonly (readonly [one: number, other: number])[]
  random: Random
  /** In moves over courses; those over seats count as `seatMoveWork`. */
  budget: Budget
  /** Found by an earlier search with the same options: what has to be beaten as well. */
  found?: Plan | undefined
  /** Every better plan on the way; all keep the rules, the locks and the limit. */
  onBetter?: (found: { plan: Plan; cost: number }) => void
  /** Finds plans without locks and limits; by default `solvePlan`. */
  solve?: PlanSolver
}

/** A search over seats needs this share of the time after routes were solved, to part neighbours. */
const solverShare = 0.8

/** This share of the time looks for a plan without locks to begin with. */
const unlockedShare = 0.35

/** This many short searches where only few may change: each changes other teams. */
const limitedRounds = 8

/**
 * A better plan for the same teams, never a worse one and never one against the rules: with locks and limits by a search
 * over seats, otherwise by the solver. A present plan against the rules is repaired first, as few people changing as
 * possible. `cost` is `planCost` and what it costs that neighbours meet. Issues: `plan_locks_contradict`,
 * `plan_repair_impossible`, `plan_instance_invalid`, and those of the solver. Never throws; ends with the budget.
 */
export function adjustPlan(
  problem: PlanProblem,
  current: Plan,
  options: AdjustOptions,
): SolvedPlan | { issues: Issue[] } {
  const unreadable = problemIssues(problem)
  if (unreadable.length > 0) return { issues: unreadable }
  if (current.course.length !== problem.teamCount || current.host.length !== problem.teamCount * problem.courseCount) {
    return { issues: [issue('plan_instance_invalid', undefined, { reason: 'plan' })] }
  }
  const locks = options.locks ?? noLocks
  const contradictions = lockIssues(problem, current, locks)
  if (contradictions.length > 0) return { issues: contradictions }
  const start = startingPlan(problem, current, options)
  if ('issues' in start) return start
  const task = taskOf(problem, current, start.plan, options)
  const isFree = locks.visits.length === 0 && locks.tables.size === 0 && options.maxChangedTeams === undefined
  return isFree ? solvedFreely(task, options) : searchedSeats(task, options, options.budget)
}

/** A valid plan to begin with, and the problem with only the courses that are allowed. */
interface AdjustTask {
  /** As given, to compute costs. */
  problem: PlanProblem
  restricted: PlanProblem
  /** The plan before the search; changes are counted against it. */
  current: Plan
  start: Plan
}

function startingPlan(
  problem: PlanProblem,
  current: Plan,
  options: AdjustOptions,
): { plan: Plan } | { issues: Issue[] } {
  if (planFaults({ ...problem, courseCost: new Float64Array() }, current, 'REPAIRED').length === 0)
    return { plan: current }
  const { locks = noLocks, random, solve, maxChangedTeams } = options
  const people = Array.from({ length: problem.teamCount }, () => 1)
  const repaired = repairPlan(problem, current, { without: new Set(), locks, people, random, ...(solve && { solve }) })
  if ('issues' in repaired) {
    const isLocked = locks.visits.length > 0 || locks.tables.size > 0
    return isLocked ? { issues: [issue('plan_not_found_in_time')] } : repaired
  }
  if (repaired.changedPeople > (maxChangedTeams ?? Number.POSITIVE_INFINITY))
    return { issues: [issue('plan_not_found_in_time')] }
  return repaired
}

function taskOf(problem: PlanProblem, current: Plan, start: Plan, options: AdjustOptions): AdjustTask {
  const { courseCount } = problem
  const { fixedCourses, fixedSeats } = seatRules(problem, start, options.locks)
  const keepsCourse = (team: number) => !options.ignoreMealAssignments || fixedCourses.has(team)
  // A course whose cooks are all locked is closed: no other team joins them.
  const closed = Array.from({ length: courseCount }, (_, course) => course).filter((course) =>
    start.course.every((cooked, team) => cooked !== course || keepsCourse(team)),
  )
  const courseCost = problem.courseCost.map((cost, index) => {
    const team = Math.floor(index / courseCount)
    const course = index % courseCount
    const isOwn = start.course[team] === course
    // A team locked as a guest cannot cook at that course.
    const isElsewhere = keepsCourse(team) || closed.includes(course) || fixedSeats[index] === 1
    return !isOwn && isElsewhere ? Number.POSITIVE_INFINITY : cost
  })
  const roaming = start.course.indexOf(noCourse)
  const roamingTeam = roaming === -1 ? undefined : roaming
  return { problem: { ...problem, roamingTeam }, restricted: { ...problem, courseCost, roamingTeam }, current, start }
}

function solvedFreely(task: AdjustTask, options: AdjustOptions): SolvedPlan | { issues: Issue[] } {
  const { neighbours = [], budget, onBetter, random, solve = solvePlan } = options
  const share = neighbours.length > 0 ? solverShare : 1
  const best = keeper(task, options)
  let solverMoves = 0
  const solverBudget = (moves: number) => {
    solverMoves = Math.max(solverMoves, moves)
    return budget(moves) / share
  }
  const isRegular = planFaults(task.restricted, task.start).length === 0
  const solved = solve(task.restricted, {
    random,
    budget: solverBudget,
    onBetter: (improved) => best.offer(improved.plan),
  })
  if ('issues' in solved) return isRegular ? best.plan() : searchedSeats(task, options, budget)
  best.offer(solved.plan)
  if (neighbours.length === 0)
    return { ...best.plan(), provenOptimal: solved.provenOptimal && best.cost() >= solved.cost - 1e-6 }
  const restOptions = { ...options, ...(onBetter && { onBetter }) }
  const parted = searchedSeats({ ...task, start: best.plan().plan }, restOptions, (moves) => {
    const used = budget(solverMoves + moves)
    return Math.max(0, (used - solverShare) / (1 - solverShare))
  })
  return 'issues' in parted ? best.plan() : parted
}

/**
 * Simulated annealing over seats. With few changes allowed the question is which teams to change: then many short
 * searches restart in turn from the present plan and from the best so far. Otherwise it begins with what the solver
 * finds without locks, after moving locked teams to their seats.
 */
function searchedSeats(task: AdjustTask, options: AdjustOptions, budget: Budget): SolvedPlan {
  const best = keeper(task, options)
  const onBetter = ({ plan }: { plan: Plan }) => best.offer(plan)
  if (options.maxChangedTeams === undefined) {
    const [from, restBudget] = lockedSolution(task, options, budget)
    searchedFrom(from ?? task.start, task, { ...options, budget: restBudget, onBetter })
    return best.plan()
  }
  let moves = 0
  let betteredIn = 0
  for (let round = 0; round < limitedRounds && budget(moves) < 1; round++) {
    if (round - betteredIn > limitedRounds * patience) break
    const movesBefore = moves
    const costBefore = best.cost()
    const roundBudget = (made: number) => {
      moves = movesBefore + made
      return budget(moves) * limitedRounds - round
    }
    const from = round % 2 === 0 ? task.start : best.plan().plan
    searchedFrom(from, task, { ...options, budget: roundBudget, onBetter })
    if (best.cost() < costBefore) betteredIn = round
  }
  return best.plan()
}

/** A short plan with the locks kept and perhaps people meeting twice, and what is left of the budget. */
function lockedSolution(task: AdjustTask, options: AdjustOptions, budget: Budget): [Plan | undefined, Budget] {
  const { locks = noLocks, random, solve = solvePlan } = options
  if (locks.visits.length === 0 && locks.tables.size === 0) return [undefined, budget]
  let solverMoves = 0
  const solverBudget = (moves: number) => {
    solverMoves = Math.max(solverMoves, moves)
    return budget(moves) / unlockedShare
  }
  const solved = solve(task.restricted, { random, budget: solverBudget })
  const restBudget = (moves: number) => (budget(solverMoves + moves) - unlockedShare) / (1 - unlockedShare)
  return ['issues' in solved ? undefined : withLockedSeats(task, solved.plan, locks), restBudget]
}

/** Exchanges a team that is locked at a table with an unlocked one there; undefined where that is impossible. */
function withLockedSeats({ problem, restricted, start }: AdjustTask, plan: Plan, locks: PlanLocks): Plan | undefined {
  const { courseCount } = problem
  const { fixedSeats, closedTables } = seatRules(problem, start, locks)
  const board = new SeatBoard(restricted, plan)
  const belongs = (team: number, course: number, host: number) =>
    fixedSeats[team * courseCount + course] === 1 && start.host[team * courseCount + course] === host
  for (const [seat, host] of start.host.entries()) {
    const team = Math.floor(seat / courseCount)
    const course = seat % courseCount
    if (fixedSeats[seat] !== 1 || team === host || board.hostAt(team, course) === host) continue
    const table = board.table[host * courseCount + course] ?? 0
    const seated = Array.from({ length: board.size[table] ?? 0 }, (_, chair) => board.seatedAt(table, chair))
    const otherGuest = seated.find((guest) => guest !== host && !belongs(guest, course, host))
    if (otherGuest === undefined) return undefined
    board.exchange(team, otherGuest, 1 << course)
  }
  const found = board.plan()
  const sizes = [tableSizes(problem, start), tableSizes(problem, found)]
  return [...closedTables].every((table) => sizes[0]?.[table] === sizes[1]?.[table]) ? found : undefined
}

function searchedFrom(
  startPlan: Plan,
  { problem, restricted, current, start }: AdjustTask,
  options: AdjustOptions,
): void {
  const limit = options.maxChangedTeams
  const difference = limit === undefined ? undefined : new PlanDifference(current, [])
  const board = new SeatBoard(restricted, startPlan, {
    neighbours: options.neighbours ?? [],
    neighbourCost: weights.neighboursMeet,
    ...(difference && { difference }),
  })
  const rules = { ...seatRules(problem, start, options.locks), maxChanged: limit }
  const averageLeg = board.cost / Math.max(1, problem.teamCount * (problem.courseCount - 1))
  const heat = limit === undefined ? undefined : averageLeg / 2
  const { random, onBetter } = options
  const work = seatMoveWork(problem)
  const budget = (moves: number) => options.budget(moves * work)
  annealSeats(board, rules, { random, budget, ...(onBetter && { onBetter }), ...(heat && { heat }) })
}

/** Keeps the best plan, at first the start, and reports every improvement. */
function keeper(
  { problem, restricted, start }: AdjustTask,
  { neighbours = [], found: earlier, onBetter }: AdjustOptions,
) {
  const costOf = (plan: Plan) => planCost(problem, plan) + neighbourCost(plan, neighbours)
  let plan = start
  let cost = costOf(start)
  const offer = (offeredPlan: Plan) => {
    const foundCost = costOf(offeredPlan)
    if (!(foundCost < cost - 1e-6) || planFaults(restricted, offeredPlan, 'REPAIRED').length > 0) return
    plan = offeredPlan
    cost = foundCost
    onBetter?.({ plan, cost })
  }
  if (earlier) offer(earlier)
  return { cost: () => cost, plan: (): SolvedPlan => ({ plan, cost, provenOptimal: false }), offer }
}
