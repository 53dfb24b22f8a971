import type { TeamReply } from '@running-dinner/contract/plan'
import { canHost } from '@running-dinner/domain/people'

/** `nobody`: no member has enough seats; `other`: another member than the host has; `unknown`: too few are known, some are not. */
export type HostingWarning = 'nobody' | 'other' | 'unknown'

type Seats = Pick<TeamReply['teamMembers'][number], 'id' | 'numSeats'>

/** Warns about a table that may not fit. Such a team is allowed. */
export function hostingWarning(
  team: { teamMembers: readonly Seats[]; hostTeamMember: Seats | null; onlyGuest: boolean },
  seatsNeeded: number,
): HostingWarning | undefined {
  const { teamMembers, hostTeamMember } = team
  // A team without members or that never hosts needs no seats.
  if (teamMembers.length === 0 || team.onlyGuest) return undefined
  const abilities = teamMembers.map((member) => canHost(member, seatsNeeded))
  if (!abilities.includes('YES')) return abilities.includes('UNKNOWN') ? 'unknown' : 'nobody'
  return hostTeamMember && canHost(hostTeamMember, seatsNeeded) !== 'YES' ? 'other' : undefined
}
