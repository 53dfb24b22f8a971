import { dateFormat } from '../../date-format.ts'
import type { Language } from '../../events/dinner/dinner.ts'
import type { LocalDate } from '../../local-date.ts'

/** `Samstag, 5. Dezember 2026` */
export function longDay(date: LocalDate, language: Language): string {
  return dayText(date, language, { day: 'numeric', month: 'long', year: 'numeric' })
}

/** For subjects, which are cut on phones: `Samstag, 5. Dezember`. */
export function shortDay(date: LocalDate, language: Language): string {
  return dayText(date, language, { day: 'numeric', month: 'long' })
}

/** Subject of a mail about an event: `Samstag, 5. Dezember: Ihr kocht zusammen`. */
export function subjectOn(date: LocalDate, language: Language, subject: string): string {
  return `${shortDay(date, language)}: ${subject}`
}

/** In the order of British English, because the client writes dates in that order. */
const locales: Record<Language, string> = { de: 'de', en: 'en-GB' }

/** The comma is written here because versions of Node differ in it. */
function dayText(date: LocalDate, language: Language, options: Intl.DateTimeFormatOptions): string {
  const formatted = (parts: Intl.DateTimeFormatOptions) =>
    dateFormat(locales[language], { ...parts, timeZone: 'UTC' }).format(Date.parse(date))
  return `${formatted({ weekday: 'long' })}, ${formatted(options)}`
}
