import { dateFormat } from './date-format.ts'

/** A calendar day `yyyy-MM-dd`, without zone. */
export type LocalDate = string
/** A wall-clock time on a day, `yyyy-MM-ddTHH:mm`, in the event's time zone. */
export type LocalDateTime = string

const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/
const dateTimePattern = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::00)?$/

export function isLocalDate(text: string): text is LocalDate {
  const match = datePattern.exec(text)
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  return year >= 1900 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

/** The canonical form without seconds, or undefined when it is no wall-clock time. */
export function toLocalDateTime(text: string): LocalDateTime | undefined {
  const match = dateTimePattern.exec(text)
  if (!match || !isLocalDate(match[1] ?? '') || Number(match[2]) > 23 || Number(match[3]) > 59) return undefined
  return text.slice(0, 16)
}

export function dateOf(time: LocalDateTime): LocalDate {
  return time.slice(0, 10)
}

/** `HH:mm` */
export function clockOf(time: LocalDateTime): string {
  return time.slice(11, 16)
}

/** When a day begins; an instant only with a time zone (`instantIn`). */
export function midnightOf(date: LocalDate): LocalDateTime {
  return `${date}T00:00`
}

export function plusDays(date: LocalDate, days: number): LocalDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The same day of a later month, or that month's last day where it has no such day. */
export function plusMonths(date: LocalDate, months: number): LocalDate {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const index = year * 12 + (month - 1) + months
  const [newYear, newMonth] = [Math.floor(index / 12), (index % 12) + 1]
  const newDay = Math.min(day, daysInMonth(newYear, newMonth))
  return dateText(newYear, newMonth, newDay)
}

export function plusMinutes(time: LocalDateTime, minutes: number): LocalDateTime {
  return new Date(Date.parse(`${time}:00Z`) + minutes * 60_000).toISOString().slice(0, 16)
}

export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}

/** Minutes of wall-clock time; negative if `to` is earlier. */
export function minutesBetween(from: LocalDateTime, to: LocalDateTime): number {
  return Math.round((Date.parse(`${to}:00Z`) - Date.parse(`${from}:00Z`)) / 60_000)
}

/** The wall-clock time at `instant` in `timeZone`. */
export function localTimeIn(timeZone: string, instant: Date): LocalDateTime {
  const { year, month, day, hour, minute } = clockIn(timeZone, instant)
  return `${dateText(year, month, day)}T${twoDigits(hour)}:${twoDigits(minute)}`
}

/** The calendar day on which `instant` falls in `timeZone`. */
export function dayIn(timeZone: string, instant: Date): LocalDate {
  const { year, month, day } = clockIn(timeZone, instant)
  return dateText(year, month, day)
}

/**
 * The instant at which clocks in `timeZone` show `time`. A time that is skipped in spring counts from the offset before the change,
 * one that is repeated in autumn is the first of the two.
 */
export function instantIn(timeZone: string, time: LocalDateTime): Date {
  const key = `${timeZone} ${time}`
  const cachedInstant = instants.get(key)
  if (cachedInstant !== undefined) return new Date(cachedInstant)
  const instant = convertedInstant(timeZone, time)
  if (instants.size >= keptInstants) instants.clear()
  instants.set(key, instant)
  return new Date(instant)
}

/** Kept as numbers, because a caller may change a Date: each card asks for the same few times, and a conversion formats four dates. */
const instants = new Map<string, number>()
const keptInstants = 1_000

function convertedInstant(timeZone: string, time: LocalDateTime): number {
  const asUtc = Date.parse(`${time}:00Z`)
  const [before, after] = [asUtc - dayInMilliseconds, asUtc + dayInMilliseconds].map((instant) =>
    offsetIn(timeZone, instant),
  ) as [number, number]
  const [early, late] = [asUtc - before, asUtc - after]
  const isLate = offsetIn(timeZone, early) !== before && offsetIn(timeZone, late) === after
  return isLate ? late : early
}

/** `2026-12-24` -> `24.12.2026`, in both languages. */
export function formatDate(date: LocalDate | LocalDateTime): string {
  return date.slice(0, 10).split('-').reverse().join('.')
}

/** `2026-12-24` -> `Donnerstag`, `Thursday` */
export function weekdayOf(date: LocalDate, language: string): string {
  return dateFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(date))
}

/** `2026-12-24` -> `Donnerstag, 24.12.2026` */
export function formatDay(date: LocalDate, language: string): string {
  return `${weekdayOf(date, language)}, ${formatDate(date)}`
}

const minuteInMilliseconds = 60_000
const dayInMilliseconds = 86_400_000

/** Milliseconds by which clocks in `timeZone` are ahead of UTC at `instant`. */
function offsetIn(timeZone: string, instant: number): number {
  const { year, month, day, hour, minute } = clockIn(timeZone, instant)
  return Date.UTC(year, month - 1, day, hour, minute) - instant
}

type Clock = Readonly<Record<'year' | 'month' | 'day' | 'hour' | 'minute', number>>

/** Kept: a list asks for the day of the same minute once for each event. */
const clocks = new Map<string, Clock>()
const keptClocks = 1_000

function clockIn(timeZone: string, instant: Date | number): Clock {
  const key = `${timeZone} ${Math.floor(Number(instant) / minuteInMilliseconds)}`
  const kept = clocks.get(key)
  if (kept) return kept
  const clock = readClock(timeZone, instant)
  if (clocks.size >= keptClocks) clocks.clear()
  clocks.set(key, clock)
  return clock
}

/** By parts: the order and signs of a locale's text differ between browsers, `en-CA` gives 01/06/2027 in WebKit with ICU 72. */
function readClock(timeZone: string, instant: Date | number): Clock {
  const dateParts = dateFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(dateParts.find((candidate) => candidate.type === type)?.value)
  return { year: part('year'), month: part('month'), day: part('day'), hour: part('hour'), minute: part('minute') }
}

function dateText(year: number, month: number, day: number): LocalDate {
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}
