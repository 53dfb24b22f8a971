import type { Issue } from '@running-dinner/domain'
import { basicDetailsIssues } from '@running-dinner/domain/dinner/basic-details-issues.ts'
import { type SettingsWarning, settingsWarnings } from '@running-dinner/domain/dinner/settings-change.ts'
import type { LocalDate } from '@running-dinner/domain/local-date.ts'
import type { BasicsValues } from './basics-values.ts'

interface BasicsContext {
  today: LocalDate
  hasParticipants: boolean
}

interface BasicsChange {
  /** The server would refuse it: no consequences to ask about. */
  issues: Issue[]
  warnings: SettingsWarning[]
}

/** What is said before the basics are saved. */
export function basicsChange(
  before: BasicsValues,
  after: BasicsValues,
  { today, hasParticipants }: BasicsContext,
): BasicsChange {
  const issues = basicDetailsIssues(after, { today, storedDate: before.date })
  return { issues, warnings: issues.length > 0 ? [] : settingsWarnings(before, after, hasParticipants) }
}
