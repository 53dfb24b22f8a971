import { canHost } from '../participants/hosting.ts'
import type { Participant } from '../participants/participant.ts'

interface Swap {
  /** Members after the swap. */
  members: readonly Participant[]
  newcomer: Participant
  /** The newcomer was the host where they come from. */
  wasHost: boolean
  /** The host before the swap. */
  hostId: string | undefined
  seatsNeeded: number
}

/**
 * The host stays if able to host; else the newcomer who was host and is able; else any able member, else one with
 * unknown seats, preferably the old host; else the newcomer. See docs/rules/team-changes.md#changing-teams-by-hand.
 */
export function hostAfterSwap({ members, newcomer, wasHost, hostId, seatsNeeded }: Swap): Participant {
  const byRank = [...members].sort((first, second) => Number(second.id === hostId) - Number(first.id === hostId))
  const able = byRank.filter((member) => canHost(member, seatsNeeded) === 'YES')
  if (able[0]?.id !== hostId && wasHost && able.includes(newcomer)) return newcomer
  return able[0] ?? byRank.find((member) => canHost(member, seatsNeeded) === 'UNKNOWN') ?? newcomer
}
