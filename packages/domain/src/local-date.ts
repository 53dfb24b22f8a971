/** A calendar day `yyyy-MM-dd`, without zone. */
export type LocalDate = string
/** A wall-clock time on a day, `yyyy-MM-ddTHH:mm`, in the event's time zone. */
export type LocalDateTime = string

const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/
const dateTimePattern = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::00)?$/

export function isLocalDate(value: string): value is LocalDate {
  const match = datePattern.exec(value)
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  return year >= 1900 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

/** The canonical form without seconds, or undefined when it is no wall-clock time. */
export function toLocalDateTime(value: string): LocalDateTime | undefined {
  const match = dateTimePattern.exec(value)
  if (!match || !isLocalDate(match[1] ?? '') || Number(match[2]) > 23 || Number(match[3]) > 59) return undefined
  return value.slice(0, 16)
}

export function dateOf(time: LocalDateTime): LocalDate {
  return time.slice(0, 10)
}

/** `HH:mm` */
export function clockOf(time: LocalDateTime): string {
  return time.slice(11, 16)
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
  return `${newYear}-${String(newMonth).padStart(2, '0')}-${String(newDay).padStart(2, '0')}`
}

export function plusMinutes(time: LocalDateTime, minutes: number): LocalDateTime {
  return new Date(Date.parse(`${time}:00Z`) + minutes * 60_000).toISOString().slice(0, 16)
}

export function daysBetween(from: LocalDate, to: LocalDate): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}

/** The calendar day on which `instant` falls in `timeZone`. */
export function dayIn(timeZone: string, instant: Date): LocalDate {
  return new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    instant,
  )
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}
