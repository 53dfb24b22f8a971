import { genderAspects } from '@running-dinner/domain/events'
import { canHost, fixedTuples, genders, type Participant, splitWaitingList } from '@running-dinner/domain/people'
import { type BuildTeamsOptions, planViolations } from '@running-dinner/domain/plan'
import { seededRandom, shuffled } from '@running-dinner/domain/random'
import { exampleList, exampleParticipant } from '@running-dinner/domain/test/example-participant.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Arrangement, arrangeTeams } from './arrange-teams.ts'

const meals = [{ id: 'starter' }, { id: 'main' }, { id: 'dessert' }]
const options: BuildTeamsOptions = {
  teamSize: 2,
  mealCount: 3,
  meals,
  genderAspects: 'FORCE_GENDER_MIX',
  forceEqualDistributedCapacityTeams: true,
  teamPartnerWishDisabled: false,
}

const anyOptions = fc
  .record({
    mealCount: fc.constantFrom(2, 3),
    genderAspects: fc.constantFrom(...genderAspects),
    forceEqualDistributedCapacityTeams: fc.boolean(),
    teamPartnerWishDisabled: fc.boolean(),
  })
  .map((given): BuildTeamsOptions => ({ teamSize: 2, meals: meals.slice(0, given.mealCount), ...given }))

const anyPerson = fc.record({
  gender: fc.constantFrom(...genders),
  numSeats: fc.constantFrom(undefined, 0, 3, 4, 6, 100),
  preferredMeal: fc.constantFrom(undefined, 'starter', 'main', 'dessert', 'removed'),
  wished: fc.nat(80),
  registersWith: fc.constantFrom('nobody', 'nobody', 'next'),
  confirmed: fc.constantFrom(true, true, true, true, false),
})

const anyList = fc.array(anyPerson, { minLength: 18, maxLength: 80 }).map((given) =>
  given.map(({ wished, registersWith, confirmed, ...data }, index): Participant => {
    const isChild = given[index - 1]?.registersWith === 'next'
    const originator = isChild ? index - 1 : registersWith === 'next' ? index : undefined
    return exampleParticipant(index, {
      ...data,
      teamPartnerWishEmail: `p${wished}@example.org`,
      teamPartnerWishOriginatorId: originator === undefined ? undefined : `p${originator}`,
      activationDate: confirmed ? new Date(0) : undefined,
    })
  }),
)

function arranged(arrangement: Arrangement) {
  if ('issues' in arrangement) throw new Error(arrangement.issues[0]?.message)
  return arrangement
}

const assignableOf = (list: readonly Participant[], { mealCount }: BuildTeamsOptions) =>
  splitWaitingList(list, { mealCount, teamSize: 2, teamsExist: false })

test('every assignable person is in exactly one full team, and no one else is', () => {
  fc.assert(
    fc.property(anyList, anyOptions, fc.integer(), (list, given, seed) => {
      const { assigned, missing } = assignableOf(list, given)
      fc.pre(missing === 0)
      const { teams } = arranged(arrangeTeams(list, given, seededRandom(seed)))
      expect(teams.map((team) => team.teamNumber)).toEqual(teams.map((_, index) => index + 1))
      expect(teams.every((team) => team.memberIds.length === 2)).toBe(true)
      expect(teams.flatMap((team) => team.memberIds).sort()).toEqual(assigned.map((person) => person.id).sort())
    }),
  )
})

test('puts people who must cook together into one team, for any list', () => {
  fc.assert(
    fc.property(anyList, anyOptions, fc.integer(), (list, given, seed) => {
      const { assigned, missing } = assignableOf(list, given)
      fc.pre(missing === 0)
      const { teams } = arranged(arrangeTeams(list, given, seededRandom(seed)))
      for (const [one, other] of fixedTuples(assigned, given.teamPartnerWishDisabled)) {
        expect(teams.find((team) => team.memberIds.includes(one.id))?.memberIds).toContain(other.id)
      }
    }),
  )
})

test('the plan is valid: equal courses, one visit per course, no two teams meet twice', () => {
  fc.assert(
    fc.property(anyList, anyOptions, fc.integer(), (list, given, seed) => {
      fc.pre(assignableOf(list, given).missing === 0)
      const { teams, visits } = arranged(arrangeTeams(list, given, seededRandom(seed)))
      const mealIds = given.meals.map((meal) => meal.id)
      expect(planViolations(teams, visits, mealIds)).toEqual([])
    }),
  )
})

test('the host is a member who can host wherever the team has one', () => {
  fc.assert(
    fc.property(anyList, anyOptions, fc.integer(), (list, given, seed) => {
      fc.pre(assignableOf(list, given).missing === 0)
      const byId = new Map(list.map((person) => [person.id, person]))
      const ability = (id: string) => canHost(byId.get(id) as Participant, 2 * given.mealCount)
      for (const team of arranged(arrangeTeams(list, given, seededRandom(seed))).teams) {
        expect(team.memberIds).toContain(team.hostMemberId)
        const abilities = team.memberIds.map(ability)
        const expected = abilities.includes('YES') ? 'YES' : abilities.includes('UNKNOWN') ? 'UNKNOWN' : 'NO'
        expect(ability(team.hostMemberId)).toBe(expected)
      }
    }),
  )
})

test('with balanced seats no gender rule costs a single capable host', () => {
  fc.assert(
    fc.property(anyList, anyOptions, fc.integer(), (list, given, seed) => {
      const balanced = { ...given, forceEqualDistributedCapacityTeams: true }
      const { assigned, missing } = assignableOf(list, balanced)
      fc.pre(missing === 0)
      const canDo = (person: Participant) => canHost(person, 2 * given.mealCount) === 'YES'
      const tuples = fixedTuples(assigned, given.teamPartnerWishDisabled)
      const inTuples = new Set(tuples.flat())
      const singles = assigned.filter((person) => !inTuples.has(person))
      const hostless = tuples.filter((tuple) => !tuple.some(canDo)).length
      const least = hostless + Math.max(0, singles.length / 2 - singles.filter(canDo).length)

      const capable = new Set(assigned.filter(canDo).map((person) => person.id))
      const { teams } = arranged(arrangeTeams(list, balanced, seededRandom(seed)))
      expect(teams.filter((team) => !team.memberIds.some((id) => capable.has(id)))).toHaveLength(least)
    }),
  )
})

test('the same seed gives the same evening, whatever the order of the list', () => {
  fc.assert(
    fc.property(anyList, anyOptions, fc.integer(), (list, given, seed) => {
      const again = arrangeTeams(shuffled(list, seededRandom(seed + 1)), given, seededRandom(seed))
      expect(again).toEqual(arrangeTeams(list, given, seededRandom(seed)))
    }),
  )
})

test('arranges another evening for each of twenty seeds', () => {
  const list = exampleList(18)
  const evenings = Array.from({ length: 20 }, (_, seed) =>
    JSON.stringify(arrangeTeams(list, options, seededRandom(seed))),
  )
  expect(new Set(evenings).size).toBe(20)
})

test('too few people: returns the minimum and how many are missing', () => {
  expect(arrangeTeams(exampleList(17), options, seededRandom(1))).toEqual({
    issues: [{ message: 'dinner_not_possible', issueType: 'VALIDATION', data: { minimum: 18, missing: 1 } }],
  })
})

test('existing teams are ignored when all teams are built from scratch', () => {
  const seated = exampleList(18).map((participant) => ({ ...participant, teamId: 'old' }))
  expect(arranged(arrangeTeams(seated, options, seededRandom(1))).teams).toHaveLength(9)
})

test('a wished course is honoured where all wishes fit', () => {
  const list = exampleList(18).map((person, index) => ({ ...person, preferredMeal: index < 3 ? 'dessert' : undefined }))
  const { teams } = arranged(arrangeTeams(list, options, seededRandom(1)))
  const wishing = teams.filter((team) => team.memberIds.some((id) => ['p1', 'p2', 'p3'].includes(id)))
  expect(wishing.every((team) => team.mealId === 'dessert')).toBe(true)
})
