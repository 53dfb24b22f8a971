import type { TimedEvent } from '../events/dinner/evening-times.ts'
import { timeIssues } from '../events/dinner/meal-times.ts'
import { type Issue, issue } from '../issue.ts'
import { instantIn, type LocalDateTime, plusMinutes } from '../local-date.ts'

export interface Delay {
  fromMealId: string
  minutes: number
}

export const delayMinutes = { min: 5, max: 60 } as const

export interface DelayedEvent extends TimedEvent {
  meals: { id: string; label: string; time: LocalDateTime }[]
  afterPartyLocation: { title: string; time: LocalDateTime } | undefined
}

/** Why an event cannot be delayed from this course on. */
export function delayIssues(event: DelayedEvent, delay: Delay, now: Date): Issue[] {
  const { date, timeZone } = event.basicDetails
  const firstMeal = event.meals.find(({ id }) => id === delay.fromMealId)
  if (!firstMeal) return [issue('value_invalid', 'fromMealId')]
  if (now >= instantIn(timeZone, firstMeal.time))
    return [issue('course_begun', 'fromMealId', { meal: firstMeal.label })]
  const isTooLate = movedStops(event, delay).some(
    ({ time }) => timeIssues(time, date, 'minutes', 'error_invalid_meal_time').length > 0,
  )
  return isTooLate ? [issue('error_invalid_meal_time', 'minutes')] : []
}

/**
 * The event with the course, and all that begins with it or after it, later by these minutes on the clocks there:
 * docs/rules/evening/evening-times.md#later
 */
export function delayed<Event extends DelayedEvent>(event: Event, delay: Delay): Event {
  const startTime = event.meals.find(({ id }) => id === delay.fromMealId)?.time
  const moved = <Stop extends { time: LocalDateTime }>(stop: Stop): Stop =>
    startTime !== undefined && stop.time >= startTime ? { ...stop, time: plusMinutes(stop.time, delay.minutes) } : stop
  const { meals, afterPartyLocation } = event
  return { ...event, meals: meals.map(moved), afterPartyLocation: afterPartyLocation && moved(afterPartyLocation) }
}

export interface MovedStop {
  /** Undefined for the after party. */
  mealId: string | undefined
  label: string
  before: LocalDateTime
  time: LocalDateTime
}

/** The stops that a delay moves, in the order of the courses. */
export function movedStops(event: DelayedEvent, delay: Delay): MovedStop[] {
  const after = delayed(event, delay)
  const party = after.afterPartyLocation
  const moved = [
    ...event.meals.map(({ id, label, time }, index) => ({
      ...{ mealId: id, label, before: time },
      time: after.meals[index]?.time ?? time,
    })),
    ...(event.afterPartyLocation && party
      ? [{ mealId: undefined, label: party.title, before: event.afterPartyLocation.time, time: party.time }]
      : []),
  ]
  return moved.filter(({ before, time }) => before !== time)
}
