import { expect, test } from 'vitest'
import type { Participant } from '../participants/participant.ts'
import { participantLimitIssues } from './assignment-issues.ts'

const person = (participantNumber: number, activationDate: Date | undefined = new Date(0)) =>
  ({ id: `p${participantNumber}`, participantNumber, activationDate }) as Participant
const twenty = Array.from({ length: 20 }, (_, index) => person(index + 1))
const options = { mealCount: 3, teamSize: 2, teamsExist: false }

test.each([
  ['refuses ten places for 18 people who have one', 20, {}, 10, 8],
  ['counts only those who do not wait yet', 20, { participantLimit: 12 }, 10, 2],
  ['refuses below the smallest dinner, too', 5, {}, 4, 1],
  ['refuses 19 places nothing, since two wait already', 20, {}, 19, 0],
  ['accepts as many places as there are people', 5, {}, 5, 0],
  ['accepts a higher limit', 20, { participantLimit: 10 }, 12, 0],
  ['accepts no limit', 20, { participantLimit: 10 }, undefined, 0],
  ['accepts any limit once teams decide who takes part', 20, { teamsExist: true }, 1, 0],
] as const)('%s', (_title, people, stored, limit, demoted) => {
  const found = participantLimitIssues(twenty.slice(0, people), [], { ...options, ...stored }, limit)
  expect(found.map(({ field, data }) => [field, data])).toEqual(
    demoted === 0 ? [] : [['participantLimit', { people: demoted }]],
  )
})

test('leaves out people who have not confirmed', () => {
  const unconfirmed = { ...person(6), activationDate: undefined } as unknown as Participant
  expect(participantLimitIssues([...twenty.slice(0, 5), unconfirmed], [], options, 5)).toEqual([])
})
