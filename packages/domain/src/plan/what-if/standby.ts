import type { DinnerOptions } from '../../events/dinner/dinner.ts'
import { canHost, type HostingAbility, seatsAtTable } from '../../people/participants/hosting.ts'
import type { Participant } from '../../people/participants/participant.ts'
import { fixedTuples, unitsInOrder } from '../../people/partner-wishes/pairs.ts'
import { straightLineMetres } from '../dinner-routes/distance.ts'
import { isUsable } from '../dinner-routes/usable-coordinates.ts'
import { chooseHost } from '../teams/choose-host.ts'
import { hostOf, type Team } from '../teams/team.ts'
import { fitsGenderRule } from '../teams/team-score.ts'

export interface Standby {
  people: Participant[]
  canHost: HostingAbility
  /** From their home to that of the team, as the crow flies; undefined where one of them is not known. */
  metres: number | undefined
  gendersFit: boolean
  /** Hosts who planned for the team have to cook otherwise. */
  newDiets: boolean
  breaksWish: boolean
  /** They registered together or wish for each other. */
  isPair: boolean
}

export type StandbyOptions = Pick<DinnerOptions, 'teamSize' | 'genderAspects' | 'teamPartnerWishDisabled'> & {
  meals: readonly unknown[]
}

/** This many of the people who wait longest are considered. */
const mostConsidered = 40
const abilities: readonly HostingAbility[] = ['YES', 'UNKNOWN', 'NO']

/** All waiting people in groups of the size of a team; fixed pairs stay together. */
export function standbyGroups(waiting: readonly Participant[], teamSize: number): Participant[][] {
  return grouped(unitsInOrder(waiting.slice(0, mostConsidered)), teamSize)
}

/**
 * The best people to step in for a team: able to host; without a broken wish; a pair before singles; fitting the gender
 * rule; without a diet the hosts did not plan for; living nearest. Undefined where too few wait.
 */
export function bestStandby(
  team: Team,
  groups: readonly Participant[][],
  waiting: readonly Participant[],
  options: StandbyOptions,
): Standby | undefined {
  let best: { standby: Standby; rank: number[] } | undefined
  for (const people of groups) {
    const standby = standbyOf(team, people, waiting, options)
    const rank = rankOf(standby)
    if (!best || isBetter(rank, best.rank)) best = { standby, rank }
  }
  return best?.standby
}

function grouped(units: readonly Participant[][], size: number): Participant[][] {
  if (size === 0) return [[]]
  return units.flatMap((unit, index) =>
    unit.length > size
      ? []
      : grouped(units.slice(index + 1), size - unit.length).map((otherUnits) => [...unit, ...otherUnits]),
  )
}

function standbyOf(
  team: Team,
  people: readonly Participant[],
  waiting: readonly Participant[],
  options: StandbyOptions,
): Standby {
  const seats = seatsAtTable(people.length, options)
  const host = chooseHost(people, seats)
  const tuples = fixedTuples(waiting, options.teamPartnerWishDisabled)
  const [newHome, oldHome] = [host?.geocodingResult, hostOf(team)?.geocodingResult]
  return {
    people: [...people],
    canHost: host ? canHost(host, seats) : 'NO',
    metres: isUsable(newHome) && isUsable(oldHome) ? Math.round(straightLineMetres(newHome, oldHome)) : undefined,
    gendersFit: fitsGenderRule(people, options.genderAspects),
    newDiets: people.some((person) => dietsOf(person).some((diet) => !team.members.some((member) => member[diet]))),
    breaksWish: tuples.some(([root, child]) => people.includes(root) !== people.includes(child)),
    isPair: tuples.some(([root, child]) => people.includes(root) && people.includes(child)),
  }
}

function dietsOf(person: Participant) {
  return (['vegan', 'vegetarian', 'lactose', 'gluten'] as const).filter((diet) => person[diet])
}

function rankOf(standby: Standby): number[] {
  return [
    abilities.indexOf(standby.canHost),
    Number(standby.breaksWish),
    Number(!standby.isPair),
    Number(!standby.gendersFit),
    Number(standby.newDiets),
    standby.metres ?? Number.MAX_SAFE_INTEGER,
  ]
}

/** The first difference decides. */
function isBetter(costs: readonly number[], otherCosts: readonly number[]): boolean {
  const firstDifference = costs.findIndex((cost, index) => cost !== otherCosts[index])
  return firstDifference !== -1 && (costs[firstDifference] ?? 0) < (otherCosts[firstDifference] ?? 0)
}
