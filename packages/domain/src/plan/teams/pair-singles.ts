import { canHost, type HostingAbility } from '../../people/participants/hosting.ts'
import { type Gender, genders, type Participant } from '../../people/participants/participant.ts'
import type { FormingTeam } from './forming-team.ts'
import { membersOf } from './forming-team.ts'
import { bestGenderMix, type GenderCounts, partnerGender } from './gender-mix.ts'
import type { TeamAims } from './team-score.ts'

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

  const openTeams = teams.filter(hasRoom).sort((left, right) => best(left) - best(right))
  for (const team of openTeams) team.free.push(...ranked.splice(0, 1))
  while (ranked.length > 0) {
    const unfinished = openTeams.filter(hasRoom).sort((left, right) => best(right) - best(left))
    if (unfinished.length === 0) return
    for (const team of unfinished) team.free.push(...ranked.splice(-1, 1))
  }
}

/** People by gender; the next to be taken is the last. */
type ByGender = Record<Gender, Participant[]>

/**
 * Pairs of people without a fixed partner, exactly as aims 2 and 3 ask: where seats matter, the smaller group of those
 * who can and those who cannot host gets partners from the other one, and within that most pairs fit the gender rule.
 * An even number of people.
 */
export function pairSingles(people: readonly Participant[], aims: TeamAims): Participant[][] {
  const [smaller, larger] = groupsOf(people, aims)
  const { taken } = bestGenderMix(countsOf(smaller), countsOf(larger), aims.genderAspects)
  const partners = byGender(genders.flatMap((gender) => larger[gender].splice(larger[gender].length - taken[gender])))
  return [...pairAcross(smaller, partners, aims), ...pairWithin(larger, aims)]
}

/** How many of each gender can certainly host two teams more, and how many others there are. */
export interface SinglesCounts {
  hosts: GenderCounts
  others: GenderCounts
}

/** Fewest teams without a capable host that this many singles can have; 0 where seats do not matter. */
export function leastWithoutHost({ hosts, others }: SinglesCounts, aims: TeamAims): number {
  return aims.seatsNeeded === undefined ? 0 : Math.max(0, (total(others) - total(hosts)) / 2)
}

/** Fewest teams against the gender rule that this many singles can have, given that fewest lack a host. */
export function leastUnfit({ hosts, others }: SinglesCounts, { genderAspects }: TeamAims): number {
  const [smaller, larger] = total(hosts) <= total(others) ? [hosts, others] : [others, hosts]
  return (total(hosts) + total(others)) / 2 - bestGenderMix(smaller, larger, genderAspects).fits
}

/** Where seats do not matter all are others. */
export function countSingles(people: readonly Participant[], aims: TeamAims): SinglesCounts {
  const [hosts, nonHosts] = hostsAndOthers(people, aims)
  return { hosts: countsOf(byGender(hosts)), others: countsOf(byGender(nonHosts)) }
}

function hostsAndOthers(people: readonly Participant[], { seatsNeeded }: TeamAims): [Participant[], Participant[]] {
  const needed = seatsNeeded?.(2)
  const isHost = (person: Participant) => needed !== undefined && canHost(person, needed) === 'YES'
  return [people.filter(isHost), people.filter((person) => !isHost(person))]
}

/** Those who can host and those who cannot, the smaller group first; one group of all where seats do not matter. */
function groupsOf(people: readonly Participant[], aims: TeamAims): [smaller: ByGender, larger: ByGender] {
  const [hosts, nonHosts] = hostsAndOthers(people, aims)
  // Who certainly cannot host goes with a host first, so that people of unknown seats are left for teams without one.
  nonHosts.sort((first, second) => Number(first.numSeats !== undefined) - Number(second.numSeats !== undefined))
  return hosts.length <= nonHosts.length ? [byGender(hosts), byGender(nonHosts)] : [byGender(nonHosts), byGender(hosts)]
}

function pairAcross(singles: ByGender, otherSingles: ByGender, aims: TeamAims): Participant[][] {
  const pairs: Participant[][] = []
  for (const gender of genders) {
    const partners = otherSingles[partnerGender(gender, aims.genderAspects)]
    while (singles[gender].length > 0 && partners.length > 0)
      pairs.push([...singles[gender].splice(-1), ...partners.splice(-1)])
  }
  const [unfitOnes, unfitOthers] = [
    genders.flatMap((gender) => singles[gender]),
    genders.flatMap((gender) => otherSingles[gender]),
  ]
  return [...pairs, ...unfitOnes.map((person, index) => [person, ...unfitOthers.slice(index, index + 1)])]
}

function pairWithin(people: ByGender, aims: TeamAims): Participant[][] {
  const pairs: Participant[][] = []
  const pairUp = (singles: Participant[], partners: Participant[]) => {
    const enough = () => (singles === partners ? singles.length > 1 : singles.length > 0 && partners.length > 0)
    while (enough()) pairs.push([...singles.splice(-1), ...partners.splice(-1)])
  }
  for (const gender of genders) pairUp(people[gender], people[partnerGender(gender, aims.genderAspects)])
  const unfit = genders.flatMap((gender) => people[gender])
  pairUp(unfit, unfit)
  return pairs
}

function byGender(people: readonly Participant[]): ByGender {
  const ofGender = (gender: Gender) => people.filter((person) => person.gender === gender)
  return { UNDEFINED: ofGender('UNDEFINED'), MALE: ofGender('MALE'), FEMALE: ofGender('FEMALE') }
}

function countsOf(people: ByGender): GenderCounts {
  return { UNDEFINED: people.UNDEFINED.length, MALE: people.MALE.length, FEMALE: people.FEMALE.length }
}

function total(counts: GenderCounts): number {
  return counts.UNDEFINED + counts.MALE + counts.FEMALE
}
