import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fixedPairs } from '../partner-wishes/pairs.ts'
import { seededRandom, shuffled } from '../random.ts'
import { assignableSizes, splitWaitingList } from './assignment.ts'
import { exampleList, exampleParticipant } from './example-participant.ts'
import type { Participant } from './participant.ts'

const threeCourses = { mealCount: 3, teamSize: 2, teamsExist: false }
const numbers = (list: Participant[]) => list.map((participant) => participant.participantNumber)

test('the smallest dinner has 18 people with three courses and 8 with two', () => {
  expect(assignableSizes(3, 2)).toEqual({ minimumParticipantsNeeded: 18, nextParticipantsOffsetSize: 6 })
  expect(assignableSizes(2, 2)).toEqual({ minimumParticipantsNeeded: 8, nextParticipantsOffsetSize: 4 })
})

test.each([
  [0, 0, 0, 18],
  [17, 17, 0, 1],
  [18, 18, 0, 0],
  [19, 18, 1, 0],
  [23, 18, 5, 0],
  [24, 24, 0, 0],
  [30, 30, 0, 0],
])('of %i people %i take part, %i wait and %i are missing', (count, assigned, waiting, missing) => {
  const split = splitWaitingList(exampleList(count), threeCourses)
  expect([split.assigned.length, split.waiting.length, split.missing]).toEqual([assigned, waiting, missing])
})

test('a pair on the boundary waits and the next single moves up', () => {
  const split = splitWaitingList(exampleList(20, [18]), threeCourses)
  expect(numbers(split.assigned)).toEqual([...Array.from({ length: 17 }, (_, index) => index + 1), 20])
  expect(numbers(split.waiting)).toEqual([18, 19])
})

test('when only a pair could fill the last place, the last single makes room for it', () => {
  const split = splitWaitingList(exampleList(19, [18]), threeCourses)
  expect(numbers(split.waiting)).toEqual([17])
})

test('with teams of three, where nothing else fills the places, a pair is divided', () => {
  const pairs = Array.from({ length: 14 }, (_, index) => 2 * index + 1)
  const split = splitWaitingList(exampleList(28, pairs), { mealCount: 3, teamSize: 3, teamsExist: false })
  expect(numbers(split.waiting)).toEqual([28])
})

test('once teams exist, whoever has none waits, whatever the number', () => {
  const list = exampleList(19).map((participant) => ({ ...participant, teamId: 't' }))
  const split = splitWaitingList([exampleParticipant(0), ...list], { ...threeCourses, teamsExist: true })
  expect(numbers(split.waiting)).toEqual([0])
  expect(split.missing).toBe(0)
})

/** Lists with pairs anywhere, gaps in the numbers and some unconfirmed registrations, in any order. */
const anyList = fc
  .record({
    units: fc.array(fc.constantFrom('single', 'single', 'pair', 'unconfirmed'), { maxLength: 60 }),
    seed: fc.integer(),
  })
  .map(({ units, seed }) => {
    const list = units.flatMap((unit, index) => {
      const first = exampleParticipant(3 * index + 1)
      if (unit === 'unconfirmed') return [{ ...first, activationDate: undefined }]
      if (unit === 'single') return [first]
      const originator = { teamPartnerWishOriginatorId: first.id }
      return [{ ...first, ...originator }, exampleParticipant(3 * index + 2, originator)]
    })
    return shuffled(list, seededRandom(seed))
  })

test('every list is split without losing, inventing or dividing anybody, and fills as many teams as possible', () => {
  fc.assert(
    fc.property(anyList, fc.constantFrom(2, 3), (list, mealCount) => {
      const { assigned, waiting, missing } = splitWaitingList(list, { mealCount, teamSize: 2, teamsExist: false })
      const confirmed = list.filter((participant) => participant.activationDate)
      expect(new Set([...assigned, ...waiting])).toEqual(new Set(confirmed))
      expect(assigned.length + waiting.length).toBe(confirmed.length)
      const { minimumParticipantsNeeded: minimum, nextParticipantsOffsetSize: step } = assignableSizes(mealCount, 2)
      expect(missing).toBe(Math.max(0, minimum - confirmed.length))
      expect(waiting.length).toBe(missing > 0 ? 0 : confirmed.length % step)
      const seated = new Set(assigned)
      for (const [root, child] of fixedPairs(list)) expect(seated.has(root)).toBe(seated.has(child))
    }),
  )
})

test('nobody waits while somebody later in the list takes part, except to keep pairs together', () => {
  fc.assert(
    fc.property(anyList, (list) => {
      const { assigned, waiting } = splitWaitingList(list, threeCourses)
      const last = assigned.at(-1)?.participantNumber ?? 0
      const overtaken = waiting.filter((participant) => participant.participantNumber < last)
      const pairsOvertaken = overtaken.filter((participant) => participant.teamPartnerWishOriginatorId)
      const singlesOvertaken = overtaken.length - pairsOvertaken.length
      const hasPairs = fixedPairs(list).length > 0
      expect(singlesOvertaken).toBeLessThanOrEqual(hasPairs ? 1 : 0)
      if (singlesOvertaken === 0 && pairsOvertaken.length > 0) {
        expect(assigned.at(-1)?.teamPartnerWishOriginatorId).toBeUndefined()
      }
    }),
  )
})
