import { type Issue, issue } from '../../issue.ts'
import type { LocalDate } from '../../local-date.ts'
import type { Meal } from './dinner.ts'
import { type DraftMeal, eachMealIssues, mealsMax, mealsMin } from './meal-times.ts'

/** Courses of an existing event: two or three, on its day, with ids of this event only. */
export function scheduleIssues(
  meals: readonly (DraftMeal | undefined)[] | undefined,
  { meals: stored, date }: { meals: readonly Pick<Meal, 'id'>[]; date: LocalDate },
): Issue[] {
  if (meals === undefined) return []
  const size = [
    ...(meals.length > mealsMax ? [issue('meals_add_constraint', 'meals')] : []),
    ...(meals.length < mealsMin ? [issue('meals_remove_constraint', 'meals')] : []),
  ]
  const storedIds = new Set(stored.map((meal) => meal.id))
  const foreign = meals.flatMap((meal, index) =>
    meal?.id && !storedIds.has(meal.id) ? [issue('value_invalid', `meals[${index}].id`)] : [],
  )
  return [...size, ...foreign, ...eachMealIssues(meals, date)]
}
