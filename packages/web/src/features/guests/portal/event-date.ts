import type { Language } from '@running-dinner/domain'
import { formatDate } from '../../../lib/dates.ts'

/** `2027-05-01` -> `Samstag, 01.05.2027`; the same on the server and in the browser. */
export function eventDate(date: string, language: Language): string {
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  return `${weekday.format(new Date(`${date}T00:00:00Z`))}, ${formatDate(date)}`
}
