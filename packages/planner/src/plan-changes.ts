import { type FrozenCourses, nothingFrozen } from './plan-locks.ts'
import { noHost, type Plan } from './plan-problem.ts'

/** A plan with the ids its positions stand for, so that plans of different teams can be compared. */
export interface NamedPlan {
  teamIds: readonly string[]
  plan: Plan
}

export interface TeamChange {
  teamId: string
  courseChanged: boolean
  /** Another host than before at one of the courses. */
  hostsChanged: boolean
  /** Others at the own table than before; who else is guest at a host does not count. */
  guestsChanged: boolean
}

/**
 * The teams that must be notified: every team of the plan after whose evening differs, in its order. New teams are
 * among them. Not a change: guests who leave a table that was laid, a host who leaves a course that is over.
 */
export function planChanges(
  before: NamedPlan,
  after: NamedPlan,
  { begun, over }: FrozenCourses = nothingFrozen,
): TeamChange[] {
  const evenings = new Map(before.teamIds.map((teamId, position) => [teamId, eveningOf(before, position)]))
  const staying = new Set(after.teamIds)
  const guestsBefore = guestsByHost(before, (guestId, course) => staying.has(guestId) || !begun.has(course))
  const guestsAfter = guestsByHost(after)
  return after.teamIds.flatMap((teamId, position) => {
    const was = evenings.get(teamId)
    const is = eveningOf(after, position)
    const change = {
      teamId,
      courseChanged: was?.course !== is.course,
      hostsChanged: is.hosts.some(
        (host, course) => host !== teamId && !over.has(course) && host !== was?.hosts[course],
      ),
      guestsChanged: guestsBefore.get(teamId) !== guestsAfter.get(teamId),
    }
    return change.courseChanged || change.hostsChanged || change.guestsChanged ? [change] : []
  })
}

function eveningOf({ teamIds, plan }: NamedPlan, position: number) {
  const courseCount = plan.host.length / Math.max(1, teamIds.length)
  const hosts = plan.host.subarray(position * courseCount, (position + 1) * courseCount)
  return { course: plan.course[position], hosts: Array.from(hosts, (host) => teamIds[host]) }
}

/** The ids of the guests at every table, as one string to compare. */
function guestsByHost(
  { teamIds, plan }: NamedPlan,
  counts: (guestId: string, course: number) => boolean = () => true,
): Map<string, string> {
  const courseCount = plan.host.length / Math.max(1, teamIds.length)
  const guests = new Map<string, string[]>()
  for (const [seat, host] of plan.host.entries()) {
    const guest = Math.floor(seat / courseCount)
    const guestId = teamIds[guest]
    const hostId = teamIds[host]
    if (host === noHost || host === guest || guestId === undefined || hostId === undefined) continue
    if (!counts(guestId, seat % courseCount)) continue
    guests.set(hostId, [...(guests.get(hostId) ?? []), guestId])
  }
  return new Map([...guests].map(([hostId, ids]) => [hostId, ids.sort().join(' ')]))
}
