import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomEvent } from '../../../test/random-events.ts'
import { runs } from '../../../test/sampled.ts'
import { splitWaitingList } from '../../people/participants/assignment.ts'
import { canHost } from '../../people/participants/hosting.ts'
import type { Participant } from '../../people/participants/participant.ts'
import { fixedTuples } from '../../people/partner-wishes/pairs.ts'
import { seededRandom } from '../../random.ts'
import { type BuildTeamsOptions, type BuiltTeams, buildTeams } from './build-teams.ts'
import type { Team } from './team.ts'

type Build = typeof buildTeams

/** What a way to build teams got wrong in one event, in words. */
function faultsOf(build: Build, people: number, seed: number): string[] {
  const { list, options } = randomEvent(people, seed)
  const { assigned, missing } = splitWaitingList(list, { ...options, teamsExist: false })
  if (missing > 0) return []
  const built = build(assigned, options, seededRandom(seed))
  return [
    ...memberFaults(built.teams, assigned, options),
    ...hostFaults(built.teams, options),
    ...courseFaults(built, options),
    ...boundFaults(built.teams, assigned, options),
  ]
}

function memberFaults(teams: Team[], assigned: Participant[], options: BuildTeamsOptions): string[] {
  const seated = teams.flatMap((team) => team.members.map((member) => member.id))
  const sizes = teams.map((team) => team.members.length)
  const threes = sizes.filter((size) => size === 3).length
  const divided = fixedTuples(assigned, options.teamPartnerWishDisabled).filter(
    ([one, other]) => !teams.some(({ members }) => members.includes(one) && members.includes(other)),
  )
  return [
    ...(seated.toSorted().join() ===
    assigned
      .map(({ id }) => id)
      .toSorted()
      .join()
      ? []
      : ['somebody is lost']),
    ...(sizes.every((size) => size === 2 || size === 3) && threes === assigned.length % 2 ? [] : [`sizes ${sizes}`]),
    ...(divided.length > 0 ? ['a pair is divided'] : []),
  ]
}

function hostFaults(teams: Team[], { mealCount }: BuildTeamsOptions): string[] {
  const rank = (person: Participant | undefined, seats: number) =>
    ['NO', 'UNKNOWN', 'YES'].indexOf(person ? canHost(person, seats) : 'NO')
  return teams.flatMap(({ members, hostMemberId }) => {
    const seats = members.length + 2 * (mealCount - 1)
    const host = members.find((member) => member.id === hostMemberId)
    const best = Math.max(...members.map((member) => rank(member, seats)))
    return host && rank(host, seats) === best ? [] : ['a wrong host']
  })
}

function courseFaults({ teams, roamingTeamId }: BuiltTeams, { meals, mealCount }: BuildTeamsOptions): string[] {
  const cooking = teams.filter((team) => team.id !== roamingTeamId)
  const counts = meals.map(({ id }) => cooking.filter((team) => team.mealId === id).length)
  const roams = roamingTeamId !== undefined
  return [
    ...(Math.max(...counts) - Math.min(...counts) <= Number(mealCount === 3 && teams.length % 3 > 0)
      ? []
      : ['courses']),
    ...(roams === (mealCount === 2 && teams.length % 2 > 0) ? [] : ['a team does not cook']),
  ]
}

/** The fewest teams without a host, then the fewest against the gender rule, found by trying all divisions. */
function boundFaults(teams: Team[], assigned: Participant[], options: BuildTeamsOptions): string[] {
  const others = 2 * (options.mealCount - 1)
  const has = (person: Participant, members: number) => canHost(person, others + members) === 'YES'
  const lacksHost = (members: readonly Participant[]) => !members.some((member) => has(member, members.length))
  const tuples = fixedTuples(assigned, options.teamPartnerWishDisabled)
  const inTuples = new Set(tuples.flat())
  const singles = assigned.filter((person) => !inTuples.has(person))
  const hostlessTuples = tuples.filter(lacksHost).length
  const hosts = singles.filter((person) => has(person, 2)).length
  const largeHosts = singles.filter((person) => has(person, 3)).length
  const rest = (people: number, taken: number) => Math.max(0, people / 2 - (hosts - taken))
  /** The team of three takes `taken` hosts out of the pairs' reach, and perhaps a tuple. */
  const withThree = [0, 1, 2, 3].flatMap((taken) => {
    const three = singles.length >= 3 && taken <= hosts && 3 - taken <= singles.length - hosts
    const large = taken > 0 && largeHosts > 0
    return three ? [hostlessTuples + Number(!large) + rest(singles.length - 3, taken)] : []
  })
  const withTuple = tuples.flatMap((tuple) =>
    singles.map((one) => {
      const own = Number(lacksHost([...tuple, one])) - Number(lacksHost(tuple))
      return hostlessTuples + own + rest(singles.length - 1, Number(has(one, 2)))
    }),
  )
  const least = assigned.length % 2 ? Math.min(...withThree, ...withTuple) : hostlessTuples + rest(singles.length, 0)
  const found = teams.filter((team) => lacksHost(team.members)).length
  return options.forceEqualDistributedCapacityTeams && found !== least
    ? [`${found} teams without host, not ${least}`]
    : []
}

const events = fc.tuple(fc.integer({ min: 8, max: 70 }), fc.nat())

// A thousand random events: 8 s alone.
test('everybody once, pairs whole, fewest teams without a host, courses equal, the host the ablest', {
  timeout: 120_000,
}, () => {
  fc.assert(
    fc.property(events, ([people, seed]) => {
      expect(faultsOf(buildTeams, people, seed)).toEqual([])
    }),
    { numRuns: runs(1250) },
  )
})

const swapMembers = (teams: Team[]): Team[] => {
  const [one, two, ...rest] = teams
  if (!one || !two) return teams
  const [first, last] = [one.members.slice(0, 1), two.members.slice(0, 1)]
  return [
    { ...one, members: [...last, ...one.members.slice(1)] },
    { ...two, members: [...first, ...two.members.slice(1)] },
    ...rest,
  ]
}
const changed =
  (change: (teams: Team[]) => Team[]): Build =>
  (...given) => {
    const built = buildTeams(...given)
    return { ...built, teams: change(built.teams) }
  }

test.each<[string, Build, RegExp]>([
  ['divides pairs', changed(swapMembers), /divided/],
  ['loses somebody', changed((teams) => teams.slice(1)), /lost/],
  [
    'forgets seats',
    (list, options, random) => buildTeams(list, { ...options, forceEqualDistributedCapacityTeams: false }, random),
    /without host/,
  ],
  [
    'lets any member host',
    changed((teams) => teams.map((team) => ({ ...team, hostMemberId: team.members.at(-1)?.id }))),
    /wrong host/,
  ],
  ['gives everybody one course', changed((teams) => teams.map((team) => ({ ...team, mealId: 'main' }))), /courses/],
])('a builder that %s is caught', (_, mutant, fault) => {
  const found = fc.sample(events, { numRuns: 40, seed: 1 }).flatMap(([people, seed]) => faultsOf(mutant, people, seed))
  expect(found.join()).toMatch(fault)
})
