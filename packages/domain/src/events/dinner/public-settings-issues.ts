import { type Issue, issue } from '../../issue.ts'
import type { LocalDate } from '../../local-date.ts'
import type { PublicSettings } from './dinner.ts'

export interface PublicSettingsContext {
  today: LocalDate
  /** Of the event; undefined when it is unknown or was refused itself. */
  date: LocalDate | undefined
  /** The stored deadline: once it has passed, the other settings can still be saved. */
  storedEndOfRegistrationDate?: LocalDate
}

/** The deadline is at the latest the day of the event, and a new one must not be past. */
export function publicSettingsIssues(settings: Partial<PublicSettings>, context: PublicSettingsContext): Issue[] {
  const deadline = settings.endOfRegistrationDate
  if (deadline === undefined) return []
  const isPast = deadline < context.today && deadline !== context.storedEndOfRegistrationDate
  const isTooLate = context.date !== undefined && deadline > context.date
  return isPast || isTooLate ? [issue('error.endOfRegistrationDate.invalid', 'endOfRegistrationDate')] : []
}
