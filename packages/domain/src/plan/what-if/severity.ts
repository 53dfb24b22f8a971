import type { HostingAbility } from '../../people/participants/hosting.ts'

export const severities = ['HIGH', 'MEDIUM', 'LOW'] as const
export type Severity = (typeof severities)[number]

interface Loss {
  /** People who lose a course when nothing is done. */
  guestsWithoutCourse: number
  /** Null where no plan without the team is possible; undefined where it is not computed. */
  changedPeople: number | null | undefined
  /** What those who could step in can host; undefined where too few wait. */
  standby: HostingAbility | undefined
  isFragile: boolean
}

/**
 * How bad it is when a team drops out: easy where people who can host step in or no team loses anything, manageable
 * where the plan can be repaired, severe where neither is possible. A team more likely to drop out counts one step
 * worse.
 */
export function severityOf({ guestsWithoutCourse, changedPeople, standby, isFragile }: Loss): Severity {
  const isEasy = guestsWithoutCourse === 0 || (standby !== undefined && standby !== 'NO')
  const step = isEasy ? 2 : changedPeople === null ? 0 : 1
  return severities[Math.max(0, step - Number(isFragile))] ?? 'HIGH'
}
