import { expect, test } from 'vitest'
import { exampleMember, exampleTeam } from '../../../../test/example-team.ts'
import { hasHints, hintsOf } from './hints-of.ts'

const mixed = { genderAspects: 'FORCE_GENDER_MIX', seatsNeeded: 6 } as const
const free = { genderAspects: 'IGNORE_GENDER', seatsNeeded: 6 } as const
const two = (genders: ['MALE' | 'FEMALE', 'MALE' | 'FEMALE'], seats: number | 'unknown' = 6) =>
  exampleTeam(1, {
    teamMembers: genders.map((gender, index) =>
      exampleMember(`p${index}`, { gender, numSeats: seats === 'unknown' ? undefined : seats }),
    ),
  })

test('a team that fits everything has none', () => {
  expect(hintsOf(two(['MALE', 'FEMALE']), mixed)).toEqual({ hosting: undefined, gendersDiffer: false })
  expect(hasHints(two(['MALE', 'FEMALE']), mixed)).toBe(false)
})

test('genders count where the event asks for them', () => {
  expect(hasHints(two(['MALE', 'MALE']), mixed)).toBe(true)
  expect(hasHints(two(['MALE', 'MALE']), free)).toBe(false)
})

test('too few seats are a hint, unknown ones a question', () => {
  expect(hasHints(two(['MALE', 'FEMALE'], 2), mixed)).toBe(true)
  expect(hintsOf(two(['MALE', 'FEMALE'], 'unknown'), mixed).hosting).toBe('unknown')
  expect(hasHints(two(['MALE', 'FEMALE'], 'unknown'), mixed)).toBe(false)
})

test('a cancelled team is one', () => {
  expect(hasHints(exampleTeam(1, { status: 'CANCELLED', teamMembers: [], hostTeamMember: null }), mixed)).toBe(true)
})
