import { expect, test } from 'vitest'
import { feedbackRoutes } from './accounts/feedback.ts'
import { eveningHelperRoutes } from './evening/evening-helpers.ts'
import { wizardRoutes } from './events/wizard.ts'
import { selfRoutes } from './guests/self-service.ts'
import { messageRoutes } from './messages/messages.ts'
import { parseInput } from './parse-input.ts'
import { participantRoutes } from './people/participants.ts'

const person = participantRoutes.create

/** The field of a body and its largest value: docs/rules/limits.md#fields */
const longest: [string, { body: Parameters<typeof parseInput>[0] }, number][] = [
  ['firstnamePart', person, 255],
  ['mobileNumber', person, 64],
  ['notes', person, 512],
  ['bellName', person, 60],
  ['floor', person, 30],
  ['entranceNote', person, 300],
  ['subject', messageRoutes.participants.send, 255],
  ['message', messageRoutes.participants.send, 2_048],
  ['message', feedbackRoutes.send, 2_048],
  ['comment', selfRoutes.changeHost, 2_048],
  ['name', eveningHelperRoutes.addHelper, 60],
  ['description', wizardRoutes.validatePublicSettings, 4_096],
  ['zipRestrictions', wizardRoutes.validateBasicDetails, 1_024],
]

/** What is wrong with the field `name` of a body that holds nothing else. */
function issueOf({ body }: { body: Parameters<typeof parseInput>[0] }, name: string, value: unknown) {
  return parseInput(body, { [name]: value }).issues.find(({ field }) => field === name)
}

const problemOf = (...field: Parameters<typeof issueOf>) => issueOf(...field)?.message

test.each(longest)('%s has a largest length, which the refusal names', (name, route, length) => {
  expect(problemOf(route, name, 'a'.repeat(length))).toBeUndefined()
  expect(issueOf(route, name, 'a'.repeat(length + 1))).toMatchObject({
    message: 'max_length_exceeded',
    data: { max: length },
  })
})

test('an issue of another kind names no length', () => {
  expect(issueOf(person, 'lastname', '')).not.toHaveProperty('data')
})

test('zip has ten digits at most', () => {
  expect([10, 11].map((digits) => problemOf(person, 'zip', '1'.repeat(digits)))).toEqual([
    undefined,
    'max_length_exceeded',
  ])
})

test.each([
  ['age', 100, 'age_invalid'],
  ['numSeats', 100, 'num_seats_too_many'],
])('%s has a largest value', (name, most, refused) => {
  expect([problemOf(person, name, most), problemOf(person, name, most + 1)]).toEqual([undefined, refused])
})

test.each([
  ['participantIds', participantRoutes.bulk],
  ['customSelectedParticipantIds', messageRoutes.participants.send],
])('%s names at most 3,000 people', (name, route) => {
  const ids = (count: number) =>
    Array.from({ length: count }, (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`)
  expect([problemOf(route, name, ids(3_000)), problemOf(route, name, ids(3_001))]).toEqual([
    undefined,
    'too_many_entries',
  ])
})
