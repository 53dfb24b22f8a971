import { type Issue, issue } from '../../issue.ts'
import { limits } from '../../limits.ts'
import {
  clockOf,
  dateOf,
  daysBetween,
  type LocalDate,
  type LocalDateTime,
  plusDays,
  plusMinutes,
  toLocalDateTime,
} from '../../local-date.ts'
import type { AfterPartyLocation } from './dinner.ts'

/** A meal as typed: '' is an empty field; an absent one was refused by the schema. */
export interface DraftMeal {
  id?: string | undefined
  label?: string | undefined
  time?: string | undefined
}

export const mealsMin = 2
export const mealsMax = 3
/** Long enough for a weekend, short enough to catch a wrong month. */
const latestMinutes = 48 * 60

/**
 * The same clock times on another day; a dessert after midnight stays after midnight.
 * `from` is the day the meals belonged to, else the day of the earliest one.
 */
export function moveMealsToDate<M extends { time: LocalDateTime }>(
  meals: readonly M[],
  date: LocalDate,
  from?: LocalDate,
): M[] {
  const earliest = meals.map((meal) => dateOf(meal.time)).sort()[0] ?? date
  const base = from ?? earliest
  return meals.map((meal) => {
    const day = plusDays(date, Math.max(0, daysBetween(base, dateOf(meal.time))))
    return { ...meal, time: `${day}T${clockOf(meal.time)}` }
  })
}

/**
 * Two or three meals, each with a label and a time from the day of the event on. Values that are no meals were refused
 * by the schema.
 */
export function mealIssues(
  meals: readonly (DraftMeal | undefined)[] | undefined,
  date: LocalDate | undefined,
  fieldPrefix = 'meals',
): Issue[] {
  if (meals === undefined) return []
  const hasWrongSize = meals.length < mealsMin || meals.length > mealsMax
  return [
    ...(hasWrongSize ? [issue('error_invalid_meal_size', fieldPrefix)] : []),
    ...eachMealIssues(meals, date, fieldPrefix),
  ]
}

/** The issues of each meal by itself, for any number of meals. */
export function eachMealIssues(
  meals: readonly (DraftMeal | undefined)[],
  date: LocalDate | undefined,
  fieldPrefix = 'meals',
): Issue[] {
  return meals.flatMap((givenMeal, index) => {
    const meal = givenMeal ?? {}
    const at = `${fieldPrefix}[${index}]`
    const repeated = meal.id ? meals.slice(0, index).some((earlier) => earlier?.id === meal.id) : false
    return [
      ...(repeated ? [issue('value_invalid', `${at}.id`)] : []),
      ...labelIssues(meal.label, `${at}.label`),
      ...timeIssues(meal.time, date, `${at}.time`, 'error_invalid_meal_time'),
    ]
  })
}

/** For meals and the after party alike: not before the day of the event and at most 48 hours after it began. */
export function timeIssues(
  time: string | undefined,
  date: LocalDate | undefined,
  field: string,
  outOfRange: 'error_invalid_meal_time' | 'error_invalid_after_party_time',
): Issue[] {
  if (time === undefined) return []
  if (time === '') return [issue('error_required_meal_time', field)]
  const wallClock = toLocalDateTime(time)
  if (wallClock === undefined) return [issue('time_invalid', field)]
  if (date === undefined) return []
  const begin = `${date}T00:00`
  const isInRange = wallClock >= begin && wallClock <= plusMinutes(begin, latestMinutes)
  return isInRange ? [] : [issue(outOfRange, field)]
}

function labelIssues(label: string | undefined, field: string): Issue[] {
  if (label === undefined) return []
  if (label.trim() === '') return [issue('error_required_meal_label', field)]
  return [...label].length > limits.text ? [issue('max_length_exceeded', field)] : []
}

/** It may begin before the last meal ends, but not before the day of the event nor more than 48 hours after it began. */
export function afterPartyIssues(party: Partial<AfterPartyLocation>, date: LocalDate | undefined): Issue[] {
  return timeIssues(party.time, date, 'time', 'error_invalid_after_party_time')
}
