import { describe, expect, test } from 'vitest'
import { exampleList } from '../../../test/example-participant.ts'
import { seededRandom } from '../../random.ts'
import { pairRoleOf } from './fixed-pair.ts'
import type { Participant } from './participant.ts'
import { swapOrder } from './swap-order.ts'

/** The list after a swap of two by number, as their old numbers; or the reason for a refusal. */
function afterSwap(people: readonly Participant[], upper: number, lower: number) {
  const result = swapOrder(people, `p${upper}`, `p${lower}`)
  if ('refused' in result) return result.refused
  return inOrder(people, result.numbers).map((person) => person.participantNumber)
}

function inOrder(people: readonly Participant[], numbers: ReadonlyMap<string, number>) {
  const numberOf = (person: Participant) => numbers.get(person.id) ?? person.participantNumber
  return [...people].sort((one, other) => numberOf(one) - numberOf(other))
}

const violates = 'participant_swap_number_violates_team_partner_wish'
const onlySingle = 'participant_swap_number_child_only_possible_with_single_participant'

// Pairs 2+3, 5+6 and 8+9; singles 1, 4, 7 and 10.
describe.each([
  ['single and single', 1, 4, [4, 2, 3, 1, 5, 6, 7, 8, 9, 10]],
  ['single and root', 1, 5, [5, 6, 2, 3, 4, 1, 7, 8, 9, 10]],
  ['single and the root right after', 1, 2, [2, 3, 1, 4, 5, 6, 7, 8, 9, 10]],
  ['single and child: the root comes along', 4, 9, [1, 2, 3, 8, 9, 5, 6, 7, 4, 10]],
  ['root and single', 2, 7, [1, 7, 4, 5, 6, 2, 3, 8, 9, 10]],
  ['root and root with a single between', 2, 5, [1, 5, 6, 4, 2, 3, 7, 8, 9, 10]],
  ['root and root', 5, 8, [1, 2, 3, 4, 8, 9, 7, 5, 6, 10]],
  ['root and child', 2, 6, onlySingle],
  ['root and its own child', 2, 3, onlySingle],
  ['child and single', 3, 4, violates],
  ['child and root', 3, 5, violates],
  ['child and child', 3, 6, onlySingle],
])('%s', (_name, upper, lower, expected) => {
  const people = exampleList(10, [2, 5, 8])

  test('with the upper person named first', () => expect(afterSwap(people, upper, lower)).toEqual(expected))

  test('with the lower person named first', () => expect(afterSwap(people, lower, upper)).toEqual(expected))
})

test('refuses to swap a person with themselves', () => {
  expect(afterSwap(exampleList(2), 1, 1)).toBe('participant_swap_same_person')
})

test.each([1, 4])('refuses to move a member of a team, here number %i', (inTeam) => {
  const people = exampleList(5, [4]).map((person) =>
    person.participantNumber === inTeam ? { ...person, teamId: 't' } : person,
  )
  expect(afterSwap(people, 1, 5)).toBe('participant_assigned_in_team')
  expect(afterSwap(people, 2, 3)).toEqual([1, 3, 2, 4, 5])
})

test('half a pair without its other half moves as a single', () => {
  const people = exampleList(4, [2]).filter((person) => person.participantNumber !== 3)
  expect(afterSwap(people, 1, 2)).toEqual([2, 1, 4])
})

test('puts a pair that stood apart side by side', () => {
  const people = exampleList(5).map((person) =>
    ['p2', 'p5'].includes(person.id) ? { ...person, teamPartnerWishOriginatorId: 'p5' } : person,
  )
  expect(afterSwap(people, 1, 5)).toEqual([5, 2, 3, 4, 1])
})

test('for any swap: the set of numbers stays, pairs are side by side, the rest keeps its order', () => {
  const random = seededRandom(20300615)
  let swapped = 0
  for (let run = 0; run < 400; run++) {
    const people = anyList(random)
    const [one, other] = [random(), random()].map((at) => people[Math.floor(at * people.length)])
    if (!one || !other) throw new Error('a list has people')
    const result = swapOrder(people, one.id, other.id)
    if ('refused' in result) continue
    swapped++
    const numbers = people.map((person) => result.numbers.get(person.id) ?? person.participantNumber)
    expect(sorted(numbers)).toEqual(sorted(people.map((person) => person.participantNumber)))
    const list = inOrder(people, result.numbers)
    for (const [index, person] of list.entries())
      if (pairRoleOf(person) === 'root') expect(list[index + 1]?.teamPartnerWishOriginatorId).toBe(person.id)
    const isMoved = ({ id, teamPartnerWishOriginatorId: pair }: Participant) =>
      [one, other].some(
        (moved) => moved.id === id || (pair !== undefined && moved.teamPartnerWishOriginatorId === pair),
      )
    expect(list.filter((person) => !isMoved(person))).toEqual(people.filter((person) => !isMoved(person)))
  }
  expect(swapped).toBeGreaterThan(100)
})

/** Singles and pairs in any order, with numbers missing between them. */
function anyList(random: () => number): Participant[] {
  const count = 2 + Math.floor(random() * 14)
  const roots: number[] = []
  for (let number = 1; number < count; number++)
    if (random() < 0.35) {
      roots.push(number)
      number++
    }
  let gap = 0
  return exampleList(count, roots).map((person) => {
    if (random() < 0.2) gap++
    return { ...person, participantNumber: person.participantNumber + gap }
  })
}

function sorted(numbers: readonly number[]): number[] {
  return [...numbers].sort((one, other) => one - other)
}
