import { canHost } from '../participants/hosting.ts'
import type { Participant } from '../participants/participant.ts'
import { seatsAtTable } from '../participants/seats-at-table.ts'
import { chooseHost } from './choose-host.ts'
import type { Team } from './team.ts'

/**
 * Who hosts once other people are in the team (rules 3.5, 6.1, 6.2): whoever did and is still there, unless seats are missing
 * there that somebody else has. In a locked team nobody else takes over.
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
