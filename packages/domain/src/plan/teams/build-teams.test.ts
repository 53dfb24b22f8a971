import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exampleList, exampleParticipant } from '../../../test/example-participant.ts'
import { genderAspects } from '../../events/dinner/dinner.ts'
import { canHost } from '../../people/participants/hosting.ts'
import { genders, type Participant } from '../../people/participants/participant.ts'
import { fixedTuples } from '../../people/partner-wishes/pairs.ts'
import { seededRandom } from '../../random.ts'
import { type BuildTeamsOptions, buildTeams, type FormingOptions, formTeams as formTeamsOf } from './build-teams.ts'
import { fitsGenderRule } from './team-score.ts'

const twoCourses: FormingOptions = {
  teamSize: 2,
  mealCount: 2,
  meals: [{ id: 'main' }, { id: 'dessert' }],
  genderAspects: 'FORCE_GENDER_MIX',
  forceEqualDistributedCapacityTeams: true,
  teamPartnerWishDisabled: false,
}

const formTeams = (list: readonly Participant[], options: FormingOptions, seed = 1) =>
  formTeamsOf(list, options, seededRandom(seed))

const traits = fc.record({
  gender: fc.constantFrom(...genders),
  numSeats: fc.constantFrom(undefined, 0, 3, 4, 5, 6),
  wished: fc.option(fc.nat(15), { freq: 2 }),
})

function people(
  given: readonly { gender: Participant['gender']; numSeats?: number | undefined; wished?: number | null }[],
) {
  return given.map(({ gender, numSeats, wished }, index) =>
    exampleParticipant(index, {
      gender,
      numSeats,
      teamPartnerWishEmail: typeof wished === 'number' ? `p${wished}@example.org` : '',
    }),
  )
}

/** Two courses: two guests come. */
const withoutHost = (teams: Participant[][]) =>
  teams.filter((team) => !team.some((member) => canHost(member, team.length + 2) === 'YES')).length
const againstRule = (teams: Participant[][], rule: FormingOptions['genderAspects']) =>
  teams.filter((team) => !fitsGenderRule(team, rule)).length

/** Every way to divide `list` into pairs in which the tuples stay together. */
function* pairings(list: readonly Participant[], partnerOf: Map<Participant, Participant>): Generator<Participant[][]> {
  const [first, ...rest] = list
  if (!first) return yield []
  const tuplePartner = partnerOf.get(first)
  for (const partner of rest) {
    if (tuplePartner ? partner !== tuplePartner : partnerOf.has(partner)) continue
    for (const others of pairings(
      rest.filter((person) => person !== partner),
      partnerOf,
    )) {
      yield [[first, partner], ...others]
    }
  }
}

/** Every way to make one team of three and pairs of the others; some more than once. */
function* withTeamOfThree(list: readonly Participant[], partnerOf: Map<Participant, Participant>) {
  for (const third of list.filter((person) => !partnerOf.has(person))) {
    const others = list.filter((person) => person !== third)
    for (const teams of pairings(others, partnerOf)) {
      for (const [at, team] of teams.entries()) yield teams.with(at, [...team, third])
    }
  }
}

function best(list: readonly Participant[], options: FormingOptions): number {
  const tuples = fixedTuples(list, options.teamPartnerWishDisabled)
  const partnerOf = new Map(tuples.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]))
  const ways = list.length % 2 ? withTeamOfThree(list, partnerOf) : pairings(list, partnerOf)
  return Math.min(...[...ways].map((teams) => cost(teams, options)))
}

function cost(teams: Participant[][], options: FormingOptions): number {
  const hosts = options.forceEqualDistributedCapacityTeams ? 100 * withoutHost(teams) : 0
  return hosts + againstRule(teams, options.genderAspects)
}

describe('compared with every other way to form the teams', () => {
  const lists = fc.array(traits, { minLength: 8, maxLength: 8 }).map(people)
  test.each(genderAspects)('fewest teams lack a host, and among those fewest break the rule %s', (rule) => {
    fc.assert(
      fc.property(lists, fc.boolean(), fc.boolean(), (list, balanced, wishesDisabled) => {
        const options = {
          ...twoCourses,
          genderAspects: rule,
          forceEqualDistributedCapacityTeams: balanced,
          teamPartnerWishDisabled: wishesDisabled,
        }
        expect(cost(formTeams(list, options), options)).toBe(best(list, options))
      }),
    )
  })

  test.each(genderAspects)('so it is with a team of three, and the rule %s', (rule) => {
    fc.assert(
      fc.property(fc.array(traits, { minLength: 9, maxLength: 9 }).map(people), fc.boolean(), (list, balanced) => {
        const options = {
          ...twoCourses,
          genderAspects: rule,
          forceEqualDistributedCapacityTeams: balanced,
          leaveNobodyOut: true,
        }
        const teams = formTeams(list, options)
        expect(teams.map((team) => team.length).toSorted()).toEqual([2, 2, 2, 3])
        expect(cost(teams, options)).toBe(best(list, options))
      }),
      { numRuns: 60 },
    )
  })

  test('it needs an exchange between three teams when no exchange between two helps', () => {
    const list = people([
      { gender: 'FEMALE', numSeats: 6 },
      { gender: 'FEMALE', numSeats: 6 },
      { gender: 'UNDEFINED', numSeats: 6 },
      { gender: 'FEMALE', numSeats: undefined },
      { gender: 'MALE', numSeats: undefined },
      { gender: 'UNDEFINED', numSeats: undefined },
      { gender: 'UNDEFINED', numSeats: 0 },
      { gender: 'UNDEFINED', numSeats: 0 },
    ])
    expect(cost(formTeams(list, twoCourses), twoCourses)).toBe(best(list, twoCourses))
  })
})

test('with few hosts, people of unknown seats are spread over the teams without one', () => {
  const seats = [6, 6, undefined, undefined, 0, 0, 0, 0]
  const teams = formTeams(people(seats.map((numSeats) => ({ gender: 'UNDEFINED', numSeats }))), twoCourses)
  expect(teams.every((team) => team.filter((member) => member.numSeats === 0).length === 1)).toBe(true)
})

test('people of unknown seats are put together rather than with a host', () => {
  const seats = [6, 6, 6, undefined, undefined, 0, 0, 0]
  const teams = formTeams(people(seats.map((numSeats) => ({ gender: 'UNDEFINED', numSeats }))), twoCourses)
  const unknown = teams.filter((team) => team.some((member) => member.numSeats === undefined))
  expect(unknown.map((team) => team.map((member) => member.numSeats))).toEqual([[undefined, undefined]])
})

test('people who wish for the same course cook together, so that one table meets two wishes', () => {
  const courses = ['main', 'dessert', 'main', 'dessert', 'main', 'dessert', 'main', 'dessert']
  const list = courses.map((preferredMeal, index) => exampleParticipant(index, { preferredMeal }))
  const teams = formTeams(list, { ...twoCourses, genderAspects: 'IGNORE_GENDER' })
  expect(teams.filter(([one, other]) => one?.preferredMeal !== other?.preferredMeal)).toEqual([])
})

test('neighbours cook together where nothing else speaks against it', () => {
  const list = Array.from({ length: 12 }, (_, index) => {
    const geocodingResult = {
      lat: 48 + Math.floor(index / 2) / 50,
      lng: 8 + (index % 2) / 1000,
      quality: 'EXACT',
    } as const
    return exampleParticipant(index, { geocodingResult, gender: index === 0 ? 'FEMALE' : 'MALE' })
  })
  const options = { ...twoCourses, genderAspects: 'IGNORE_GENDER' } as const
  for (const team of formTeams(list, options)) {
    expect(new Set(team.map((person) => person.geocodingResult?.lat)).size).toBe(1)
  }
  const mixed = formTeams(
    list.map((person, index) => ({ ...person, gender: index < 6 ? 'MALE' : 'FEMALE' })),
    twoCourses,
  )
  expect(againstRule(mixed, 'FORCE_GENDER_MIX')).toBe(0)
})

test('people without a coordinate, or with one that is none, are no obstacle', () => {
  const list = Array.from({ length: 8 }, (_, index) => {
    const geocodingResult = index % 2 ? undefined : ({ lat: Number.NaN, lng: 8, quality: 'EXACT' } as const)
    return exampleParticipant(index, { geocodingResult })
  })
  expect(formTeams(list, twoCourses).flat()).toHaveLength(8)
})

test('teams of three keep their tuple and are full', () => {
  const list = people(
    Array.from({ length: 27 }, (_, index) => ({ gender: 'MALE', numSeats: index % 7, wished: index ^ 1 })),
  )
  const teams = formTeams(list, { ...twoCourses, teamSize: 3, mealCount: 3, genderAspects: 'IGNORE_GENDER' })
  expect(teams.map((team) => team.length)).toEqual(Array(9).fill(3))
  expect(new Set(teams.flat()).size).toBe(27)
  for (const team of teams) expect(fixedTuples(team, false)).toHaveLength(1)
})

const options: BuildTeamsOptions = {
  teamSize: 2,
  mealCount: 2,
  meals: [{ id: 'main' }, { id: 'dessert' }],
  genderAspects: 'IGNORE_GENDER',
  forceEqualDistributedCapacityTeams: false,
  teamPartnerWishDisabled: false,
}

test('teams are numbered from one, full, and equally many per course', () => {
  const { teams } = buildTeams(exampleList(12), options, seededRandom(1))
  expect(teams.map((team) => team.teamNumber)).toEqual([1, 2, 3, 4, 5, 6])
  expect(new Set(teams.flatMap((team) => team.members)).size).toBe(12)
  expect(teams.map((team) => team.mealId).sort()).toEqual([...Array(3).fill('dessert'), ...Array(3).fill('main')])
})

test('unconfirmed registrations are in no team, and the order of the list does not matter', () => {
  const confirmed = exampleList(8)
  const unconfirmed = exampleList(20).slice(8)
  const list = [...unconfirmed.map((person) => ({ ...person, activationDate: undefined })), ...confirmed.toReversed()]
  expect(buildTeams(list, options, seededRandom(1))).toEqual(buildTeams(confirmed, options, seededRandom(1)))
})

test('of a number that does not fit the odd ones stay without a team', () => {
  expect(buildTeams(exampleList(11), options, seededRandom(1)).teams).toHaveLength(4)
})
