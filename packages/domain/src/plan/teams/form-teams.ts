import type { DinnerOptions, Meal } from '../../events/dinner/dinner.ts'
import { seatsNeededToHost } from '../../people/participants/hosting.ts'
import type { Participant } from '../../people/participants/participant.ts'
import { canSeatEverybody } from '../../people/participants/team-counts.ts'
import { fixedTuples } from '../../people/partner-wishes/pairs.ts'
import type { Random } from '../../random.ts'
import { type FormingTeam, membersOf } from './forming-team.ts'
import { improveTeams } from './improve-teams.ts'
import { fillInOrder, pairBySeats } from './pair-by-seats.ts'
import { pairSingles } from './pair-singles.ts'
import { chooseTeamOfThree } from './team-of-three.ts'
import type { TeamAims } from './team-score.ts'

/** `meals` in order of time; `mealCount` is their number. */
export type FormingOptions = Pick<
  DinnerOptions,
  'teamSize' | 'genderAspects' | 'forceEqualDistributedCapacityTeams' | 'teamPartnerWishDisabled'
> & {
  mealCount: number
  meals: readonly Pick<Meal, 'id'>[]
  /** All people get a team where the number allows it, an odd person in a team of three. */
  leaveNobodyOut?: boolean
}

/** Who cooks with whom; people who have to cook together come first. What is aimed for: `TeamAims`. */
export function formTeams(
  shuffledPeople: readonly Participant[],
  options: FormingOptions,
  random: Random,
): Participant[][] {
  const aims = aimsOf(options)
  const teams = options.teamSize === 2 ? formPairs(shuffledPeople, options, aims) : fillTeams(shuffledPeople, options)
  const mealIds = options.meals.map((meal) => meal.id)
  return improveTeams(teams, aims, mealIds, random).map(membersOf)
}

function aimsOf(options: FormingOptions): TeamAims {
  const { genderAspects, forceEqualDistributedCapacityTeams, mealCount, teamSize } = options
  const others = (mealCount - 1) * teamSize
  const seatsNeeded = (members: number) => others + members
  return { genderAspects, teamSize, seatsNeeded: forceEqualDistributedCapacityTeams ? seatsNeeded : undefined }
}

/** Teams of two, and one of three where all people are to be seated; the higher aims are met exactly from the start. */
function formPairs(people: readonly Participant[], options: FormingOptions, aims: TeamAims): FormingTeam[] {
  const seats = seatsFor(people.length, options)
  const tuples = fixedTuples(people, options.teamPartnerWishDisabled).slice(0, seats >> 1)
  const inTuples = new Set(tuples.flat())
  const singles = people.filter((person) => !inTuples.has(person)).slice(0, seats - 2 * tuples.length)
  const third = seats % 2 === 1 ? [chooseTeamOfThree(tuples, singles, aims)] : []
  const taken = new Set(third.flatMap(membersOf))
  return [
    ...third.filter((team) => team.pinned.length > 0),
    ...tuples.filter(([one]) => !taken.has(one)).map((pinned) => ({ pinned, free: [] })),
    ...third.filter((team) => team.pinned.length === 0),
    ...formSingles(
      singles.filter((person) => !taken.has(person)),
      aims,
    ),
  ]
}

function formSingles(singles: readonly Participant[], aims: TeamAims): FormingTeam[] {
  // Without any aim above distance people stay as drawn.
  if (aims.seatsNeeded === undefined && aims.genderAspects === 'IGNORE_GENDER') {
    return Array.from({ length: singles.length / 2 }, (_, index) => ({
      pinned: [],
      free: singles.slice(2 * index, 2 * index + 2),
    }))
  }
  return pairSingles(singles, aims).map((free) => ({ pinned: [], free }))
}

/** How many get a team. `splitWaitingList` gives a number that fits; of any other the singles drawn last get none. */
function seatsFor(people: number, options: FormingOptions): number {
  const step = options.teamSize * options.mealCount
  return options.leaveNobodyOut && canSeatEverybody(people, options) ? people : people - (people % step)
}

/** Teams of any other size, which only the search makes good. */
function fillTeams(people: readonly Participant[], options: FormingOptions): FormingTeam[] {
  const { teamSize, mealCount } = options
  const tuples = fixedTuples(people, options.teamPartnerWishDisabled)
  const teams = seatTuples(tuples, seatsFor(people.length, options) / teamSize, teamSize)
  const pinned = new Set(teams.flatMap((team) => team.pinned))
  const free = people.filter((person) => !pinned.has(person))
  const seatsNeeded = seatsNeededToHost(teamSize, mealCount)
  if (options.forceEqualDistributedCapacityTeams) pairBySeats(teams, free, { teamSize, seatsNeeded })
  else fillInOrder(teams, free, teamSize)
  return teams
}

/** A tuple per team; further ones where there is still room for both. */
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
