import { expect, test } from 'vitest'
import { exampleMember, exampleTeam } from '../../../../../test/example-team.ts'
import { hasHints, hintsOf } from './hints-of.ts'

const mixed = { genderAspects: 'FORCE_GENDER_MIX', seatsNeeded: 6 } as const
const free = { genderAspects: 'IGNORE_GENDER', seatsNeeded: 6 } as const
const two = (genders: ['MALE' | 'FEMALE', 'MALE' | 'FEMALE'], seats: number | 'unknown' = 6) =>
  exampleTeam(1, {
    teamMembers: genders.map((gender, index) =>
      exampleMember(`p${index}`, { gender, numSeats: seats === 'unknown' ? undefined : seats }),
    ),
  })

test('a team that fits all rules has no hints', () => {
  expect(hintsOf(two(['MALE', 'FEMALE']), mixed)).toEqual({ hosting: undefined, gendersDiffer: false })
  expect(hasHints(two(['MALE', 'FEMALE']), mixed)).toBe(false)
})

test('reports genders only where the event has a gender rule', () => {
  expect(hasHints(two(['MALE', 'MALE']), mixed)).toBe(true)
  expect(hasHints(two(['MALE', 'MALE']), free)).toBe(false)
})

test('counts too few seats as a hint, and unknown seats not', () => {
  expect(hasHints(two(['MALE', 'FEMALE'], 2), mixed)).toBe(true)
  expect(hintsOf(two(['MALE', 'FEMALE'], 'unknown'), mixed).hosting).toBe('unknown')
  expect(hasHints(two(['MALE', 'FEMALE'], 'unknown'), mixed)).toBe(false)
})

test('counts a cancelled team as a hint', () => {
  expect(hasHints(exampleTeam(1, { status: 'CANCELLED', teamMembers: [], hostTeamMember: null }), mixed)).toBe(true)
})
