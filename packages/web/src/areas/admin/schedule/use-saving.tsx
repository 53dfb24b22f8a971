import { changesCourses, scheduleChange, type WantedMeal } from '@running-dinner/domain/dinner/schedule-change.ts'
import { scheduleIssues } from '@running-dinner/domain/dinner/schedule-issues.ts'
import { useTranslation } from 'react-i18next'
import { useSaveSchedule } from '../../../features/dinners/dinner-settings.api.ts'
import { useTeams } from '../../../features/teams/teams.api.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { useNotify } from '../../../ui/notifications.tsx'
import { useAdminDinner, useAdminId } from '../shell/admin-dinner.ts'
import { useConfirmLoss } from './use-confirm-loss.tsx'
import { useOfferUndo } from './use-offer-undo.ts'

/** Saves the courses; where teams would go, asks first and offers to take it back afterwards. False: the person thought better of it. */
export function useSaving() {
  const { t } = useTranslation('settings')
  const adminId = useAdminId()
  const { meals: stored, basicDetails } = useAdminDinner()
  const teams = useTeams(adminId).data
  const { mutateAsync, isPending } = useSaveSchedule(adminId)
  const confirmed = useConfirmLoss()
  const offerUndo = useOfferUndo()
  const notify = useNotify()
  const save = async (meals: WantedMeal[]): Promise<boolean> => {
    const issues = scheduleIssues(meals, { meals: stored, date: basicDetails.date })
    if (issues.length > 0) throw new ApiError(406, issues)
    const change = scheduleChange(stored, meals)
    const count = teams?.teams.length ?? 0
    const drops = changesCourses(change) && count > 0
    if (drops && !(await confirmed(change, count))) return false
    await mutateAsync({ meals, planVersion: drops ? teams?.planVersion : undefined })
    if (drops) await offerUndo(t('schedule.savedDropped'))
    else notify.success(t('schedule.saved'))
    return true
  }
  return { save, isPending }
}
