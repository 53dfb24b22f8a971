import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBulk } from '../../../../features/participants/bulk.api.ts'
import { useConfirm } from '../../../../ui/confirm-dialog.tsx'
import { useNotify } from '../../../../ui/notifications.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'
import type { Refused } from './use-bulk-delete.tsx'

/** Asks once and confirms many registrations by hand; whoever could not be is kept to be listed. */
export function useBulkConfirm() {
  const { t } = useTranslation('roster')
  const confirm = useConfirm()
  const notify = useNotify()
  const bulk = useBulk(useAdminId())
  const [refused, setRefused] = useState<Refused>([])
  const confirmAll = async (participantIds: string[]) => {
    const isSure = await confirm({
      title: t('bulk.confirmTitle', { count: participantIds.length }),
      message: t('bulk.confirmText'),
      confirmLabel: t('unconfirmed.confirm'),
    })
    if (!isSure) return
    await bulk.mutateAsync({ action: 'ACTIVATE', participantIds }).then((reply) => {
      if (reply.done.length > 0) notify.success(t('bulk.confirmed', { count: reply.done.length }))
      setRefused(reply.refused)
    }, notify.failure)
  }
  return { confirmAll, isPending: bulk.isPending, refused, closeRefused: () => setRefused([]) }
}
