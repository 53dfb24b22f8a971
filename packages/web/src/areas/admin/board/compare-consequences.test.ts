import type { TeamStanding } from '@running-dinner/contract/teams.ts'
import { expect, test } from 'vitest'
import { compareConsequences, compareDistance } from './compare-consequences.ts'

const standing = (given: Partial<TeamStanding> = {}): TeamStanding => ({
  teamId: 't',
  teamNumber: 1,
  meal: { id: 'm', label: 'Starter', time: '2030-05-01T19:00' },
  host: 'Anna',
  members: ['Anna', 'Ben'],
  seats: 'ENOUGH',
  gendersFit: true,
  partnerWishes: 0,
  courseWishes: 0,
  ...given,
})
const verdicts = (...teams: [Partial<TeamStanding>, Partial<TeamStanding>][]) =>
  Object.fromEntries(
    compareConsequences({
      teams: teams.map(([before, after]) => ({ before: standing(before), after: standing(after) })),
    }).map(({ aspect, verdict, count }) => [aspect, `${verdict} ${count}`]),
  )

test('nothing won and nothing lost', () => {
  expect(verdicts([{}, {}])).toEqual({
    partnerWishes: 'same 0',
    courseWishes: 'same 0',
    seats: 'same 0',
    genders: 'same 0',
  })
})

test('what is lost and won', () => {
  const before = { partnerWishes: 1, courseWishes: 0, seats: 'ENOUGH', gendersFit: false } as const
  const after = { partnerWishes: 0, courseWishes: 2, seats: 'TOO_FEW', gendersFit: true } as const
  expect(verdicts([before, after])).toEqual({
    partnerWishes: 'lost 1',
    courseWishes: 'won 2',
    seats: 'lost 1',
    genders: 'won 1',
  })
})

test('unknown seats are not enough', () => {
  expect(verdicts([{ seats: 'UNKNOWN' }, { seats: 'ENOUGH' }]).seats).toBe('won 1')
})

test('what one team hands to the other is neither won nor lost', () => {
  expect(verdicts([{ seats: 'ENOUGH' }, { seats: 'TOO_FEW' }], [{ seats: 'TOO_FEW' }, { seats: 'ENOUGH' }]).seats).toBe(
    'same 0',
  )
})

test('genders are left out where the event asks for nothing', () => {
  expect(verdicts([{ gendersFit: null }, { gendersFit: null }])).not.toHaveProperty('genders')
})

test.each([
  [1000, 1009, 'same'],
  [1000, 1010, 'lost'],
  [1000, 900, 'won'],
] as const)('ways of %i then %i metres: %s', (before, after, verdict) => {
  expect(compareDistance({ before, after })).toBe(verdict)
})
