import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { canHost } from '@running-dinner/domain/participants/hosting.ts'

/** `nobody`: nobody has room for the table; `other`: the host has not, another member would; `unknown`: nobody said. */
export type HostingWarning = 'nobody' | 'other' | 'unknown'

type Seats = Pick<TeamReply['teamMembers'][number], 'id' | 'numSeats'>

/** Nothing blocks such a team, but its organiser should know (rules 3.4, step 5). */
export function hostingWarning(
  team: { teamMembers: readonly Seats[]; hostTeamMember: Seats | null; onlyGuest: boolean },
  seatsNeeded: number,
): HostingWarning | undefined {
  const { teamMembers, hostTeamMember } = team
  // At the table of nobody there are no seats to count.
  if (teamMembers.length === 0 || team.onlyGuest) return undefined
  const abilities = teamMembers.map((member) => canHost(member, seatsNeeded))
  if (!abilities.includes('YES')) return abilities.includes('UNKNOWN') ? 'unknown' : 'nobody'
  return hostTeamMember && canHost(hostTeamMember, seatsNeeded) !== 'YES' ? 'other' : undefined
}
