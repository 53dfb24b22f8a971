import { canHost, seatsAtTable } from '../participants/hosting.ts'
import type { Participant } from '../participants/participant.ts'
import type { Team } from './team.ts'

/** A member with enough seats, else one whose seats are unknown, else the first. */
export function chooseHost(members: readonly Participant[], seatsNeeded: number): Participant | undefined {
  return (
    members.find((member) => canHost(member, seatsNeeded) === 'YES') ??
    members.find((member) => canHost(member, seatsNeeded) === 'UNKNOWN') ??
    members[0]
  )
}

/**
 * The host after a change of members: the old host if still there, unless seats are missing that another member has. In
 * a locked team the host never changes.
 */
export function hostAfterChange(
  { hostMemberId, locked }: Pick<Team, 'hostMemberId' | 'locked'>,
  members: readonly Participant[],
  event: { teamSize: number; meals: readonly unknown[] },
): Participant | undefined {
  const seatsNeeded = seatsAtTable(members.length, event)
  const host = members.find((member) => member.id === hostMemberId)
  const best = chooseHost(members, seatsNeeded)
  if (!host || !best) return best
  return locked || canHost(host, seatsNeeded) === canHost(best, seatsNeeded) ? host : best
}
