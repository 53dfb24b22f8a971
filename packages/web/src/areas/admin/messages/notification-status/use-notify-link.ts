import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { dashboardQuery, useDashboard } from '../../../../features/events/activities/activities.api.ts'
import { changesLink } from '../../../../features/messages/notification-status/changes-link.ts'
import { paths } from '../../../../lib/paths.ts'
import { useToast } from '../../../../ui/toasts.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'

/** A message about teams or routes was sent, so that a change is news for somebody. */
export function useIsBegun(): boolean {
  const eventStatus = useDashboard(useAdminId()).data?.standing
  return eventStatus !== undefined && (eventStatus.teamMails.begun || eventStatus.routeMails.begun)
}

/** Links to the page that notifies the people of these teams of what changed; undefined while no message about teams was sent. */
export function useNotifyLink(): (teamIds: readonly string[]) => ReturnType<typeof changesLink> | undefined {
  const adminId = useAdminId()
  const isBegun = useIsBegun()
  return useCallback(
    (teamIds) => (isBegun && teamIds.length > 0 ? changesLink(adminId, teamIds) : undefined),
    [adminId, isBegun],
  )
}

/** After a change was saved: how many people do not know what is true now; 0 also when that cannot be loaded. */
export function useOpenChanges(): () => Promise<number> {
  const adminId = useAdminId()
  const queryClient = useQueryClient()
  return async () => {
    // The frame of all pages shows it.
    const before = queryClient.getQueryData(dashboardQuery(adminId).queryKey)?.standing
    if (!before?.teamMails.begun && !before?.routeMails.begun) return 0
    const { standing: eventStatus } = await queryClient
      .fetchQuery({ ...dashboardQuery(adminId), staleTime: 0 })
      .catch(() => ({ standing: undefined }))
    return eventStatus ? eventStatus.untoldChanges + eventStatus.newcomers : 0
  }
}

/** Says that something was saved, with the way to the changes where somebody does not know what is true now. */
export function useSavedChange(): (text: string) => Promise<void> {
  const { t } = useTranslation('admin')
  const adminId = useAdminId()
  const navigate = useNavigate()
  const toast = useToast()
  const openChanges = useOpenChanges()
  return async (text) => {
    const count = await openChanges()
    if (count === 0) return toast.success(text)
    toast.done(text, [
      { label: t('changes.view', { count }), onAct: () => void navigate(paths.admin.changeMessages(adminId)) },
    ])
  }
}
