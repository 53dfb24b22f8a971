import { instantIn, type LocalDate, type LocalDateTime, midnightOf, plusDays } from '../../local-date.ts'

/** A course from this long before its start on is as people were mailed: they are on their way. */
const frozenMinutes = 30
/** The last stop takes this long at most. */
export const lastStopMinutes = 180

/** An event, or the parts of it that say when its evening is: docs/rules/evening/evening-times.md */
export interface TimedEvent {
  basicDetails: { date: LocalDate; timeZone: string }
  meals: readonly { time: LocalDateTime }[]
  afterPartyLocation: { time: LocalDateTime } | null | undefined
}

/** Three hours after the last stop begins, the after party included; an event without stops ends with its day. */
export function eveningEndsAt({ basicDetails, meals, afterPartyLocation }: TimedEvent): Date {
  const { date, timeZone } = basicDetails
  const stops = [...meals, ...(afterPartyLocation ? [afterPartyLocation] : [])]
  if (stops.length === 0) return instantIn(timeZone, midnightOf(plusDays(date, 1)))
  const starts = stops.map(({ time }) => instantIn(timeZone, time).getTime())
  return later(Math.max(...starts), lastStopMinutes)
}

export function isEveningOver(event: TimedEvent, now: Date): boolean {
  return now >= eveningEndsAt(event)
}

/** The moment from which the visits of a course stay as they are, whenever the other courses are. */
export function frozenFrom(meal: { time: LocalDateTime }, timeZone: string): Date {
  return frozenBefore(instantIn(timeZone, meal.time))
}

/** The same for a reader who knows when a course starts and not in which time zone. */
export function frozenBefore(start: Date): Date {
  return later(start.getTime(), -frozenMinutes)
}

export function isFrozen(meal: { time: LocalDateTime }, timeZone: string, now: Date): boolean {
  return now >= frozenFrom(meal, timeZone)
}

/**
 * OPEN: may still change. FROZEN: people are on their way. BEGUN: they sit at the tables. OVER: they are on their way to the next
 * course, or the evening is over.
 */
const courseStages = ['OPEN', 'FROZEN', 'BEGUN', 'OVER'] as const
export type CourseStage = (typeof courseStages)[number]

/** By the id of the course. */
export type CourseStages = ReadonlyMap<string, CourseStage>

export function courseStagesOf(event: StagedEvent, now: Date): CourseStages {
  return new Map(event.meals.map((meal) => [meal.id, stageOf(meal, event, now)]))
}

type StagedEvent = Omit<TimedEvent, 'meals'> & { meals: readonly { id: string; time: LocalDateTime }[] }

function stageOf({ time }: { time: LocalDateTime }, event: StagedEvent, now: Date): CourseStage {
  const { timeZone } = event.basicDetails
  if (!isFrozen({ time }, timeZone, now)) return 'OPEN'
  const following = event.meals.filter((meal) => meal.time > time)
  const isOver =
    following.length > 0 ? following.some((meal) => isFrozen(meal, timeZone, now)) : isEveningOver(event, now)
  if (isOver) return 'OVER'
  return now >= instantIn(timeZone, time) ? 'BEGUN' : 'FROZEN'
}

function later(start: number, minutes: number): Date {
  return new Date(start + minutes * 60_000)
}
