import { expect, test } from 'vitest'
import { person, words } from '../../../test/example-messages.ts'
import { dietText } from './diet-text.ts'

test('allergens are listed between the diets and the notes, with their severity', () => {
  const people = [
    person('Ada', {
      vegan: true,
      mealSpecificsNote: 'No alcohol',
      allergens: [{ allergen: 'NUTS', severity: 'ALLERGY' }],
    }),
    person('Ben', {
      allergens: [
        { allergen: 'NUTS', severity: 'TRACES' },
        { allergen: 'MILK', severity: 'INTOLERANCE' },
      ],
    }),
  ]
  expect(dietText(people, words)).toBe(
    'vegan (1); not allowed: milk (1, intolerance), nuts (2, not even traces); No alcohol',
  )
})

test('a diet without restrictions has no text', () => {
  expect(dietText([person('Ada')], words)).toBe('')
})
