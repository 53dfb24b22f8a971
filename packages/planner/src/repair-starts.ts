import type { FrozenCourses } from './plan-locks.ts'
import { noCourse, noHost, type Plan, type PlanProblem } from './plan-problem.ts'
import type { RepairStart } from './repair-search.ts'

export interface RepairTask {
  problem: PlanProblem
  /** The plan so far, in the positions of the problem; `noHost` where a host is gone or a team is new. */
  before: Plan
  /** Who has lost a guest that is no longer among the teams. */
  lostGuest: readonly boolean[]
  /** The course a team has to cook from now on. */
  courses: ReadonlyMap<number, number>
  /** New teams: free to cook whatever fits. */
  added: ReadonlySet<number>
  fixedSeats: Uint8Array
  fixedCourses: ReadonlySet<number>
  closedTables: ReadonlySet<number>
  frozen: FrozenCourses
}

/** Teams that cook something else than before, besides those who have to: position and course. */
type Recast = readonly (readonly [team: number, course: number])[]

/**
 * At most this many courses of other teams are changed, and this many ways to do it are tried, fewer where each takes
 * longer.
 */
const mostRecasts = 3
export const mostStarts = (teamCount: number) => Math.round(Math.min(600, 30_000 / teamCount))

/**
 * Where a repair can begin: who cooks what, with as few courses changed as possible so that every course has enough
 * tables and, with two courses, only the odd team cooks nothing. The rest is the old plan with open seats.
 */
export function repairStarts(task: RepairTask): RepairStart[] {
  const requestedCourses = task.before.course.slice()
  for (const [team, course] of task.courses) requestedCourses[team] = course
  for (const team of task.added) if (!task.courses.has(team)) requestedCourses[team] = noCourse
  const mustCook = task.added.size
  for (let count = 0; count <= mostRecasts + mustCook; count++) {
    const starts: RepairStart[] = []
    for (const recast of recasts(task, requestedCourses, count)) {
      starts.push(startWith(task, requestedCourses, recast))
      if (starts.length >= mostStarts(task.problem.teamCount)) break
    }
    if (starts.length > 0) return starts
  }
  return []
}

function* recasts(task: RepairTask, requestedCourses: Uint8Array, count: number): Generator<Recast> {
  const possible = castable(task)
  // A team that cooks nothing needs a course anyway; teams that meet those who change are notified anyway.
  const urgency = Int32Array.from(
    requestedCourses,
    (cooked, team) => Number(cooked === noCourse) * 100 + ties(task, team),
  )
  possible.sort((first, second) => (urgency[second] as number) - (urgency[first] as number))
  const cast = {
    task,
    course: requestedCourses.slice(),
    counts: countsOf(task.problem, requestedCourses),
    allowedSpread: allowedSpread(task),
  }
  yield* extended(cast, possible, count, 0)
}

/** Who cooks what while ways to change it are tried, and how many cook each course, at last how many nothing. */
interface Cast {
  task: RepairTask
  course: Uint8Array
  counts: number[]
  allowedSpread: number
}

function* extended(cast: Cast, possible: readonly number[], count: number, from: number): Generator<Recast> {
  if (count === 0) {
    if (isPossible(cast)) yield []
    return
  }
  for (let index = from; index < possible.length && canStillFit(cast, count); index++) {
    const team = possible[index] as number
    const was = cast.course[team] as number
    for (const next of coursesFor(cast.task, team, was)) {
      recast(cast, team, next)
      for (const remaining of extended(cast, possible, count - 1, index + 1)) yield [[team, next], ...remaining]
    }
    recast(cast, team, was)
  }
}

function recast({ task, course, counts }: Cast, team: number, next: number): void {
  const { courseCount } = task.problem
  const was = Math.min(course[team] as number, courseCount)
  const now = Math.min(next, courseCount)
  counts[was] = (counts[was] as number) - 1
  counts[now] = (counts[now] as number) + 1
  course[team] = next
}

/** At how many tables of the plan before a team sits with those who have to cook something else. */
function ties({ problem, before, courses }: RepairTask, team: number): number {
  const { courseCount } = problem
  const hosts = before.host.subarray(team * courseCount, (team + 1) * courseCount)
  return [...courses.keys()].reduce(
    (sum, otherTeam) =>
      sum + hosts.filter((host, course) => host === before.host[otherTeam * courseCount + course]).length,
    0,
  )
}

function castable({ problem, before, courses, fixedCourses, fixedSeats, frozen }: RepairTask): number[] {
  const { teamCount, courseCount } = problem
  const isFree = (team: number) => {
    const seats = fixedSeats.subarray(team * courseCount, (team + 1) * courseCount)
    const isFixed = seats.some((fixed, course) => fixed === 1 && !frozen.frozen.has(course))
    return (
      !courses.has(team) && !fixedCourses.has(team) && !isFixed && !frozen.frozen.has(before.course[team] ?? noCourse)
    )
  }
  return Array.from({ length: teamCount }, (_, team) => team).filter(isFree)
}

function coursesFor({ problem, frozen }: RepairTask, team: number, was: number): number[] {
  const { courseCount, courseCost, teamCount } = problem
  const courses = Array.from({ length: courseCount }, (_, course) => course).filter(
    (course) =>
      course !== was &&
      !frozen.frozen.has(course) &&
      courseCost[team * courseCount + course] !== Number.POSITIVE_INFINITY,
  )
  return courseCount === 2 && teamCount % 2 === 1 && was !== noCourse ? [...courses, noCourse] : courses
}

/** How many cook each course, and how many nothing. */
function countsOf({ courseCount }: PlanProblem, course: Uint8Array): number[] {
  const counts = Array.from({ length: courseCount + 1 }, () => 0)
  for (const cooked of course) {
    const index = Math.min(cooked, courseCount)
    counts[index] = (counts[index] ?? 0) + 1
  }
  return counts
}

function isPossible({ task, counts, allowedSpread }: Cast): boolean {
  const { teamCount, courseCount } = task.problem
  const cooks = counts.slice(0, courseCount).filter((_, course) => !task.frozen.over.has(course))
  const mayIdle = courseCount === 2 && teamCount % 2 === 1 ? 1 : 0
  const hasRoom = cooks.every((count) => 2 * count <= teamCount && (courseCount + 1) * count >= teamCount)
  return counts[courseCount] === mayIdle && hasRoom && spread(cooks) <= allowedSpread
}

/** A request must not leave the courses less equal than they are, or have to be. */
function allowedSpread({ problem, before, added }: RepairTask): number {
  const counts = countsOf(
    problem,
    before.course.map((course, team) => (added.has(team) ? noCourse : course)),
  ).slice(0, problem.courseCount)
  return Math.max(problem.teamCount % problem.courseCount === 0 ? 0 : 1, spread(counts))
}

function spread(counts: readonly number[]): number {
  return Math.max(...counts) - Math.min(...counts)
}

/** Whether so few changes can still make the courses equal enough and give everybody one. */
function canStillFit({ task, counts, allowedSpread }: Cast, count: number): boolean {
  const { teamCount, courseCount } = task.problem
  const mayIdle = courseCount === 2 && teamCount % 2 === 1 ? 1 : 0
  const idle = counts[courseCount] as number
  return idle <= count + mayIdle && spread(counts.slice(0, courseCount)) <= allowedSpread + 2 * count
}

function startWith(
  { problem, before, lostGuest, added, fixedSeats, closedTables, frozen }: RepairTask,
  requestedCourses: Uint8Array,
  recast: Recast,
): RepairStart {
  const { teamCount, courseCount } = problem
  const course = requestedCourses.slice()
  for (const [team, next] of recast) course[team] = next
  const changed = new Set<number>([...added, ...lostGuest.keys()].filter((team) => added.has(team) || lostGuest[team]))
  const host = new Int32Array(teamCount * courseCount).fill(noHost)
  for (let team = 0; team < teamCount; team++) {
    if (course[team] !== before.course[team]) changed.add(team)
    for (let at = 0; at < courseCount; at++) {
      const seat = team * courseCount + at
      const was = before.host[seat] as number
      if (course[team] === at) host[seat] = team
      else if (was !== noHost && was !== team && course[was] === at) host[seat] = was
      if (was !== noHost && was !== team && host[seat] !== was) changed.add(was)
    }
  }
  return { plan: { course, host }, fixedSeats, closedTables, frozen, changed: [...changed] }
}
