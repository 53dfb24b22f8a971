import type { DinnerOptions, Meal } from '../../events/dinner/dinner.ts'
import { canHost, seatsNeededToHost } from '../../people/participants/hosting.ts'
import { confirmedInOrder } from '../../people/participants/order.ts'
import type { Participant } from '../../people/participants/participant.ts'
import { canSeatEverybody } from '../../people/participants/team-counts.ts'
import { fixedTuples } from '../../people/partner-wishes/pairs.ts'
import { type Random, shuffled } from '../../random.ts'
import { assignMeals } from './assign-meals.ts'
import { chooseHost } from './choose-host.ts'
import { type FormingTeam, membersOf } from './forming-team.ts'
import type { GenderCounts } from './gender-mix.ts'
import { improveTeams } from './improve-teams.ts'
import {
  countSingles,
  fillInOrder,
  leastUnfit,
  leastWithoutHost,
  pairBySeats,
  pairSingles,
  type SinglesCounts,
} from './pair-singles.ts'
import { sharedAddresses } from './shared-addresses.ts'
import type { Team } from './team.ts'
import type { TeamAims } from './team-score.ts'
import { kindOf, teamFaults } from './team-score.ts'

/**
 * Who makes the one team of three when the number of people is odd: three singles, or a pair that stays together and a
 * single. All combinations of kinds of people (gender, seats for two teams, for a table of seven) are tried; the best
 * leaves everybody the best teams by aims 2 and 3. `tuples` and `singles` in the order drawn, which settles ties.
 */
function chooseTeamOfThree(
  tuples: readonly Participant[][],
  singles: readonly Participant[],
  aims: TeamAims,
): FormingTeam {
  const kind = (person: Participant) => kindOf(person, aims)
  const candidates = [...threeSingles(singles, kind), ...pairsWithOne(tuples, singles, kind)]
  const judge = judgeOf(singles, aims)
  let best: FormingTeam | undefined
  let least = Number.POSITIVE_INFINITY
  for (const candidate of candidates) {
    const faults = judge(candidate, least)
    if (faults < least) [best, least] = [candidate, faults]
  }
  return best ?? { pinned: [], free: [...singles] }
}

/** More teams than any event has: faults of all teams together have to stay ranked as those of a few are. */
const manyTeams = 10_000

/**
 * Faults of a team of three and of the pairs the others can make, less those the pinned pair would have alone. Infinite as
 * soon as it is clear that they are not below `least`.
 */
function judgeOf(singles: readonly Participant[], aims: TeamAims): (team: FormingTeam, least: number) => number {
  const counts = countSingles(singles, aims)
  const unfitOf = new Map<string, number>()
  return ({ pinned, free }, least) => {
    const ownFaults = ranked(teamFaults([...pinned, ...free], aims))
    const alone = pinned.length > 0 ? ranked(teamFaults(pinned, aims)) : 0
    const remaining = withoutCounts(counts, countSingles(free, aims))
    const faults = ownFaults - alone + leastWithoutHost(remaining, aims) * ranked(100)
    if (faults >= least) return Number.POSITIVE_INFINITY
    const key = JSON.stringify(remaining)
    const unfit = unfitOf.get(key) ?? leastUnfit(remaining, aims)
    unfitOf.set(key, unfit)
    return faults + unfit * ranked(10)
  }
}

function ranked(faults: number): number {
  const [withoutHost, unfit, otherFaults] = [Math.trunc(faults / 100), Math.trunc(faults / 10) % 10, faults % 10]
  return (withoutHost * manyTeams + unfit) * manyTeams + otherFaults
}

function withoutCounts(counts: SinglesCounts, removedCounts: SinglesCounts): SinglesCounts {
  const minus = (counts: GenderCounts, removed: GenderCounts): GenderCounts => ({
    UNDEFINED: counts.UNDEFINED - removed.UNDEFINED,
    MALE: counts.MALE - removed.MALE,
    FEMALE: counts.FEMALE - removed.FEMALE,
  })
  return { hosts: minus(counts.hosts, removedCounts.hosts), others: minus(counts.others, removedCounts.others) }
}

function threeSingles(singles: readonly Participant[], kind: (person: Participant) => string): FormingTeam[] {
  const byKind = groupByKind(singles, kind)
  const kinds = [...byKind.keys()]
  const teams: FormingTeam[] = []
  for (const [firstIndex, firstKind] of kinds.entries()) {
    for (const [secondIndex, secondKind] of kinds.entries()) {
      for (const [thirdIndex, thirdKind] of kinds.entries()) {
        if (firstIndex > secondIndex || secondIndex > thirdIndex) continue
        const free = peopleOfKinds(byKind, [firstKind, secondKind, thirdKind])
        if (free) teams.push({ pinned: [], free })
      }
    }
  }
  return teams
}

function pairsWithOne(
  tuples: readonly Participant[][],
  singles: readonly Participant[],
  kind: (person: Participant) => string,
): FormingTeam[] {
  const kindsOfPair = (pair: Participant[]) => pair.map(kind).sort().join()
  const pairs = [...groupByKind(tuples, kindsOfPair).values()].flatMap(([pair]) => (pair ? [pair] : []))
  const singlesOfKinds = [...groupByKind(singles, kind).values()].flatMap(([person]) => (person ? [person] : []))
  return pairs.flatMap((pinned) => singlesOfKinds.map((person) => ({ pinned, free: [person] })))
}

function peopleOfKinds(
  byKind: ReadonlyMap<string, Participant[]>,
  kinds: readonly string[],
): Participant[] | undefined {
  const chosenPeople: Participant[] = []
  for (const kind of kinds) {
    const person = byKind.get(kind)?.find((candidate) => !chosenPeople.includes(candidate))
    if (!person) return undefined
    chosenPeople.push(person)
  }
  return chosenPeople
}

function groupByKind<T>(items: readonly T[], kindOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const group = groups.get(kindOf(item))
    if (group) group.push(item)
    else groups.set(kindOf(item), [item])
  }
  return groups
}

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
  const otherSeats = (mealCount - 1) * teamSize
  const seatsNeeded = (members: number) => otherSeats + members
  return { genderAspects, teamSize, seatsNeeded: forceEqualDistributedCapacityTeams ? seatsNeeded : undefined }
}

/** Teams of two, and one of three where all people are to be seated; the higher aims are met exactly from the start. */
function formPairs(people: readonly Participant[], options: FormingOptions, aims: TeamAims): FormingTeam[] {
  const seats = seatsFor(people.length, options)
  const tuples = fixedTuples(people, options.teamPartnerWishDisabled).slice(0, seats >> 1)
  const inTuples = new Set(tuples.flat())
  const singles = people.filter((person) => !inTuples.has(person)).slice(0, seats - 2 * tuples.length)
  const third = seats % 2 === 1 ? [chooseTeamOfThree(tuples, singles, aims)] : []
  const thirdPeople = new Set(third.flatMap(membersOf))
  return [
    ...third.filter((team) => team.pinned.length > 0),
    ...tuples.filter(([root]) => !thirdPeople.has(root)).map((pinned) => ({ pinned, free: [] })),
    ...third.filter((team) => team.pinned.length === 0),
    ...formSingles(
      singles.filter((person) => !thirdPeople.has(person)),
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
  const unpinned = people.filter((person) => !pinned.has(person))
  const seatsNeeded = seatsNeededToHost(teamSize, mealCount)
  if (options.forceEqualDistributedCapacityTeams) pairBySeats(teams, unpinned, { teamSize, seatsNeeded })
  else fillInOrder(teams, unpinned, teamSize)
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

export type BuildTeamsOptions = FormingOptions

/** Teams before they are stored: the id is the number, which runs from 1. */
export interface BuiltTeams {
  teams: Team[]
  /** Two courses and an odd number of teams: this one cooks nothing, whatever its course says. */
  roamingTeamId: string | undefined
}

/**
 * Full teams with a host each, equally many for every course: docs/rules/plan/team-building.md#how-teams-are-built. Expects
 * the assignable participants (`splitWaitingList`); of a number that does not fit the odd ones stay without a team. The
 * aims are `TeamAims` and `assignMeals`. The same seed gives the same teams in any order of `participants`.
 */
export function buildTeams(
  participants: readonly Participant[],
  options: BuildTeamsOptions,
  random: Random,
): BuiltTeams {
  const teams = formTeams(shuffled(confirmedInOrder(participants), random), options, random).map(
    (members, index): Team => ({
      id: `${index + 1}`,
      teamNumber: index + 1,
      status: 'OK',
      mealId: '',
      members,
      hostMemberId: chooseHost(members, seatsNeededBy(members, options))?.id,
    }),
  )
  const mealIds = options.meals.map((meal) => meal.id)
  const cooking = teams.map(({ members }) => ({ members, canHost: hasHost(members, seatsNeededBy(members, options)) }))
  const assigned = assignMeals(cooking, addressesOf(teams), mealIds, random)
  return {
    teams: teams.map((team, index) => ({ ...team, mealId: assigned.mealIds[index] ?? '' })),
    roamingTeamId: assigned.roamingTeam === undefined ? undefined : teams[assigned.roamingTeam]?.id,
  }
}

/** People at a team's table: its members and a full team for every other course. */
function seatsNeededBy(
  members: readonly unknown[],
  { teamSize, mealCount }: Pick<BuildTeamsOptions, 'teamSize' | 'mealCount'>,
): number {
  return members.length + teamSize * (mealCount - 1)
}

function hasHost(members: readonly Participant[], seatsNeeded: number): boolean {
  return members.some((member) => canHost(member, seatsNeeded) === 'YES')
}

/** Groups of teams that share an address, each team in one. */
function addressesOf(teams: readonly Team[]): number[][] {
  const addressOf = new Map<number, number[]>()
  for (const [firstTeam, otherTeam] of sharedAddresses(teams)) {
    const address = new Set([
      ...(addressOf.get(firstTeam) ?? [firstTeam]),
      ...(addressOf.get(otherTeam) ?? [otherTeam]),
    ])
    for (const team of address) addressOf.set(team, [...address])
  }
  return teams.flatMap((_, team) => {
    const address = addressOf.get(team) ?? []
    return Math.min(...address) === team ? [address] : []
  })
}
