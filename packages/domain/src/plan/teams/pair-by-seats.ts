import type { HostingAbility } from '../../people/participants/hosting.ts'
import { canHost } from '../../people/participants/hosting.ts'
import type { Participant } from '../../people/participants/participant.ts'
import type { FormingTeam } from './forming-team.ts'
import { membersOf } from './forming-team.ts'

const rankOf: Record<HostingAbility, number> = { NO: 0, UNKNOWN: 1, YES: 2 }

/** Fills the teams in the order given, regardless of seats: equal capacity is switched off. */
export function fillInOrder(teams: readonly FormingTeam[], people: readonly Participant[], teamSize: number): void {
  const waiting = [...people]
  for (const team of teams) team.free.push(...waiting.splice(0, teamSize - membersOf(team).length))
}

/**
 * Fills the teams so that as few as possible lack a member with enough seats, and among those as few as possible lack
 * even one with unknown seats: first every team gets the best person left, then the best teams get the weakest.
 */
export function pairBySeats(
  teams: readonly FormingTeam[],
  people: readonly Participant[],
  seating: { teamSize: number; seatsNeeded: number },
): void {
  const ability = (person: Participant) => rankOf[canHost(person, seating.seatsNeeded)]
  const best = (team: FormingTeam) => Math.max(-1, ...membersOf(team).map(ability))
  const hasRoom = (team: FormingTeam) => membersOf(team).length < seating.teamSize
  const ranked = [...people].sort((first, second) => ability(second) - ability(first))

  const open = teams.filter(hasRoom).sort((left, right) => best(left) - best(right))
  for (const team of open) team.free.push(...ranked.splice(0, 1))
  while (ranked.length > 0) {
    const unfinished = open.filter(hasRoom).sort((one, other) => best(other) - best(one))
    if (unfinished.length === 0) return
    for (const team of unfinished) team.free.push(...ranked.splice(-1, 1))
  }
}
