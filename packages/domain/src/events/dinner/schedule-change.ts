import { type Issue, issue } from '../../issue.ts'
import type { LocalDate } from '../../local-date.ts'
import type { Meal } from './dinner.ts'
import { type DraftMeal, eachMealIssues, mealsMax, mealsMin } from './meal-times.ts'

/** Courses of an existing event: two or three, on its day, with ids of this event only. */
export function scheduleIssues(
  meals: readonly (DraftMeal | undefined)[] | undefined,
  { meals: storedMeals, date }: { meals: readonly Pick<Meal, 'id'>[]; date: LocalDate },
): Issue[] {
  if (meals === undefined) return []
  const size = [
    ...(meals.length > mealsMax ? [issue('meals_add_constraint', 'meals')] : []),
    ...(meals.length < mealsMin ? [issue('meals_remove_constraint', 'meals')] : []),
  ]
  const storedIds = new Set(storedMeals.map((meal) => meal.id))
  const foreign = meals.flatMap((meal, index) =>
    meal?.id && !storedIds.has(meal.id) ? [issue('value_invalid', `meals[${index}].id`)] : [],
  )
  return [...size, ...foreign, ...eachMealIssues(meals, date)]
}

export interface WantedMeal {
  id?: string | undefined
  label: string
  time: string
}

export interface ScheduleChange {
  /** Courses that remain, with their new values. */
  kept: Meal[]
  /** Courses that have no id yet. */
  added: Omit<Meal, 'id'>[]
  removed: Meal[]
  /** Nothing changes. */
  isNothing: boolean
}

/**
 * What a new schedule changes in the stored one. A course is known by its id. A course sent without an id is a stored
 * one of the same name that no other course claims by id, so that a repeated call changes nothing more.
 */
export function scheduleChange(storedMeals: readonly Meal[], wantedMeals: readonly WantedMeal[]): ScheduleChange {
  const unmatchedMeals = new Map(storedMeals.map((meal) => [meal.id, meal]))
  for (const { id } of wantedMeals) if (id !== undefined) unmatchedMeals.delete(id)
  const keptMeals: Meal[] = []
  const added: Omit<Meal, 'id'>[] = []
  for (const { id, label, time } of wantedMeals) {
    const storedId = id ?? idOfName(unmatchedMeals, label)
    if (!storedId) {
      added.push({ label, time })
      continue
    }
    unmatchedMeals.delete(storedId)
    keptMeals.push({ id: storedId, label, time })
  }
  const removed = [...unmatchedMeals.values()]
  return {
    kept: keptMeals,
    added,
    removed,
    isNothing: added.length + removed.length === 0 && keptMeals.every(isAmong(storedMeals)),
  }
}

/** Courses were added or removed, so that no team fits any more: docs/rules/events/settings.md#courses. */
export function changesCourses({ added, removed }: Pick<ScheduleChange, 'added' | 'removed'>): boolean {
  return added.length + removed.length > 0
}

function idOfName(meals: ReadonlyMap<string, Meal>, label: string): string | undefined {
  return [...meals.values()].find((meal) => meal.label === label)?.id
}

function isAmong(storedMeals: readonly Meal[]): (meal: Meal) => boolean {
  return ({ id, label, time }) =>
    storedMeals.some((meal) => meal.id === id && meal.label === label && meal.time === time)
}
