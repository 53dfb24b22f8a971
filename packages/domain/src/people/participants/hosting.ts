import type { Participant } from './participant.ts'

/** Unknown seats rank between those who can and those who cannot host. */
export type HostingAbility = 'YES' | 'NO' | 'UNKNOWN'

/** The hosts and one guest team per other course sit at one table: six with three courses. */
export function seatsNeededToHost(teamSize: number, mealCount: number): number {
  return teamSize * mealCount
}

export function canHost(participant: Pick<Participant, 'numSeats'>, seatsNeeded: number): HostingAbility {
  if (participant.numSeats === undefined) return 'UNKNOWN'
  return participant.numSeats >= seatsNeeded ? 'YES' : 'NO'
}

/** The number of people at the table of a team of `members`: itself and one full team for every other course. */
export function seatsAtTable(members: number, event: { teamSize: number; meals: readonly unknown[] }): number {
  return members + event.teamSize * (event.meals.length - 1)
}
