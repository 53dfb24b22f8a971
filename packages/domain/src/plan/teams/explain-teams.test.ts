import { expect, test } from 'vitest'
import { exampleParticipant } from '../../../test/example-participant.ts'
import type { Participant } from '../../people/participants/participant.ts'
import { type ExplanationOptions, explainTeam } from './explain-teams.ts'

const options: ExplanationOptions = {
  teamSize: 2,
  genderAspects: 'IGNORE_GENDER',
  forceEqualDistributedCapacityTeams: true,
  teamPartnerWishDisabled: false,
  meals: [{ id: 'starter' }, { id: 'main' }, { id: 'dessert' }],
}

function explain(people: Partial<Participant>[], given: Partial<ExplanationOptions> = {}, host = 'p1', guest = false) {
  const members = people.map((person, index) => exampleParticipant(index + 1, person))
  const team = { id: 't', teamNumber: 1, status: 'OK', mealId: 'main', members, hostMemberId: host } as const
  return explainTeam(team, { ...options, ...given }, guest)
}

const together = (people: Partial<Participant>[], given?: Partial<ExplanationOptions>) =>
  explain(people, given).together.map(({ reason }) => reason)

const home = (lat: number) => ({ geocodingResult: { lat, lng: 8, quality: 'EXACT' } as const })

test('people who have to cook together need no other reason', () => {
  const pair = { teamPartnerWishOriginatorId: 'p1', preferredMeal: 'main' }
  expect(together([pair, pair])).toEqual(['FIXED_PAIR'])
  const wishing = [{ teamPartnerWishEmail: 'p2@example.org' }, { teamPartnerWishEmail: 'p1@example.org' }]
  expect(together(wishing)).toEqual(['MUTUAL_WISH'])
  expect(together(wishing, { teamPartnerWishDisabled: true })).toEqual(['DRAWN'])
  expect(together([pair, pair, {}])).toEqual(['FIXED_PAIR', 'THIRD_PERSON'])
})

test('other teams are explained by seats, gender, wish and distance, as far as they apply', () => {
  const people = [
    { numSeats: 6, gender: 'MALE', preferredMeal: 'main', ...home(48) },
    { numSeats: 5, gender: 'FEMALE', preferredMeal: 'main', ...home(48.002) },
  ] as const
  expect(together([...people], { genderAspects: 'FORCE_GENDER_MIX' })).toEqual([
    'SEATS',
    'GENDER',
    'COURSE_WISH',
    'NEAR',
  ])
  expect(explain([...people]).together[0]?.data).toEqual({ host: 'First1 Last1', seats: 6 })
  expect(together([...people], { forceEqualDistributedCapacityTeams: false })).toEqual(['COURSE_WISH', 'NEAR'])
  expect(
    together([
      { numSeats: 6, ...home(48) },
      { numSeats: 8, ...home(48.1) },
    ]),
  ).toEqual(['DRAWN'])
  expect(together([{ preferredMeal: 'removed' }, { preferredMeal: 'removed' }])).toEqual(['DRAWN'])
})

test.each([
  ['ONLY_ONE_WITH_SEATS', 6, 2],
  ['ENOUGH_SEATS', 6, 7],
  ['SEATS_UNKNOWN', undefined, 2],
  ['NOBODY_WITH_SEATS', 5, 2],
  ['CHOSEN_BY_HAND', 2, 6],
] as const)('the host is explained: %s', (reason, one, other) => {
  expect(explain([{ numSeats: one }, { numSeats: other }]).host).toEqual({
    reason,
    data: { host: 'First1 Last1', seats: 6 },
  })
})

test('a team of three needs a table for seven', () => {
  expect(explain([{ numSeats: 6 }, { numSeats: 7 }, {}], {}, 'p2').host).toMatchObject({ data: { seats: 7 } })
})

test.each([
  ['WISH_OF_ALL', 'main', 'main'],
  ['WISH_OF_SOME', undefined, 'main'],
  ['WISH_OF_SOME', 'starter', 'main'],
  ['WISH_NOT_POSSIBLE', 'starter', undefined],
  ['DRAWN', undefined, 'removed'],
] as const)('the course is explained: %s', (reason, one, other) => {
  expect(explain([{ preferredMeal: one }, { preferredMeal: other }]).course.reason).toBe(reason)
})

test('a team that is only guest, or empty, has no host', () => {
  expect(explain([{}, {}], {}, 'p1', true)).toMatchObject({
    host: { reason: 'NO_HOST' },
    course: { reason: 'ONLY_GUEST' },
  })
  expect(explain([], {}, 'p1')).toMatchObject({ together: [], host: { reason: 'NO_HOST' } })
})
