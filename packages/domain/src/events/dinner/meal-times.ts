import { type Issue, issue } from '../../issue.ts'
import { limits } from '../../limits.ts'
import {
  clockOf,
  dateOf,
  daysBetween,
  type LocalDate,
  type LocalDateTime,
  midnightOf,
  plusDays,
  plusMinutes,
  toLocalDateTime,
} from '../../local-date.ts'
import { movedEndOfRegistration } from './defaults.ts'
import type { AfterPartyLocation, Dinner } from './dinner.ts'

type Moved = Pick<Dinner, 'meals' | 'afterPartyLocation' | 'publicSettings'>

/**
 * What follows the event to another day: meals and after party keep their clock times, and the registration ends on the
 * event's day at the latest.
 */
export function movedToDate(dinner: Moved & Pick<Dinner, 'basicDetails'>, date: LocalDate, today: LocalDate): Moved {
  const { meals, afterPartyLocation, publicSettings, basicDetails } = dinner
  const oldDate = basicDetails.date
  return {
    meals: moveMealsToDate(meals, date, oldDate),
    afterPartyLocation: afterPartyLocation && {
      ...afterPartyLocation,
      time: `${plusDays(date, Math.max(0, daysBetween(oldDate, dateOf(afterPartyLocation.time))))}T${clockOf(afterPartyLocation.time)}`,
    },
    publicSettings: publicSettings && {
      ...publicSettings,
      endOfRegistrationDate: movedEndOfRegistration(publicSettings.endOfRegistrationDate, date, today),
    },
  }
}

/** Earliest first; meals at the same time keep the order they were given in. */
export function inOrderOfTime<M extends { time: string }>(meals: readonly M[]): M[] {
  return [...meals].sort((meal, otherMeal) => meal.time.localeCompare(otherMeal.time))
}

interface MealOutOfOrder {
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
    const mealField = `${fieldPrefix}[${index}]`
    const repeated = meal.id ? meals.slice(0, index).some((earlier) => earlier?.id === meal.id) : false
    return [
      ...(repeated ? [issue('value_invalid', `${mealField}.id`)] : []),
      ...labelIssues(meal.label, `${mealField}.label`),
      ...timeIssues(meal.time, date, `${mealField}.time`, 'error_invalid_meal_time'),
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
  const begin = midnightOf(date)
  const isInRange = wallClock >= begin && wallClock <= plusMinutes(begin, latestMinutes)
  return isInRange ? [] : [issue(outOfRange, field)]
}

function labelIssues(label: string | undefined, field: string): Issue[] {
  if (label === undefined) return []
  if (label.trim() === '') return [issue('error_required_meal_label', field)]
  return [...label].length > limits.text ? [issue('max_length_exceeded', field, { max: limits.text })] : []
}

/** It may begin before the last meal ends, but not before the day of the event nor more than 48 hours after it began. */
export function afterPartyIssues(party: Partial<AfterPartyLocation>, date: LocalDate | undefined): Issue[] {
  return timeIssues(party.time, date, 'time', 'error_invalid_after_party_time')
}
