import { expect, test } from 'vitest'
import { exampleEvening } from '../../../test/example-evening.ts'
import { exampleParticipant } from '../../../test/example-participant.ts'
import type { Participant } from '../../people/participants/participant.ts'
import type { Team } from '../teams/team.ts'
import { fragilityOf, severityOf } from './fragility.ts'
import { bestStandby, standbyGroups } from './standby.ts'

const event = { teamSize: 2, meals: [1, 2, 3] }
const { teams } = exampleEvening(9)
const team = teams[4] as Team
const withMembers = (...members: Partial<Participant>[]): Team => ({
  ...team,
  members: members.map((given, index) => ({ ...(team.members[index] as Participant), ...given })),
})

test.each([
  ['two who can host', withMembers({}, {}), []],
  ['one who can host', withMembers({}, { numSeats: 2 }), ['NO_SECOND_HOST']],
  ['one whose seats are unknown beside', withMembers({}, { numSeats: undefined }), ['NO_SECOND_HOST']],
  ['nobody with enough seats', withMembers({ numSeats: 2 }, { numSeats: undefined }), ['SEATS_SHORT']],
  ['one person who can host', withMembers({}), ['SINGLE_MEMBER']],
  ['one person who cannot', withMembers({ numSeats: 2 }), ['SINGLE_MEMBER', 'SEATS_SHORT']],
])('of %s', (_, given, expected) => {
  expect(fragilityOf(given, teams, event)).toEqual(expected)
})

test('a team that lives far from all others is harder to replace', () => {
  const place = { lat: 51.3, lng: 12.3, quality: 'EXACT' as const }
  const far = withMembers({ geocodingResult: place }, { geocodingResult: place })
  const all = teams.map((one) => (one.id === far.id ? far : one))
  expect(fragilityOf(far, all, event)).toEqual(['FAR_AWAY'])
  expect(all.filter((one) => fragilityOf(one, all, event).includes('FAR_AWAY'))).toEqual([far])
  const unknown = withMembers({ geocodingResult: undefined }, { geocodingResult: undefined })
  expect(fragilityOf(unknown, teams, event)).toEqual([])
})

test.each([
  [{ guestsWithoutCourse: 4, changedPeople: 12, standby: 'YES' }, 'LOW', 'MEDIUM'],
  [{ guestsWithoutCourse: 4, changedPeople: 12, standby: 'UNKNOWN' }, 'LOW', 'MEDIUM'],
  [{ guestsWithoutCourse: 4, changedPeople: 12, standby: 'NO' }, 'MEDIUM', 'HIGH'],
  [{ guestsWithoutCourse: 4, changedPeople: 12, standby: undefined }, 'MEDIUM', 'HIGH'],
  [{ guestsWithoutCourse: 4, changedPeople: undefined, standby: undefined }, 'MEDIUM', 'HIGH'],
  [{ guestsWithoutCourse: 4, changedPeople: null, standby: undefined }, 'HIGH', 'HIGH'],
  [{ guestsWithoutCourse: 4, changedPeople: null, standby: 'YES' }, 'LOW', 'MEDIUM'],
  [{ guestsWithoutCourse: 0, changedPeople: null, standby: undefined }, 'LOW', 'MEDIUM'],
] as const)('%j is %s, and %s in a fragile team', (loss, sturdy, fragile) => {
  expect(severityOf({ ...loss, isFragile: false })).toBe(sturdy)
  expect(severityOf({ ...loss, isFragile: true })).toBe(fragile)
})

const options = { ...event, genderAspects: 'FORCE_GENDER_MIX', teamPartnerWishDisabled: false } as const
const near = { lat: 51.004, lng: 12.001, quality: 'EXACT' as const }
const away = { lat: 51.2, lng: 12.2, quality: 'EXACT' as const }
const waits = (number: number, given: Partial<Participant> = {}) =>
  exampleParticipant(100 + number, { gender: number % 2 ? 'MALE' : 'FEMALE', geocodingResult: away, ...given })
const standbyFor = (waiting: Participant[]) => bestStandby(team, standbyGroups(waiting, 2), waiting, options)

test.each([
  ['whoever can host', [waits(1, { numSeats: 2 }), waits(2, { numSeats: 2 }), waits(3)], [2, 3]],
  ['mixed genders', [waits(1), waits(3), waits(2)], [1, 2]],
  ['no new diets', [waits(1, { vegan: true }), waits(2), waits(3), waits(4)], [2, 3]],
  ['the nearest', [waits(1), waits(2), waits(3, { geocodingResult: near }), waits(4, { numSeats: 0 })], [3, 4]],
  [
    'wishes kept',
    [
      waits(1, { teamPartnerWishEmail: 'p104@example.org' }),
      waits(2),
      waits(3),
      waits(4, { teamPartnerWishEmail: 'p101@example.org' }),
    ],
    [1, 4],
  ],
  [
    'a pair before singles',
    [
      waits(1),
      waits(2),
      waits(3, { teamPartnerWishOriginatorId: 'p103', vegan: true }),
      waits(4, { teamPartnerWishOriginatorId: 'p103' }),
    ],
    [3, 4],
  ],
])('%s: who steps in', (_, waiting, expected) => {
  expect(
    standbyFor(waiting)
      ?.people.map(({ participantNumber }) => participantNumber - 100)
      .sort(),
  ).toEqual(expected)
})

test('too few who wait, or half of a pair, cannot step in', () => {
  expect(standbyFor([])).toBeUndefined()
  expect(standbyFor([waits(1)])).toBeUndefined()
  const pair = [1, 2].map((number) => waits(number, { teamPartnerWishOriginatorId: 'p101' }))
  const groups = standbyGroups([...pair, waits(3)], 2)
  expect(groups.map((group) => group.map(({ id }) => id))).toEqual([['p101', 'p102']])
})
