import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { useDashboard } from '../../../features/activities/activities.api.ts'
import { useRemoveAfterParty } from '../../../features/dinners/dinner-settings.api.ts'
import { useConfirm } from '../../../ui/confirm-dialog.tsx'
import { useNotify } from '../../../ui/notifications.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'

/** Asks, naming what is lost, and removes the after party; true once it is gone. */
export function useRemoveParty(): (title: string) => Promise<boolean> {
  const { t } = useTranslation('settings')
  const adminId = useAdminId()
  const confirm = useConfirm()
  const notify = useNotify()
  const { mutateAsync } = useRemoveAfterParty(adminId)
  const wasSent = useDashboard(adminId).data?.standing.routeMails.begun
  return async (title) => {
    const isSure = await confirm({
      title: t('party.removal.title'),
      message: (
        <>
          {t('party.removal.text', { title })}
          {wasSent && (
            <Alert severity="warning" sx={{ mt: 2 }}>
              {t('party.sent')}
            </Alert>
          )}
        </>
      ),
      confirmLabel: t('party.removal.confirm'),
      destructive: true,
    })
    if (!isSure) return false
    return mutateAsync().then(
      () => {
        notify.success(t('party.removal.done'))
        return true
      },
      (error: unknown) => {
        notify.failure(error)
        return false
      },
    )
  }
}
