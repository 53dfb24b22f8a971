import type { Participant } from './participant.ts'

/** Unknown seats rank between can and cannot host (decisions B15). */
export type HostingAbility = 'YES' | 'NO' | 'UNKNOWN'

/** Everybody at the table sits down: the hosts and one guest team per other course (spec 1: six with three courses). */
export function seatsNeededToHost(teamSize: number, mealCount: number): number {
  return teamSize * mealCount
}

export function canHost(participant: Pick<Participant, 'numSeats'>, seatsNeeded: number): HostingAbility {
  if (participant.numSeats === undefined) return 'UNKNOWN'
  return participant.numSeats >= seatsNeeded ? 'YES' : 'NO'
}
