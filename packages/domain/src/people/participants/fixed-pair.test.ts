import { describe, expect, test } from 'vitest'
import { exampleList, exampleParticipant } from '../../../test/example-participant.ts'
import { type Random, seededRandom } from '../../random.ts'
import { allergens, allergySeverities } from '../registration-form/allergens.ts'
import { childAfterOwnChange, childAfterRootChange, childOf, dietOf, eatAlike, newPairIssues } from './fixed-pair.ts'
import type { Participant } from './participant.ts'

const open: { participantLimit: number | undefined; cancelled: boolean } = {
  participantLimit: undefined,
  cancelled: false,
}
/** A pair and four singles. */
const people = exampleList(6, [1])
const at = (number: number) => people[number - 1] as Participant
const inTeam = people.map((person) => (person === at(6) ? { ...person, teamId: 't1' } : person))
const unconfirmed = { ...at(3), activationDate: undefined }

test.each<[string, Participant, readonly Participant[], Partial<typeof open>, string[]]>([
  ['a single before there are teams', at(3), people, {}, []],
  ['the first of a pair', at(1), people, {}, ['participant_is_paired']],
  ['the second of a pair', at(2), people, {}, ['participant_is_paired']],
  ['a single once there are teams', at(3), inTeam, {}, ['participant_pair_after_teams']],
  ['somebody unconfirmed', unconfirmed, people.with(2, unconfirmed), {}, ['participant_not_confirmed']],
  ['a single of a cancelled event', at(3), people, { cancelled: true }, ['event_cancelled']],
  ['a single where two more fit', at(3), people, { participantLimit: 7 }, []],
  [
    'a single whose partner takes the last place of another',
    at(3),
    people,
    { participantLimit: 6 },
    ['participant_pair_without_place'],
  ],
  [
    'the last single, who would lose the place',
    at(6),
    people,
    { participantLimit: 6 },
    ['participant_pair_without_place'],
  ],
  ['a single who waits', at(6), people, { participantLimit: 5 }, []],
])('%s', (_, person, all, given, codes) => {
  expect(newPairIssues(person, all, { ...open, ...given }).map(({ message }) => message)).toEqual(codes)
})

const milk = { allergen: 'MILK', severity: 'ALLERGY' } as const
const nuts = { allergen: 'NUTS', severity: 'TRACES' } as const
const partner = { firstnamePart: 'Bea', lastname: 'Zwei', email: '', mobileNumber: '' }
const nothing = { vegetarian: false, lactose: false, gluten: false, vegan: false, mealSpecificsNote: '' }
const root = exampleParticipant(1, { vegan: true, mealSpecificsNote: 'keine Pilze', allergens: [milk] })

describe('the second person of a new pair eats', () => {
  test.each([
    ['as the first, without a diet of their own', undefined, dietOf(root)],
    [
      'what they said',
      { ...nothing, gluten: true, allergens: [nuts] },
      { ...nothing, gluten: true, allergens: [nuts] },
    ],
    ['everything, if they said so', { ...nothing, allergens: [] }, { ...nothing, allergens: [] }],
    ['with the allergens of the first, if they named no list', nothing, { ...nothing, allergens: [milk] }],
  ])('%s', (_, diet, eaten) => {
    expect(dietOf(childOf(root, { ...partner, diet }))).toEqual(eaten)
  })
})

describe('a change of the first person', () => {
  const after = { ...root, street: 'Neue Straße', lactose: true, allergens: [nuts] }

  test.each<[string, Partial<Participant>]>([
    ['a diet', { vegan: false }],
    ['a note', { mealSpecificsNote: 'Keine Pilze' }],
    ['a severity', { allergens: [{ ...milk, severity: 'TRACES' }] }],
    ['an allergen more', { allergens: [milk, nuts] }],
  ])('leaves the diet of the second where %s differs, and copies the address', (_, own) => {
    const child = { ...childOf(root, partner), ...own }
    const changed = childAfterRootChange(root, after, child)
    expect(dietOf(changed)).toEqual(dietOf(child))
    expect(changed.street).toBe('Neue Straße')
  })

  test('is copied where both eat alike, with allergens in any order', () => {
    const before = { ...root, allergens: [milk, nuts] }
    const child = { ...childOf(before, partner), allergens: [nuts, milk] }
    expect(dietOf(childAfterRootChange(before, after, child))).toEqual(dietOf(after))
  })

  test('never reaches a diet that differs, and always one that is equal', () => {
    const random = seededRandom(7)
    let [equal, different] = [0, 0]
    for (let round = 0; round < 2_000; round++) {
      const [before, next] = [eater(random), eater(random)]
      const child = { ...childOf(before, partner), ...(random() < 0.5 ? dietOf(eater(random)) : {}) }
      const changed = childAfterRootChange(before, next, child)
      const isEqual = eatAlike(before, child)
      if (isEqual) equal++
      else different++
      expect(dietOf(changed)).toEqual(dietOf(isEqual ? next : child))
    }
    expect([equal > 500, different > 500]).toEqual([true, true])
  })
})

test('a change of the second person is about their diet only where it says so', () => {
  const child = childOf(root, partner)
  const change = { ...child, firstnamePart: 'Berta', street: 'Anderswo', ...nothing, gluten: true, allergens: [] }
  expect(childAfterOwnChange(child, change, { ownDiet: false })).toEqual({ ...child, firstnamePart: 'Berta' })
  expect(childAfterOwnChange(child, change, { ownDiet: true })).toEqual({
    ...child,
    firstnamePart: 'Berta',
    ...nothing,
    gluten: true,
    allergens: [],
  })
})

/** Few different diets, so that two are often equal. */
function eater(random: Random): Participant {
  const isSo = () => random() < 0.5
  const at = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)] as Item
  return exampleParticipant(1, {
    vegan: isSo(),
    lactose: isSo(),
    mealSpecificsNote: isSo() ? '' : 'keine Pilze',
    allergens: isSo() ? [] : [{ allergen: at(allergens.slice(0, 2)), severity: at(allergySeverities) }],
  })
}
