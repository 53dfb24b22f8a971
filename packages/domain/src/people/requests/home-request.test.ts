import { expect, test } from 'vitest'
import { exampleParticipant } from '../../../test/example-participant.ts'
import { hasTooFewSeats, homeOf, homeRequestIssues } from './home-request.ts'

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
