import { canHost } from '../participants/hosting.ts'
import type { Participant } from '../participants/participant.ts'

/** A member with enough seats, else one whose seats are unknown, else the first. */
export function chooseHost(members: readonly Participant[], seatsNeeded: number): Participant | undefined {
  return (
    members.find((member) => canHost(member, seatsNeeded) === 'YES') ??
    members.find((member) => canHost(member, seatsNeeded) === 'UNKNOWN') ??
    members[0]
  )
}
