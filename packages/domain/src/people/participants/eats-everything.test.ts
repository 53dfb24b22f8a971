import { expect, test } from 'vitest'
import { exampleParticipant } from '../../../test/example-participant.ts'
import { eatsEverything, hasDiet } from './eats-everything.ts'
import type { Participant } from './participant.ts'

test('a person without diet and notes eats everything', () => {
  expect(hasDiet(exampleParticipant(1))).toBe(false)
  expect(eatsEverything(exampleParticipant(1))).toBe(true)
})

test.each<Partial<Participant>>([
  { vegan: true },
  { vegetarian: true },
  { lactose: true },
  { gluten: true },
  { mealSpecificsNote: 'Nussallergie' },
  { allergens: [{ allergen: 'NUTS', severity: 'ALLERGY' }] },
])('%j has to be considered', (given) => {
  expect(hasDiet(exampleParticipant(1, given))).toBe(true)
  expect(eatsEverything(exampleParticipant(1, given))).toBe(false)
})

test.each<Partial<Participant>>([{ notes: 'Nussallergie' }, { miscNotes: 'ruft noch an' }])(
  '"eats everything" is not shown beside %j',
  (given) => {
    expect(eatsEverything(exampleParticipant(1, given))).toBe(false)
  },
)
