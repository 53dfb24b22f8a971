import {
  formatDate,
  type LocalDate,
  type LocalDateTime,
  localTimeIn,
  plusDays,
} from '@running-dinner/domain/local-date'

export { formatDate, formatDay, weekdayOf } from '@running-dinner/domain/local-date'

/** `2026-12-24T19:00` -> `19:00` */
export function formatTime(time: LocalDateTime): string {
  return time.slice(11, 16)
}

/** `2026-12-24T19:00:00+01:00` and 75 minutes -> `20:15` on the same clock */
export function clockAfter(instant: string, minutes: number): string {
  const later = Date.parse(`${instant.slice(0, 16)}:00Z`) + minutes * 60_000
  return formatTime(new Date(later).toISOString())
}

/** An instant (`...Z`) as `24.12.2026, 19:00` on the clock of the event, in both languages. */
export function formatMoment(timeZone: string, instant: string): string {
  const time = localTimeIn(timeZone, new Date(instant))
  return `${formatDate(time)}, ${formatTime(time)}`
}

/** An instant (`...Z`) as `dd.MM.yyyy HH:mm:ss` on the reader's clock. */
export function formatInstant(instant: string): string {
  const at = new Date(instant)
  const two = (value: number) => String(value).padStart(2, '0')
  const day = `${two(at.getDate())}.${two(at.getMonth() + 1)}.${at.getFullYear()}`
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`
}

/** Today as the reader's calendar has it. */
export function today(): LocalDate {
  const now = new Date()
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** What people type for a day: `24.12.2026`, `4.2.26`, `24122026`, `2026-12-24`; returns anything else unchanged, for the field to refuse. */
export function parseDate(typed: string): string {
  const text = typed.trim()
  const match = /^(\d{1,2})[.\-/ ](\d{1,2})[.\-/ ](\d{2}|\d{4})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text)
  if (!match) return text
  const [, day = '', month = '', year = ''] = match
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** What people type for a time: `19:00`, `19.30`, `1930`, `19`; returns `HH:mm`, or anything else unchanged. */
export function parseTime(typed: string): string {
  const text = typed.trim()
  const match = /^(\d{1,2})(?:[:. ]?(\d{2}))?(?:\s*(?:Uhr|h))?$/i.exec(text)
  if (!match) return text
  return `${(match[1] ?? '').padStart(2, '0')}:${match[2] ?? '00'}`
}

/** Clock times before this hour belong to the night after the event, not to its morning. */
const nightEndsAt = '05:00'

/** `HH:mm` on the evening of `date`: half past midnight is the next day. */
export function onEvening(date: LocalDate, clock: string): LocalDateTime {
  return `${clock < nightEndsAt ? plusDays(date, 1) : date}T${clock}`
}
