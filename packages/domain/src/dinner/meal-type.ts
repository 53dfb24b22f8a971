export const mealTypes = ['APPETIZER', 'MAIN_COURSE', 'DESSERT'] as const
export type MealType = (typeof mealTypes)[number]

/** The type follows from the position alone: first appetizer, third dessert, others main course. */
export function mealTypeAt(index: number): MealType {
  if (index === 0) return 'APPETIZER'
  return index === 2 ? 'DESSERT' : 'MAIN_COURSE'
}
