import { canHost, seatsAtTable } from '../../people/participants/hosting.ts'
import type { Participant } from '../../people/participants/participant.ts'
import type { Team } from './team.ts'

/** A member with enough seats, else one whose seats are unknown, else the first. */
export function chooseHost<P extends Pick<Participant, 'numSeats'>>(
  members: readonly P[],
  seatsNeeded: number,
): P | undefined {
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
export function hostAfterChange<P extends Pick<Participant, 'id' | 'numSeats'>>(
  { hostMemberId, locked }: Pick<Team, 'hostMemberId' | 'locked'>,
  members: readonly P[],
  event: { teamSize: number; meals: readonly unknown[] },
): P | undefined {
  const seatsNeeded = seatsAtTable(members.length, event)
  const host = members.find((member) => member.id === hostMemberId)
  const best = chooseHost(members, seatsNeeded)
  if (!host || !best) return best
  return locked || canHost(host, seatsNeeded) === canHost(best, seatsNeeded) ? host : best
}

export interface TableSeats<P> {
  host: P
  /** Everybody at the table. */
  needed: number
  /** Places that lack at the host's; undefined where their seats are not known. */
  missing: number | undefined
}

/** Whether all at the table have a seat once the team has these members. Undefined without members. */
export function seatsOfTable<P extends Pick<Participant, 'id' | 'numSeats'>>(
  team: Pick<Team, 'hostMemberId' | 'locked'>,
  members: readonly P[],
  event: { teamSize: number; meals: readonly unknown[] },
): TableSeats<P> | undefined {
  const host = hostAfterChange(team, members, event)
  if (!host) return undefined
  const needed = seatsAtTable(members.length, event)
  const missing = host.numSeats === undefined ? undefined : Math.max(0, needed - host.numSeats)
  return { host, needed, missing }
}
