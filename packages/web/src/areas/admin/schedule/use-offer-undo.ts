import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { planHistoryQuery, useStepPlan } from '../../../features/teams/plan-history.api.ts'
import { useNotify } from '../../../ui/notifications.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'

/** Says it is done and offers to take it back, as long as nobody changed the plan again. */
export function useOfferUndo(): (text: string) => Promise<void> {
  const { t } = useTranslation('settings')
  const adminId = useAdminId()
  const queryClient = useQueryClient()
  const { mutateAsync } = useStepPlan(adminId)
  const notify = useNotify()
  return async (text) => {
    const known = await queryClient.fetchQuery({ ...planHistoryQuery(adminId), staleTime: 0 }).catch(() => undefined)
    if (known?.undo?.activityType !== 'MEAL_TIMES_UPDATED') return notify.success(text)
    const undo = () =>
      void mutateAsync({ step: 'undo', known }).then(() => notify.success(t('schedule.undone')), notify.failure)
    notify.done(text, [{ label: t('schedule.undo'), onAct: undo }])
  }
}
