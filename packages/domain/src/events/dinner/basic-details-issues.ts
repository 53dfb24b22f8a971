import { type Issue, issue } from '../../issue.ts'
import { type LocalDate, plusDays, plusMonths } from '../../local-date.ts'
import { daysKept } from '../retention.ts'
import type { BasicDetails } from './dinner.ts'
import { hasTooManyZipRestrictions, parseZipRestrictions } from './zip-restriction.ts'

/** An event far in the future would keep its data for ever. */
const monthsAhead = 24
/** From its creation until its data is deleted, regardless of how often it is postponed. */
const monthsOfLife = 25

export interface BasicDetailsContext {
  today: LocalDate
  /** The stored date: settings of an event that already took place may be saved as long as its date is left alone. */
  storedDate?: LocalDate
  /** Of an event that exists. */
  createdOn?: LocalDate
}

/** Skips absent fields: the schema reports those. */
export function basicDetailsIssues(details: Partial<BasicDetails>, context: BasicDetailsContext): Issue[] {
  return [...dateIssues(details.date, context), ...zipRestrictionIssues(details.zipRestrictions)]
}

function dateIssues(
  date: LocalDate | undefined,
  { today, storedDate, createdOn = today }: BasicDetailsContext,
): Issue[] {
  if (date === undefined || date === storedDate) return []
  if (date < today) return [issue('error_date_invalid', 'date')]
  if (date > plusMonths(today, monthsAhead)) return [issue('error_date_too_far', 'date', { months: monthsAhead })]
  const isPutOffTooOften = plusDays(date, daysKept) > plusMonths(createdOn, monthsOfLife)
  return isPutOffTooOften ? [issue('error_date_put_off_too_often', 'date', { months: monthsOfLife })] : []
}

function zipRestrictionIssues(text: string | undefined): Issue[] {
  if (text === undefined) return []
  const parsed = parseZipRestrictions(text)
  if (parsed.invalid.length > 0) {
    return [issue('error.zipRestrictions.invalid', 'zipRestrictions', { entries: parsed.invalid.join(', ') })]
  }
  return hasTooManyZipRestrictions(parsed) ? [issue('too_many_entries', 'zipRestrictions')] : []
}
