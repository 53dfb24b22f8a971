import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exampleList, exampleParticipant } from '../../../test/example-participant.ts'
import { seededRandom, shuffled } from '../../random.ts'
import { fixedPairs } from '../partner-wishes/pairs.ts'
import { mustWait } from '../registration/places.ts'
import { assignableSizes, dinnerSizeFor, splitWaitingList } from './assignment.ts'
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

test('once teams exist, people without a team wait, regardless of their number', () => {
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

test('every list is split without losing, inventing or dividing units, and fills as many teams as possible', () => {
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

test('keeps the order of the list, except to keep pairs together', () => {
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

describe('with a limit', () => {
  const limited = (limit: number) => ({ ...threeCourses, participantLimit: limit })

  test.each([
    [24, 24, 24, 0],
    [25, 24, 24, 1],
    [40, 24, 24, 16],
    [40, 26, 24, 16],
    [20, 12, 12, 8],
  ])('of %i people with %i places %i take part and %i wait', (count, limit, assigned, waiting) => {
    const split = splitWaitingList(exampleList(count), limited(limit))
    expect([split.assigned.length, split.waiting.length]).toEqual([assigned, waiting])
  })

  test('below the smallest dinner those beyond the limit wait as well, and the number missing is shown', () => {
    const split = splitWaitingList(exampleList(20), limited(12))
    expect([split.missing, numbers(split.waiting)]).toEqual([6, [13, 14, 15, 16, 17, 18, 19, 20]])
  })

  test('a pair that needs one place more than is free waits, and the next single takes the last place', () => {
    const split = splitWaitingList(exampleList(26, [24]), limited(24))
    expect(numbers(split.waiting)).toEqual([24, 25])
    expect(numbers(split.assigned).at(-1)).toBe(26)
  })

  test('seating all people respects the limit', () => {
    const split = splitWaitingList(exampleList(30), { ...limited(23), leaveNobodyOut: true })
    expect(split.assigned.length).toBe(23)
  })

  test('the answer at registration agrees with the list once all confirmed', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 40 }), fc.integer({ min: 1, max: 40 }), (pairs, limit) => {
        const waitingFlags: boolean[] = []
        const roots: number[] = []
        let free = limit
        let onlyPairsCameForTheLast = false
        for (const isPair of pairs) {
          const size = isPair ? 2 : 1
          const facts = {
            limit,
            people: waitingFlags.length,
            lastPlaceFree: onlyPairsCameForTheLast,
            teamsExist: false,
          }
          const waits = mustWait(size, facts)
          if (isPair) roots.push(waitingFlags.length + 1)
          if (!waits) free -= size
          onlyPairsCameForTheLast = free === 1 && waitingFlags.length + size >= limit
          waitingFlags.push(...Array.from({ length: size }, () => waits))
        }
        const { assigned, waiting } = splitWaitingList(exampleList(waitingFlags.length, roots), {
          mealCount: 1,
          teamSize: 1,
          teamsExist: false,
          participantLimit: limit,
        })
        expect(numbers(assigned)).toEqual(waitingFlags.flatMap((waits, index) => (waits ? [] : [index + 1])))
        expect(numbers(waiting)).toEqual(waitingFlags.flatMap((waits, index) => (waits ? [index + 1] : [])))
      }),
    )
  })
})

test.each([
  [3, 17, { seated: 0, waiting: 17, missing: 1 }],
  [3, 18, { seated: 18, waiting: 0, missing: 0 }],
  [3, 23, { seated: 18, waiting: 5, missing: 1 }],
  [3, 24, { seated: 24, waiting: 0, missing: 0 }],
  [2, 8, { seated: 8, waiting: 0, missing: 0 }],
  [2, 9, { seated: 8, waiting: 1, missing: 3 }],
])('with %i courses %i people make a dinner of this size', (mealCount, people, expected) => {
  expect(dinnerSizeFor(people, assignableSizes(mealCount, 2))).toEqual(expected)
})
