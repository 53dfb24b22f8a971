import { expect, test } from 'vitest'
import { exampleParticipant } from '../../../test/example-participant.ts'
import {
  asksTooOften,
  type GuestRequest,
  hasTooFewSeats,
  homeOf,
  homeRequestIssues,
  requestState,
} from './guest-request.ts'

const event = { teamSize: 2, meals: [1, 2, 3] }
const person = exampleParticipant(1, { numSeats: 6 })
const root = { ...person, teamPartnerWishOriginatorId: person.id }
const child = { ...person, teamPartnerWishOriginatorId: 'root' }

test.each([
  ['another street', person, { street: 'Neuweg' }, []],
  ['fewer seats', person, { numSeats: 2 }, []],
  ['unknown seats', person, { numSeats: undefined }, []],
  ['nothing else than is stored', person, {}, ['home_request_without_change']],
  ['a home for the child of a pair', child, { street: 'Neuweg' }, ['home_request_needs_root']],
  ['another street for a pair', root, { street: 'Neuweg' }, []],
  ['too few seats for a pair', root, { numSeats: 5 }, ['num_seats_teampartner_registration_invalid']],
])('asking for %s', (_what, asking, change, messages) => {
  const issues = homeRequestIssues(asking, { ...homeOf(asking), ...change }, event)
  expect(issues.map(({ message }) => message)).toEqual(messages)
})

test.each([
  [5, true],
  [6, false],
  [undefined, false],
])('%s seats for six people', (numSeats, tooFew) => {
  expect(hasTooFewSeats({ numSeats }, 6)).toBe(tooFew)
})

const at = new Date('2030-05-01T10:00:00Z')

test.each([
  ['open while the person takes part', {}, true, 'OPEN'],
  ['decided when the person has left', {}, false, 'LEFT'],
  ['withdrawn, whether the person is there or not', { withdrawnAt: at }, false, 'WITHDRAWN'],
  ['declined', { declinedAt: at }, true, 'DECLINED'],
  ['accepted', { acceptedAt: at }, true, 'ACCEPTED'],
] as const)('a request is %s', (_title, moments, takesPart, state) => {
  const none = { withdrawnAt: undefined, declinedAt: undefined, acceptedAt: undefined }
  expect(requestState({ ...none, ...moments }, takesPart)).toBe(state)
})

test('four requests of one kind within a day are too many, and count for that kind only', () => {
  const ago = (hours: number) => ({ kind: 'HOME', createdAt: new Date(at.getTime() - hours * 3_600_000) })
  const asked = (...hours: number[]) => hours.map(ago) as GuestRequest[]
  expect(asksTooOften(asked(1, 2, 3, 23), 'HOME', at)).toBe(true)
  expect(asksTooOften(asked(1, 2, 3, 25), 'HOME', at)).toBe(false)
  expect(asksTooOften(asked(1, 2, 3, 23), 'CANNOT_COME', at)).toBe(false)
})
