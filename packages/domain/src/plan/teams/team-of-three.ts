import type { Participant } from '../../people/participants/participant.ts'
import type { FormingTeam } from './forming-team.ts'
import type { GenderCounts } from './gender-mix.ts'
import { countSingles, leastUnfit, leastWithoutHost, type SinglesCounts } from './pair-singles.ts'
import { kindOf, type TeamAims, teamFaults } from './team-score.ts'

/**
 * Who makes the one team of three when the number of people is odd: three singles, or a pair that stays together and a
 * single. All combinations of kinds of people (gender, seats for two teams, for a table of seven) are tried; the best
 * leaves everybody the best teams by aims 2 and 3. `tuples` and `singles` in the order drawn, which settles ties.
 */
export function chooseTeamOfThree(
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
  const all = countSingles(singles, aims)
  const unfitOf = new Map<string, number>()
  return ({ pinned, free }, least) => {
    const own = ranked(teamFaults([...pinned, ...free], aims))
    const alone = pinned.length > 0 ? ranked(teamFaults(pinned, aims)) : 0
    const left = withoutCounts(all, countSingles(free, aims))
    const faults = own - alone + leastWithoutHost(left, aims) * ranked(100)
    if (faults >= least) return Number.POSITIVE_INFINITY
    const key = JSON.stringify(left)
    const unfit = unfitOf.get(key) ?? leastUnfit(left, aims)
    unfitOf.set(key, unfit)
    return faults + unfit * ranked(10)
  }
}

function ranked(faults: number): number {
  const [withoutHost, unfit, rest] = [Math.trunc(faults / 100), Math.trunc(faults / 10) % 10, faults % 10]
  return (withoutHost * manyTeams + unfit) * manyTeams + rest
}

function withoutCounts(all: SinglesCounts, gone: SinglesCounts): SinglesCounts {
  const minus = (one: GenderCounts, other: GenderCounts): GenderCounts => ({
    UNDEFINED: one.UNDEFINED - other.UNDEFINED,
    MALE: one.MALE - other.MALE,
    FEMALE: one.FEMALE - other.FEMALE,
  })
  return { hosts: minus(all.hosts, gone.hosts), others: minus(all.others, gone.others) }
}

function threeSingles(singles: readonly Participant[], kind: (person: Participant) => string): FormingTeam[] {
  const byKind = groupByKind(singles, kind)
  const kinds = [...byKind.keys()]
  const teams: FormingTeam[] = []
  for (const [first, one] of kinds.entries()) {
    for (const [second, two] of kinds.entries()) {
      for (const [third, three] of kinds.entries()) {
        if (first > second || second > third) continue
        const free = peopleOfKinds(byKind, [one, two, three])
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
  const ones = [...groupByKind(singles, kind).values()].flatMap(([person]) => (person ? [person] : []))
  return pairs.flatMap((pinned) => ones.map((person) => ({ pinned, free: [person] })))
}

function peopleOfKinds(
  byKind: ReadonlyMap<string, Participant[]>,
  kinds: readonly string[],
): Participant[] | undefined {
  const chosen: Participant[] = []
  for (const kind of kinds) {
    const person = byKind.get(kind)?.find((candidate) => !chosen.includes(candidate))
    if (!person) return undefined
    chosen.push(person)
  }
  return chosen
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
