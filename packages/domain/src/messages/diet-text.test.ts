import { expect, test } from 'vitest'
import { dietText } from './diet-text.ts'
import { person, words } from './given.ts'

test('what nobody may be served stands between the diets and the notes, with how strictly', () => {
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

test('whoever eats everything has no words', () => {
  expect(dietText([person('Ada')], words)).toBe('')
})
