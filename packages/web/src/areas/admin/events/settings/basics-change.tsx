import type { DinnerReply } from '@running-dinner/contract/dinners.ts'
import type { Issue } from '@running-dinner/domain'
import { basicDetailsIssues } from '@running-dinner/domain/events/dinner/basic-details-issues.ts'
import { type SettingsWarning, settingsWarnings } from '@running-dinner/domain/events/dinner/settings-change.ts'
import type { LocalDate } from '@running-dinner/domain/local-date.ts'
import { useTranslation } from 'react-i18next'
import { useDashboard } from '../../../../features/events/activities/activities.api.ts'
import { ApiError } from '../../../../lib/api-error.ts'
import { formatDate } from '../../../../lib/dates.ts'
import { useConfirm } from '../../../../ui/confirm-dialog.tsx'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import { todayOf } from '../../shell/dates.ts'
import { Losses } from './settings-section.tsx'

export type BasicsValues = Omit<DinnerReply['basicDetails'], 'teamPartnerWishDisabled'>
/** A blank time zone stays as it is, and no rule is about it. */
type ChangedBasics = Omit<BasicsValues, 'zone' | 'timeZone'>

/**
 * Asks before changes that guests notice: opening, closing, another date. Values the server would refuse are reported at
 * their field without a question.
 */
export function useConfirmBasics() {
  const { t } = useTranslation('settings')
  const dinner = useAdminDinner()
  const { basicDetails: before } = dinner
  const standing = useDashboard(useAdminId()).data?.standing
  const confirm = useConfirm()
  const count = standing?.numParticipants ?? 0
  const wasSent = standing?.teamMails.begun || standing?.routeMails.begun
  const changeTo = (after: ChangedBasics) =>
    basicsChange(before, after, { today: todayOf(dinner), hasParticipants: count > 0 })
  const confirmed = async (after: ChangedBasics): Promise<boolean> => {
    const { issues, warnings } = changeTo(after)
    if (issues.length > 0) throw new ApiError(406, issues)
    if (warnings.length === 0) return true
    const dates = { before: formatDate(before.date), after: formatDate(after.date) }
    const sentences = warnings.flatMap((warning) => {
      if (warning !== 'DATE_CHANGED') return t(`basics.confirm.${opened(warning, after)}`)
      const told = t('basics.confirm.DATE_CHANGED', { count, ...dates })
      return [t('basics.moves', { date: dates.after }), told, ...(wasSent ? [t('basics.confirm.sent')] : [])]
    })
    return confirm({
      title: t('basics.confirm.title'),
      message: <Losses sentences={sentences} />,
      confirmLabel: t('basics.confirm.save'),
    })
  }
  return { confirmed, isWorthTelling: (after: ChangedBasics) => changeTo(after).warnings.includes('DATE_CHANGED') }
}

/** The public list is visible to everyone, unlike a shared link. */
function opened(warning: 'CLOSED_TO_OPEN' | 'OPEN_TO_CLOSED', { registrationType }: ChangedBasics) {
  return warning === 'CLOSED_TO_OPEN' && registrationType === 'PUBLIC' ? 'CLOSED_TO_PUBLIC' : warning
}

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
