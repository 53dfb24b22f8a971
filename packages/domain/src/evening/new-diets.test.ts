import { expect, test } from 'vitest'
import { exampleParticipant } from '../../test/example-participant.ts'
import type { Participant } from '../people/participants/participant.ts'
import { newDiets } from './new-diets.ts'

const nuts = { allergens: [{ allergen: 'NUTS', severity: 'ALLERGY' }] } as const
const milk = { allergens: [{ allergen: 'MILK', severity: 'TRACES' }] } as const
const note = (mealSpecificsNote: string) => ({ mealSpecificsNote })

test.each<[string, object, object, boolean]>([
  ['a guest who eats everything', {}, { vegan: true }, false],
  ['vegan where nobody is', { vegan: true }, { vegetarian: true }, true],
  ['vegetarian where a person is vegan', { vegetarian: true }, { vegan: true }, false],
  ['without gluten where a person eats so', { gluten: true }, { gluten: true }, false],
  ['without lactose where no person eats so', { lactose: true }, { gluten: true }, true],
  ['an allergen that is planned for', nuts, nuts, false],
  ['another allergen', nuts, milk, true],
  ['a note that is known, in other letters', note('No fish '), note('no fish'), false],
  ['another note', note('No fish'), note('No eggs'), true],
])('%s', (_, guest, planned, isNew) => {
  const people = [exampleParticipant(1, guest as Partial<Participant>)]
  expect(newDiets(people, [exampleParticipant(2), exampleParticipant(3, planned as Partial<Participant>)])).toEqual(
    isNew ? people : [],
  )
})
