import { toLocalDateTime } from '../../local-date.ts'

/** Earliest first; meals at the same time keep the order they were given in. */
export function inOrderOfTime<M extends { time: string }>(meals: readonly M[]): M[] {
  return [...meals].sort((meal, otherMeal) => meal.time.localeCompare(otherMeal.time))
}

export interface MealOutOfOrder {
  /** The meal that begins too early for its place in the list. */
  position: number
  /** The latest of the meals listed before it. */
  other: number
  isSameTime: boolean
}

/**
 * Meals that do not begin later than all those listed before them. Stored meals are sorted by time, so another course
 * becomes starter or dessert than listed. Times still being typed are skipped.
 */
export function mealsOutOfOrder(meals: readonly { time: string }[]): MealOutOfOrder[] {
  let latest: { position: number; time: string } | undefined
  const mealsOutOfOrder: MealOutOfOrder[] = []
  for (const [position, meal] of meals.entries()) {
    const time = toLocalDateTime(meal.time)
    if (time === undefined) continue
    if (latest !== undefined && time <= latest.time)
      mealsOutOfOrder.push({ position, other: latest.position, isSameTime: time === latest.time })
    else latest = { position, time }
  }
  return mealsOutOfOrder
}
