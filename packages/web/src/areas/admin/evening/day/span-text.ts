import { daysBetween } from '@running-dinner/domain/local-date'
import type { TFunction } from 'i18next'
import { formatTime } from '../../../../lib/dates.ts'

const minuteMilliseconds = 60_000

/** `12 min`, `1 h 20 min`, `12 h`, from 48 hours on `30 days`, counted by the calendar as the dashboard does. */
function spanText(t: TFunction<'tonight'>, minutes: number, days: number): string {
  if (minutes < 60) return t('minutes', { minutes })
  const hours = { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
  if (minutes < 48 * 60) return t(hours.minutes === 0 ? 'wholeHours' : 'hours', hours)
  return t('days', { count: days })
}

/** `Main course in 12 min`, `Main course began 8 min ago`. */
export function courseMoment(
  t: TFunction<'tonight'>,
  { label: course, startsAt }: { label: string; startsAt: string },
  now: number,
): string {
  const until = Date.parse(startsAt) - now
  if (Math.abs(until) < minuteMilliseconds) return t('startsNow', { course })
  const zoneMilliseconds = Date.parse(`${startsAt.slice(0, 19)}Z`) - Date.parse(startsAt)
  const today = new Date(now + zoneMilliseconds).toISOString().slice(0, 10)
  const days = Math.abs(daysBetween(today, startsAt.slice(0, 10)))
  return until > 0
    ? t('startsIn', { course, span: spanText(t, Math.ceil(until / minuteMilliseconds), days) })
    : t('since', { course, span: spanText(t, Math.floor(-until / minuteMilliseconds), days) })
}

/** `19:42` on the clock of the event, whose offset every moment of a reply carries. */
export function clockOf(instant: string): string {
  return formatTime(instant.slice(0, 16))
}
