import { type Issue, issue } from '@running-dinner/domain/issue'
import { isPlannable } from '@running-dinner/domain/people'
import type { Random } from '@running-dinner/domain/random'
import { annealSeats } from './anneal-seats.ts'
import { PlanDifference } from './plan-figures.ts'
import type { PlanLocks } from './plan-locks.ts'
import { type FrozenCourses, frozenSeats, noLocks, nothingFrozen } from './plan-locks.ts'
import { noCourse, noHost, type Plan, type PlanProblem, planCost, tableSizes } from './plan-problem.ts'
import { reducedPlan, reducedProblem } from './reduced-problem.ts'
import { type Repair, RepairSearch, type RepairStart } from './repair-search.ts'
import { mostStarts, type RepairTask, repairStarts } from './repair-starts.ts'
import { SeatBoard, seatRules } from './seat-board.ts'
import type { PlanSolver } from './solve-plan.ts'
import { solvePlan } from './solve-plan.ts'

/**
 * A repair that leaves some teams their whole evening. Where that is impossible, because they sat with a team that
 * drops out or no other plan is valid, they keep at least their course.
 */
export function repairKeeping(
  problem: PlanProblem,
  plan: Plan,
  options: Omit<RepairOptions, 'locks'>,
  keptTeams: ReadonlySet<number>,
): RepairedPlan | { issues: Issue[] } {
  if (keptTeams.size === 0) return repairPlan(problem, plan, options)
  const whole = repairPlan(problem, plan, { ...options, locks: eveningsOf(problem, plan, options, keptTeams) })
  if (!('issues' in whole)) return whole
  return repairPlan(problem, plan, { ...options, locks: { ...noLocks, courses: keptTeams } })
}

/** Their visits and guests, as far as those are still there and cook what they did; a table that lost a guest may get another. */
function eveningsOf(
  { courseCount }: PlanProblem,
  plan: Plan,
  { without, courses }: RepairRequest,
  keptTeams: ReadonlySet<number>,
): PlanLocks {
  const seats = [...plan.host.entries()].flatMap(([seat, host]) => {
    const guest = Math.floor(seat / courseCount)
    return host === noHost || host === guest ? [] : [{ guest, host }]
  })
  const isOther = (team: number) => without.has(team) || courses?.has(team) === true
  const lost = new Set(seats.filter(({ guest }) => isOther(guest)).map(({ host }) => host))
  return {
    courses: keptTeams,
    visits: seats.filter(
      ({ guest, host }) => (keptTeams.has(guest) || keptTeams.has(host)) && !isOther(guest) && !isOther(host),
    ),
    tables: new Set([...keptTeams].filter((table) => !isOther(table) && !lost.has(table))),
  }
}

interface RepairRequest {
  /** Teams that drop out. */
  without: ReadonlySet<number>
  /** Teams that join, or come back; a team that has neither host nor guests counts as one of them. */
  added?: ReadonlySet<number>
  /** Teams that cook another course from now on. */
  courses?: ReadonlyMap<number, number>
  locks?: PlanLocks
  /** Courses that people are on their way to, sit at or have left. */
  frozen?: FrozenCourses
}

export interface RepairOptions extends RepairRequest {
  /** How many people every team is. */
  people: readonly number[]
  random: Random
  /** Share of the usual search: less is sooner done, and less often exact. */
  effort?: number
  /** Makes a new plan where none of the old one can be kept; by default `solvePlan`. */
  solve?: PlanSolver
}

export interface RepairedPlan {
  /** Positions of the teams that are left, in the problem asked about; the plan's positions count these. */
  teams: number[]
  problem: PlanProblem
  plan: Plan
  cost: number
  /** People with another evening, who must be notified, without those who dropped out. */
  changedPeople: number
  /** No plan whatever changes fewer people (with so few courses changed). */
  provenFewest: boolean
}

/** A newly made plan need not be short: it can be optimised later. */
const plannedMoves = 3_000
/** Steps of the exact search, fewer where each takes longer; and moves of the search that takes over. */
const nodesFor = (teamCount: number) => Math.round(60_000 / Math.max(1, teamCount / 100))
const annealedMoves = 400_000

/**
 * The valid plan that changes as few people as possible; among those the cheapest found. Tables of two to four teams
 * (two to three with two courses). Exact where the search ends, as in everyday cases
 * (docs/rules/plan/routes.md#repairing-a-plan); otherwise the best of a random search, or else a new plan.
 */
export function repairPlan(
  problem: PlanProblem,
  plan: Plan,
  options: RepairOptions,
): RepairedPlan | { issues: Issue[] } {
  const teams = Array.from({ length: problem.teamCount }, (_, team) => team).filter(
    (team) => !options.without.has(team),
  )
  const task = taskOf(problem, plan, teams, options)
  if (!isPlannable(teams.length, problem.courseCount)) return { issues: [issue('plan_repair_impossible')] }
  const people = teams.map((team) => options.people[team] ?? 2)
  const starts = repairStarts(task)
  const { best, isProven } = exactRepair(task, starts, people, options.effort ?? 1)
  const repaired = best ?? annealedRepair(task, starts, people, options) ?? plannedAnew(task, people, options)
  if (!repaired) return { issues: [issue('plan_repair_impossible')] }
  const roaming = repaired.plan.course.indexOf(noCourse)
  return {
    teams,
    problem: { ...task.problem, roamingTeam: roaming === -1 ? undefined : roaming },
    plan: repaired.plan,
    cost: repaired.cost,
    changedPeople: repaired.people,
    provenFewest: isProven,
  }
}

function taskOf(problem: PlanProblem, plan: Plan, teams: readonly number[], options: RepairOptions): RepairTask {
  const positions = new Map(teams.map((team, position) => [team, position]))
  const { courseCount } = problem
  const { frozen = nothingFrozen } = options
  const before = reducedPlan(plan, teams, courseCount)
  const reduced = reducedProblem(problem, teams)
  const courses = Array.from({ length: courseCount }, (_, course) => course)
  const lostGuest = teams.map((team) =>
    [...options.without].some((gone) =>
      courses.some((course) => !frozen.begun.has(course) && plan.host[gone * courseCount + course] === team),
    ),
  )
  const addedPositions = [...(options.added ?? [])].flatMap((team) => positions.get(team) ?? [])
  const rules = seatRules(problem, plan, options.locks)
  const fixedSeats = Uint8Array.from(
    teams.flatMap((team) => [...rules.fixedSeats.subarray(team * courseCount, (team + 1) * courseCount)]),
  )
  for (const seat of frozenSeats(before, frozen)) fixedSeats[seat] = 1
  return {
    problem: reduced,
    before,
    lostGuest,
    courses: new Map(
      [...(options.courses ?? [])].flatMap(([team, course]) => {
        const position = positions.get(team)
        return position === undefined ? [] : [[position, course] as const]
      }),
    ),
    added: new Set([
      ...addedPositions,
      ...[...teams.keys()].filter((position) => isNew(plan, teams[position] ?? position)),
    ]),
    fixedSeats,
    fixedCourses: new Set([...rules.fixedCourses].flatMap((team) => positions.get(team) ?? [])),
    frozen,
    closedTables: new Set([...rules.closedTables].flatMap((team) => positions.get(team) ?? [])),
  }
}

/** Without host and guests. */
function isNew({ course, host }: Plan, team: number): boolean {
  const courseCount = host.length / course.length
  return host.every((at, seat) => {
    const isOwn = Math.floor(seat / courseCount) === team
    return isOwn ? at === team || at === noHost : at !== team
  })
}

/** Allows more and more people until a repair is found; all smaller numbers are then proven impossible. */
function exactRepair(
  task: RepairTask,
  starts: readonly RepairStart[],
  people: readonly number[],
  effort: number,
): { best: Repair | undefined; isProven: boolean } {
  let nodesLeft = Math.round(nodesFor(task.problem.teamCount) * effort)
  const searches = starts.map((start) => ({
    start,
    least: new RepairSearch(task.problem, start, people, 0).leastPeople(),
  }))
  let limit = Math.min(...searches.map(({ least }) => least))
  while (Number.isFinite(limit) && nodesLeft > 0) {
    let next = Number.POSITIVE_INFINITY
    let best: Repair | undefined
    for (const candidate of searches) {
      if (candidate.least > limit) {
        next = Math.min(next, candidate.least)
        continue
      }
      const search = new RepairSearch(task.problem, candidate.start, people, Math.max(1, nodesLeft))
      search.run(limit)
      nodesLeft = search.nodes()
      next = Math.min(next, search.nextLimit)
      if (search.best && (!best || search.best.people < best.people || search.best.cost < best.cost)) best = search.best
    }
    if (best) return { best, isProven: starts.length < mostStarts(task.problem.teamCount) }
    limit = next
  }
  return { best: undefined, isProven: false }
}

/** By chance: from the plan with its holes filled anyhow towards one that is valid, every changed person having a price. */
function annealedRepair(
  task: RepairTask,
  starts: readonly RepairStart[],
  people: readonly number[],
  { random, effort = 1 }: RepairOptions,
): Repair | undefined {
  const { problem, before } = task
  const [start] = starts
  if (!start) return undefined
  // A place that stays empty is nothing a search over seats knows.
  if (start.plan.host.some((host, seat) => host === noHost && task.fixedSeats[seat] === 1)) return undefined
  const difference = new PlanDifference(before, people, task.lostGuest.map(Number))
  const board = new SeatBoard(problem, withEverybodySeated(problem, start.plan), { difference })
  const averageLeg = board.cost / Math.max(1, problem.teamCount * (problem.courseCount - 1))
  const fixedCourses = new Set([...task.fixedCourses, ...task.courses.keys()])
  const rules = { ...task, fixedCourses, changeCost: 3 * (averageLeg || 1) }
  const budget = (moves: number) => moves / (annealedMoves * effort)
  const annealed = annealSeats(board, rules, { random, budget, heat: averageLeg || 1 })
  return annealed && asRepair(problem, annealed.plan, difference)
}

function plannedAnew(
  task: RepairTask,
  people: readonly number[],
  { random, solve = solvePlan }: RepairOptions,
): Repair | undefined {
  const { problem, courses } = task
  if (task.fixedSeats.includes(1)) return undefined
  const courseCost = problem.courseCost.slice()
  for (const [team, requestedCourse] of courses) {
    for (let course = 0; course < problem.courseCount; course++) {
      if (course !== requestedCourse) courseCost[team * problem.courseCount + course] = Number.POSITIVE_INFINITY
    }
  }
  const needsRoaming = problem.courseCount === 2 && problem.teamCount % 2 === 1
  const roamingTeam = needsRoaming ? (problem.roamingTeam ?? problem.teamCount - 1) : undefined
  const solved = solve({ ...problem, courseCost, roamingTeam }, { random, budget: (moves) => moves / plannedMoves })
  if ('issues' in solved) return undefined
  return asRepair(problem, solved.plan, new PlanDifference(task.before, people, task.lostGuest.map(Number)))
}

function asRepair(problem: PlanProblem, plan: Plan, difference: PlanDifference): Repair {
  difference.reset(new SeatBoard(problem, plan))
  return { plan, people: difference.weight, cost: planCost(problem, plan) }
}

/** Everybody without a seat goes where the fewest sit. */
function withEverybodySeated(problem: PlanProblem, { course, host }: Plan): Plan {
  const seated = { course, host: host.slice() }
  const sizes = tableSizes(problem, seated)
  for (const [seat, at] of seated.host.entries()) {
    if (at !== noHost) continue
    const cooks = [...course.keys()].filter((team) => course[team] === seat % problem.courseCount)
    const emptiest = cooks.reduce((best, cook) => ((sizes[cook] as number) < (sizes[best] as number) ? cook : best))
    seated.host[seat] = emptiest
    sizes[emptiest] = (sizes[emptiest] as number) + 1
  }
  return seated
}
