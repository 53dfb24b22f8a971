import type { Issue } from '@running-dinner/domain/issue'
import { noLocks, type PlanLocks } from './plan-locks.ts'
import { noHost, type Plan, type PlanProblem } from './plan-problem.ts'
import { type RepairedPlan, type RepairOptions, type RepairRequest, repairPlan } from './repair-plan.ts'

/**
 * A repair that leaves some teams their whole evening. Where that is impossible, because they sat with a team that
 * drops out or no other plan is valid, they keep at least their course.
 */
export function repairKeeping(
  problem: PlanProblem,
  plan: Plan,
  options: Omit<RepairOptions, 'locks'>,
  kept: ReadonlySet<number>,
): RepairedPlan | { issues: Issue[] } {
  if (kept.size === 0) return repairPlan(problem, plan, options)
  const whole = repairPlan(problem, plan, { ...options, locks: eveningsOf(problem, plan, options, kept) })
  if (!('issues' in whole)) return whole
  return repairPlan(problem, plan, { ...options, locks: { ...noLocks, courses: kept } })
}

/** Their visits and guests, as far as those are still there and cook what they did; a table that lost a guest may get another. */
function eveningsOf(
  { courseCount }: PlanProblem,
  plan: Plan,
  { without, courses }: RepairRequest,
  kept: ReadonlySet<number>,
): PlanLocks {
  const seats = [...plan.host.entries()].flatMap(([seat, host]) => {
    const guest = Math.floor(seat / courseCount)
    return host === noHost || host === guest ? [] : [{ guest, host }]
  })
  const isOther = (team: number) => without.has(team) || courses?.has(team) === true
  const lost = new Set(seats.filter(({ guest }) => isOther(guest)).map(({ host }) => host))
  return {
    courses: kept,
    visits: seats.filter(({ guest, host }) => (kept.has(guest) || kept.has(host)) && !isOther(guest) && !isOther(host)),
    tables: new Set([...kept].filter((table) => !isOther(table) && !lost.has(table))),
  }
}
