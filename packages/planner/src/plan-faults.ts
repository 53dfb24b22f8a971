import { type FrozenCourses, nothingFrozen } from './plan-locks.ts'
import { noCourse, noHost, type Plan, type PlanProblem, tableSizes } from './plan-problem.ts'

/** What keeps a plan from being a running dinner. Teams are positions. */
export type PlanFault =
  | { kind: 'WRONG_SHAPE' }
  | { kind: 'COOKS_NOTHING'; team: number }
  | { kind: 'COURSE_FORBIDDEN'; team: number; course: number }
  | { kind: 'NOT_SEATED'; team: number; course: number }
  | { kind: 'TABLE_SIZE'; team: number; size: number }
  | { kind: 'UNEVEN_TABLES'; size: number; count: number }
  | { kind: 'MEETS_TWICE'; team: number; other: number; count: number }

/**
 * `REGULAR`: as many teams per table as courses; where the number of teams does not allow it, at most two tables of four
 * and two of two (with two courses one table of three per course). `REPAIRED`: two to four, so that few have to change.
 */
export type TableRule = 'REGULAR' | 'REPAIRED'

type Shape = Pick<PlanProblem, 'teamCount' | 'courseCount'> & Partial<Pick<PlanProblem, 'courseCost'>>

/**
 * Everything wrong with a plan: every team cooks once and is guest once at every other course, tables have the right
 * size, no two teams meet twice. Independent of all code that makes plans. Empty for a valid plan. At a frozen course a host may
 * be left alone, and a guest without a host once it is over.
 */
export function planFaults(
  problem: Shape,
  plan: Plan,
  tables: TableRule = 'REGULAR',
  frozen: FrozenCourses = nothingFrozen,
): PlanFault[] {
  const { teamCount, courseCount } = problem
  if (plan.course.length !== teamCount || plan.host.length !== teamCount * courseCount) return [{ kind: 'WRONG_SHAPE' }]
  return [
    ...cookingFaults(problem, plan),
    ...seatFaults(problem, plan, frozen),
    ...sizeFaults(problem, plan, tables, frozen),
    ...meetingFaults(problem, plan),
  ]
}

function cookingFaults({ teamCount, courseCount, courseCost }: Shape, plan: Plan): PlanFault[] {
  // With two courses and an odd number one team is only guest.
  let mayRoam = courseCount === 2 && teamCount % 2 === 1 ? 1 : 0
  const faults: PlanFault[] = []
  for (const [team, course] of plan.course.entries()) {
    if (course === noCourse && mayRoam > 0) mayRoam--
    else if (course >= courseCount) faults.push({ kind: 'COOKS_NOTHING', team })
    else if (courseCost?.[team * courseCount + course] === Number.POSITIVE_INFINITY) {
      faults.push({ kind: 'COURSE_FORBIDDEN', team, course })
    }
  }
  return faults
}

function seatFaults({ teamCount, courseCount }: Shape, plan: Plan, { over }: FrozenCourses): PlanFault[] {
  const faults: PlanFault[] = []
  for (let team = 0; team < teamCount; team++) {
    for (let course = 0; course < courseCount; course++) {
      const host = plan.host[team * courseCount + course] ?? noHost
      const isAtHome = plan.course[team] === course
      const isSeated = isAtHome ? host === team : host !== team && plan.course[host] === course
      const isLeftOut = host === noHost && !isAtHome && over.has(course)
      if (!isSeated && !isLeftOut) faults.push({ kind: 'NOT_SEATED', team, course })
    }
  }
  return faults
}

function sizeFaults(
  { teamCount, courseCount }: Shape,
  plan: Plan,
  rule: TableRule,
  { frozen }: FrozenCourses,
): PlanFault[] {
  const isEven = teamCount % courseCount === 0
  const isExact = rule === 'REGULAR' && isEven
  const smallest = isExact ? courseCount : 2
  const largest = isExact ? courseCount : courseCount + 1
  const sizes = tableSizes({ teamCount, courseCount }, plan)
  const faults: PlanFault[] = []
  for (const [team, size] of sizes.entries()) {
    const course = plan.course[team] ?? noCourse
    if (course < courseCount && (size < (frozen.has(course) ? 1 : smallest) || size > largest)) {
      faults.push({ kind: 'TABLE_SIZE', team, size })
    }
  }
  if (rule === 'REPAIRED' || isEven) return faults
  for (const size of courseCount === 2 ? [3] : [2, 4]) {
    const count = sizes.filter((otherSize) => otherSize === size).length
    if (count > 2) faults.push({ kind: 'UNEVEN_TABLES', size, count })
  }
  return faults
}

function meetingFaults({ teamCount, courseCount }: Shape, plan: Plan): PlanFault[] {
  const meetings = new Map<number, number>()
  for (let course = 0; course < courseCount; course++) {
    const tables = new Map<number, number[]>()
    for (let team = 0; team < teamCount; team++) {
      const host = plan.host[team * courseCount + course] ?? noHost
      if (host === noHost) continue
      const table = tables.get(host) ?? []
      for (const otherTeam of table)
        meetings.set(otherTeam * teamCount + team, (meetings.get(otherTeam * teamCount + team) ?? 0) + 1)
      tables.set(host, [...table, team])
    }
  }
  return [...meetings]
    .filter(([, count]) => count > 1)
    .map(([pair, count]) => ({
      kind: 'MEETS_TWICE',
      team: Math.floor(pair / teamCount),
      other: pair % teamCount,
      count,
    }))
}
