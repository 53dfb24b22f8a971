import type { LocalDate } from '@running-dinner/domain/local-date.ts'

export function weekdayOf(date: LocalDate, language: string): string {
  const formatter = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  return formatter.format(Date.parse(`${date}T00:00:00Z`))
}
