import { type Issue, issue } from '../issue.ts'
import { type LocalDate, plusMonths } from '../local-date.ts'
import type { BasicDetails } from './dinner.ts'
import { hasTooManyZipRestrictions, parseZipRestrictions } from './zip-restriction.ts'

/** Otherwise an event could keep its data for ever (decisions B8). */
const monthsAhead = 24

export interface BasicDetailsContext {
  today: LocalDate
  /** The stored date: settings of an event that already took place may be saved as long as its date is left alone. */
  storedDate?: LocalDate
}

/** Absent fields are somebody else's issue. */
export function basicDetailsIssues(details: Partial<BasicDetails>, context: BasicDetailsContext): Issue[] {
  return [...dateIssues(details.date, context), ...zipRestrictionIssues(details.zipRestrictions)]
}

function dateIssues(date: LocalDate | undefined, { today, storedDate }: BasicDetailsContext): Issue[] {
  if (date === undefined || date === storedDate) return []
  if (date < today) return [issue('error_date_invalid', 'date')]
  return date > plusMonths(today, monthsAhead) ? [issue('error_date_too_far', 'date', { months: monthsAhead })] : []
}

function zipRestrictionIssues(text: string | undefined): Issue[] {
  if (text === undefined) return []
  const parsed = parseZipRestrictions(text)
  if (parsed.invalid.length > 0) {
    return [issue('error.zipRestrictions.invalid', 'zipRestrictions', { entries: parsed.invalid.join(', ') })]
  }
  return hasTooManyZipRestrictions(parsed) ? [issue('too_many_entries', 'zipRestrictions')] : []
}
