import type { DinnerReply } from '@running-dinner/contract/dinners.ts'
import { inOrderOfTime } from '@running-dinner/domain/dinner/meal-order.ts'
import type { LocalDate } from '@running-dinner/domain/local-date.ts'

export interface ScheduleValues {
  /** One without an id is new. */
  meals: { id: string; label: string; time: string }[]
}

export const fewestMeals = 2
export const mostMeals = 3

/** A new course comes last until somebody says when (rules 2.2). */
export function withNewMeal(meals: ScheduleValues['meals'], label: string, date: LocalDate): ScheduleValues['meals'] {
  return [...meals, { id: '', label, time: `${date}T23:59` }]
}

/** Courses that stay are served in another order than before. */
export function isReordered(stored: DinnerReply['meals'], wanted: ScheduleValues['meals']): boolean {
  const order = (meals: readonly { id: string; time: string }[]) => inOrderOfTime(meals).map((meal) => meal.id)
  const kept = new Set(wanted.map((meal) => meal.id))
  const before = order(stored).filter((id) => kept.has(id))
  const after = order(wanted).filter((id) => id !== '')
  return before.join() !== after.join()
}
