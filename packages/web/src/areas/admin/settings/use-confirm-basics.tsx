import { settingsWarnings } from '@running-dinner/domain/dinner/settings-change.ts'
import { useTranslation } from 'react-i18next'
import { useDashboard } from '../../../features/activities/activities.api.ts'
import { formatDate } from '../../../lib/dates.ts'
import { useConfirm } from '../../../ui/confirm-dialog.tsx'
import { useAdminDinner, useAdminId } from '../shell/admin-dinner.ts'
import type { BasicsValues } from './basics-values.ts'
import { Losses } from './losses.tsx'

/** Asks before what is hard to explain to guests afterwards: opening, closing, another day (rules 2.5). */
export function useConfirmBasics() {
  const { t } = useTranslation('settings')
  const { basicDetails: before } = useAdminDinner()
  const standing = useDashboard(useAdminId()).data?.standing
  const confirm = useConfirm()
  const count = standing?.numParticipants ?? 0
  const wasSent = standing?.teamMailsSent || standing?.routeMailsSent
  const warningsOf = (after: BasicsValues) => settingsWarnings(before, after, count > 0)
  const confirmed = async (after: BasicsValues): Promise<boolean> => {
    const warnings = warningsOf(after)
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
  return { confirmed, isWorthTelling: (after: BasicsValues) => warningsOf(after).includes('DATE_CHANGED') }
}

/** Being in the public list is more than a link one passes on. */
function opened(warning: 'CLOSED_TO_OPEN' | 'OPEN_TO_CLOSED', { registrationType }: BasicsValues) {
  return warning === 'CLOSED_TO_OPEN' && registrationType === 'PUBLIC' ? 'CLOSED_TO_PUBLIC' : warning
}
