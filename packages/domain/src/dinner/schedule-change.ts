import type { Meal } from './dinner.ts'

export interface WantedMeal {
  id?: string | undefined
  label: string
  time: string
}

export interface ScheduleChange {
  /** Courses that stay, as they are wanted. */
  kept: Meal[]
  /** Courses that have no id yet. */
  added: Omit<Meal, 'id'>[]
  removed: Meal[]
  /** Nothing at all is another. */
  isNothing: boolean
}

/**
 * What a new schedule does to the stored one. A course is known by its id; one sent without an id is a stored one of the same name that nobody
 * else claims, so that a call repeated changes nothing more.
 */
export function scheduleChange(stored: readonly Meal[], wanted: readonly WantedMeal[]): ScheduleChange {
  const free = new Map(stored.map((meal) => [meal.id, meal]))
  for (const { id } of wanted) if (id) free.delete(id)
  const kept: Meal[] = []
  const added: Omit<Meal, 'id'>[] = []
  for (const { id, label, time } of wanted) {
    const found = id || idOfName(free, label)
    if (!found) {
      added.push({ label, time })
      continue
    }
    free.delete(found)
    kept.push({ id: found, label, time })
  }
  const removed = [...free.values()]
  return { kept, added, removed, isNothing: added.length + removed.length === 0 && kept.every(isAmong(stored)) }
}

/** Courses came or went: no team fits any more (rules 2.5). */
export function changesCourses({ added, removed }: Pick<ScheduleChange, 'added' | 'removed'>): boolean {
  return added.length + removed.length > 0
}

function idOfName(meals: ReadonlyMap<string, Meal>, label: string): string | undefined {
  return [...meals.values()].find((meal) => meal.label === label)?.id
}

function isAmong(stored: readonly Meal[]): (meal: Meal) => boolean {
  return ({ id, label, time }) => stored.some((meal) => meal.id === id && meal.label === label && meal.time === time)
}
