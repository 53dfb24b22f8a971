import type { DinnerReply } from '@running-dinner/contract/events'
import type { Issue } from '@running-dinner/domain'
import { basicDetailsIssues, type SettingsWarning, settingsWarnings } from '@running-dinner/domain/events'
import type { LocalDate } from '@running-dinner/domain/local-date'

export type BasicsValues = Omit<DinnerReply['basicDetails'], 'teamPartnerWishDisabled'>
/** A blank time zone stays as it is, and no rule is about it. */
export type ChangedBasics = Omit<BasicsValues, 'zone' | 'timeZone'>

interface BasicsContext {
  today: LocalDate
  hasParticipants: boolean
}

interface BasicsChange {
  /** The issue the server would refuse the date with. */
  issues: Issue[]
  warnings: SettingsWarning[]
}

/** The consequences listed before the basics are saved. */
export function basicsChange(
  before: BasicsValues,
  after: ChangedBasics,
  { today, hasParticipants }: BasicsContext,
): BasicsChange {
  const issues = basicDetailsIssues(after, { today, storedDate: before.date })
  return { issues, warnings: issues.length > 0 ? [] : settingsWarnings(before, after, hasParticipants) }
}
