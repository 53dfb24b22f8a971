import type { CourseStage, Meal } from '@running-dinner/domain/events'
import { type Issue, issue } from '@running-dinner/domain/issue'
import type { Evening } from './evening-problem.ts'
import { noCourse, noHost, type Plan, type PlanProblem, tableSizes } from './plan-problem.ts'

/** Courses, by position, that are not open any more; each set holds the next: docs/rules/evening/evening-times.md#repairs-in-the-evening */
export interface FrozenCourses {
  /** Cooks and visits stay, apart from guests whose host is lost. */
  frozen: ReadonlySet<number>
  /** A host who loses guests there is not another case: the table is laid. */
  begun: ReadonlySet<number>
  /** Guests whose host is lost stay without one. */
  over: ReadonlySet<number>
}

export const nothingFrozen: FrozenCourses = { frozen: new Set(), begun: new Set(), over: new Set() }

/** `stages` in the order of the courses. */
export function frozenCourses(stages: readonly CourseStage[]): FrozenCourses {
  const at = (...wanted: CourseStage[]) =>
    new Set([...stages.keys()].filter((course) => wanted.includes(stages[course] ?? 'OPEN')))
  return { frozen: at('FROZEN', 'BEGUN', 'OVER'), begun: at('BEGUN', 'OVER'), over: at('OVER') }
}

/** Seats that a repair may not give away: all visits and cooks of frozen courses, and places left empty where it is over. */
export function frozenSeats({ course, host }: Plan, { frozen, over }: FrozenCourses): number[] {
  const courseCount = host.length / Math.max(1, course.length)
  return [...host.keys()].filter(
    (seat) => frozen.has(seat % courseCount) && (host[seat] !== noHost || over.has(seat % courseCount)),
  )
}

/** What must stay as it is in the present plan. Teams are positions. */
export interface PlanLocks {
  /** Teams that keep the course they cook. */
  courses: ReadonlySet<number>
  /** Teams that keep their host at a course. */
  visits: readonly { guest: number; host: number }[]
  /** Teams whose table keeps its guests, no more and no fewer; a table that has none may get some. */
  tables: ReadonlySet<number>
}

export const noLocks: PlanLocks = { courses: new Set(), visits: [], tables: new Set() }

export interface LockedIds {
  /** Keep their whole evening: course, hosts and guests. */
  teamIds: readonly string[]
  /** Keep who cooks them. */
  mealIds: readonly string[]
  /** Keep all who sit there. */
  tableTeamIds: readonly string[]
}

/** The organiser's locks in the planner's terms. Ids that are not in the plan (a cancelled team) are ignored. */
export function planLocks(
  { teamIds, plan }: Pick<Evening, 'teamIds' | 'plan'>,
  meals: readonly Meal[],
  locked: LockedIds,
): PlanLocks {
  const whole = positionsOf(locked.teamIds, teamIds)
  const lockedCourses = positionsOf(
    locked.mealIds,
    meals.map((meal) => meal.id),
  )
  const tables = new Set([...whole, ...positionsOf(locked.tableTeamIds, teamIds)])
  const cooksLocked = [...plan.course.keys()].filter((team) => lockedCourses.has(plan.course[team] ?? noCourse))
  const visits = [...whole].flatMap((guest) =>
    [...plan.host.subarray(guest * meals.length, (guest + 1) * meals.length)]
      .filter((host) => host !== noHost && host !== guest)
      .map((host) => ({ guest, host })),
  )
  return { courses: new Set([...tables, ...cooksLocked]), visits, tables }
}

/**
 * Locks that no plan can keep: a visit that the present plan does not have, a table with too many guests, and teams that
 * the locks let meet twice. `data` names two of the teams by position, counted from 1 (`withTeamNumbers`).
 */
export function lockIssues(problem: PlanProblem, plan: Plan, locks: PlanLocks): Issue[] {
  const { courseCount } = problem
  const sizes = tableSizes(problem, plan)
  for (const table of locks.tables) {
    const lastGuest = Math.floor(plan.host.lastIndexOf(table) / courseCount)
    if ((sizes[table] ?? 0) > courseCount + 1) return [contradiction(table, lastGuest)]
  }
  const met = new Map<string, number>()
  for (const seats of lockedTables(problem, plan, locks)) {
    if (seats === undefined) return [contradiction(...missingVisit(problem, plan, locks))]
    for (const [index, team] of seats.entries()) {
      for (const otherTeam of seats.slice(index + 1)) {
        const pair = team < otherTeam ? `${team} ${otherTeam}` : `${otherTeam} ${team}`
        if (met.has(pair)) return [contradiction(team, otherTeam)]
        met.set(pair, 1)
      }
    }
  }
  return []
}

/** Who is locked together at each table; undefined for a visit that does not take place. */
function lockedTables({ courseCount }: PlanProblem, plan: Plan, locks: PlanLocks): (number[] | undefined)[] {
  const tables = new Map<number, Set<number>>()
  const add = (host: number, guest: number) => tables.set(host, (tables.get(host) ?? new Set([host])).add(guest))
  for (const { guest, host } of locks.visits) {
    const course = plan.course[host] ?? noCourse
    if (course === noCourse || plan.host[guest * courseCount + course] !== host) return [undefined]
    add(host, guest)
  }
  for (const [seat, host] of plan.host.entries()) {
    if (locks.tables.has(host)) add(host, Math.floor(seat / courseCount))
  }
  return [...tables.values()].map((seats) => [...seats])
}

function missingVisit({ courseCount }: PlanProblem, plan: Plan, locks: PlanLocks): [number, number] {
  const missing = locks.visits.find(
    ({ guest, host }) => plan.host[guest * courseCount + (plan.course[host] ?? noCourse)] !== host,
  )
  return [missing?.guest ?? 0, missing?.host ?? 0]
}

function contradiction(team: number, otherTeam: number): Issue {
  return issue('plan_locks_contradict', undefined, { team: team + 1, other: otherTeam + 1 })
}

function positionsOf(wanted: readonly string[], ids: readonly string[]): Set<number> {
  return new Set(wanted.map((id) => ids.indexOf(id)).filter((position) => position !== -1))
}
