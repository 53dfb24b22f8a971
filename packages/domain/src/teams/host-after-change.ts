import { canHost } from '../participants/hosting.ts'
import type { Participant } from '../participants/participant.ts'
import { seatsAtTable } from '../participants/seats-at-table.ts'
import { chooseHost } from './choose-host.ts'
import type { Team } from './team.ts'

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
