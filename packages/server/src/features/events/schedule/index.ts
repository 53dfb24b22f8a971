export { mealStore } from './meal.store.ts'
