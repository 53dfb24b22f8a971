import { noLocks, type PlanLocks } from './plan-locks.ts'
import { noCourse, noHost, type Plan, type PlanProblem, tableSizes } from './plan-problem.ts'

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
