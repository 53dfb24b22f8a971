import type { DinnerOptions } from '../dinner/dinner.ts'
import { seatsNeededToHost } from '../participants/hosting.ts'
import type { Participant } from '../participants/participant.ts'
import { fixedTuples } from '../partner-wishes/pairs.ts'
import type { FormingTeam } from './forming-team.ts'
import { membersOf } from './forming-team.ts'
import { improveGenderMix } from './improve-gender-mix.ts'
import { fillInOrder, pairBySeats } from './pair-by-seats.ts'

export type FormingOptions = Pick<
  DinnerOptions,
  'teamSize' | 'genderAspects' | 'forceEqualDistributedCapacityTeams' | 'teamPartnerWishDisabled'
> & { mealCount: number }

/** Who cooks with whom; people who have to cook together come first (rules 3.4 steps 2 to 4). */
export function formTeams(shuffledPeople: readonly Participant[], options: FormingOptions): Participant[][] {
  const { teamSize, mealCount, genderAspects } = options
  const teamCount = Math.floor(shuffledPeople.length / (teamSize * mealCount)) * mealCount
  const teams = seatTuples(fixedTuples(shuffledPeople, options.teamPartnerWishDisabled), teamCount, teamSize)
  const pinned = new Set(teams.flatMap((team) => team.pinned))
  const free = shuffledPeople.filter((person) => !pinned.has(person))
  const seatsNeeded = seatsNeededToHost(teamSize, mealCount)
  const balanced = options.forceEqualDistributedCapacityTeams

  if (balanced) pairBySeats(teams, free, { teamSize, seatsNeeded })
  else fillInOrder(teams, free, teamSize)
  if (genderAspects !== 'IGNORE_GENDER') {
    improveGenderMix(teams, { genderAspects, seatsNeeded: balanced ? seatsNeeded : undefined })
  }
  return teams.map(membersOf)
}

/** A tuple per team; further ones where there is still room for both (never needed with teams of two). */
function seatTuples(tuples: readonly Participant[][], teamCount: number, teamSize: number): FormingTeam[] {
  const pinned: Participant[][] = Array.from({ length: teamCount }, () => [])
  for (const tuple of tuples) {
    const team =
      pinned.find((members) => members.length === 0) ??
      pinned.find((members) => members.length + tuple.length <= teamSize)
    if (team && tuple.length <= teamSize) team.push(...tuple)
  }
  return pinned.map((members) => ({ pinned: members, free: [] }))
}
