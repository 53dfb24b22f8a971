import { useTranslation } from 'react-i18next'
import { useRemovePaymentOptions } from '../../../features/payments/payments.api.ts'
import { useConfirm } from '../../../ui/confirm-dialog.tsx'
import { useNotify } from '../../../ui/notifications.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'

/** Asks, saying what stays, and makes registering free. */
export function useRemovePrice(): (id: string) => Promise<void> {
  const { t } = useTranslation('pricing')
  const confirm = useConfirm()
  const notify = useNotify()
  const { mutateAsync } = useRemovePaymentOptions(useAdminId())
  return async (id) => {
    const question = { title: t('remove.title'), message: t('remove.text'), confirmLabel: t('remove.confirm') }
    if (!(await confirm({ ...question, destructive: true }))) return
    await mutateAsync(id).then(() => notify.success(t('remove.done')), notify.failure)
  }
}
