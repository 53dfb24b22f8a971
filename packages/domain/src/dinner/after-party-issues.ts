import type { Issue } from '../issue.ts'
import type { LocalDate } from '../local-date.ts'
import type { AfterPartyLocation } from './dinner.ts'
import { timeIssues } from './meal-times.ts'

/** It may begin before the last meal ends, but not before the day of the event nor more than 48 hours after it began. */
export function afterPartyIssues(party: Partial<AfterPartyLocation>, date: LocalDate | undefined): Issue[] {
  return timeIssues(party.time, date, 'time', 'error_invalid_after_party_time')
}
