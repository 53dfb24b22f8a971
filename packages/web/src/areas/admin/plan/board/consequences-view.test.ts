import type { TeamFit } from '@running-dinner/contract/plan'
import { expect, test } from 'vitest'
import { compareConsequences, compareDistance } from './consequences-view.tsx'

const fit = (given: Partial<TeamFit> = {}): TeamFit => ({
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
const verdicts = (...teams: [Partial<TeamFit>, Partial<TeamFit>][]) =>
  Object.fromEntries(
    compareConsequences({
      teams: teams.map(([before, after]) => ({ before: fit(before), after: fit(after) })),
    }).map(({ aspect, verdict, count }) => [aspect, `${verdict} ${count}`]),
  )

test('reports no change where before and after are equal', () => {
  expect(verdicts([{}, {}])).toEqual({
    partnerWishes: 'same 0',
    courseWishes: 'same 0',
    seats: 'same 0',
    genders: 'same 0',
  })
})

test('counts lost and gained wishes, seats and genders', () => {
  const before = { partnerWishes: 1, courseWishes: 0, seats: 'ENOUGH', gendersFit: false } as const
  const after = { partnerWishes: 0, courseWishes: 2, seats: 'TOO_FEW', gendersFit: true } as const
  expect(verdicts([before, after])).toEqual({
    partnerWishes: 'lost 1',
    courseWishes: 'won 2',
    seats: 'lost 1',
    genders: 'won 1',
  })
})

test('counts unknown seats as not enough', () => {
  expect(verdicts([{ seats: 'UNKNOWN' }, { seats: 'ENOUGH' }]).seats).toBe('won 1')
})

test('reports no change where one team loses what the other gains', () => {
  expect(verdicts([{ seats: 'ENOUGH' }, { seats: 'TOO_FEW' }], [{ seats: 'TOO_FEW' }, { seats: 'ENOUGH' }]).seats).toBe(
    'same 0',
  )
})

test('leaves genders out where the event has no gender rule', () => {
  expect(verdicts([{ gendersFit: null }, { gendersFit: null }])).not.toHaveProperty('genders')
})

test.each([
  [1000, 1009, 'same'],
  [1000, 1010, 'lost'],
  [1000, 900, 'won'],
] as const)('a total distance of %i and then %i metres is %s', (before, after, verdict) => {
  expect(compareDistance({ before, after })).toBe(verdict)
})
