import { expect, test } from 'vitest'
import { mealTypeAt } from './meal-type.ts'

test('the first course is an appetizer, the third a dessert, every other a main course', () => {
  expect([0, 1, 2, 3].map(mealTypeAt)).toEqual(['APPETIZER', 'MAIN_COURSE', 'DESSERT', 'MAIN_COURSE'])
})
