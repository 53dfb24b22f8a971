import { mdiTrashCanOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { RegistrationInfo } from '@running-dinner/contract/participants.ts'
import { fullName } from '@running-dinner/domain/participants/participant.ts'
import { useTranslation } from 'react-i18next'
import { useDeleteParticipant } from '../../../../features/participants/participants.api.ts'
import { useConfirm } from '../../../../ui/confirm-dialog.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useNotify } from '../../../../ui/notifications.tsx'
import { useAdminId, useIsCancelled } from '../../shell/admin-dinner.ts'
import { ConfirmButton } from './confirm-button.tsx'

export function UnconfirmedActions({ registration }: { registration: RegistrationInfo }) {
  const { t } = useTranslation(['roster', 'participants'])
  const confirm = useConfirm()
  const notify = useNotify()
  const remove = useDeleteParticipant(useAdminId())
  const isCancelled = useIsCancelled()
  const name = fullName(registration)
  const handleDelete = async () => {
    const partner = registration.teamPartnerWishChildInfo
    const isSure = await confirm({
      title: t('participants:delete.title', { name }),
      message: t(partner === '' ? 'participants:delete.single' : 'participants:delete.root', { name, other: partner }),
      confirmLabel: t('participants:delete.confirm'),
      destructive: true,
    })
    if (!isSure) return
    // Not as callbacks of the call: the button is gone when the list has come again.
    await remove.mutateAsync(registration.id).then(() => {
      notify.success(t('participants:delete.done', { name }))
      document.getElementById('main')?.focus({ preventScroll: true })
    }, notify.failure)
  }
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', ml: 'auto' }}>
      {!isCancelled && <ConfirmButton registration={registration} />}
      <IconButton aria-label={t('participants:list.delete', { name })} onClick={() => void handleDelete()}>
        <Icon path={mdiTrashCanOutline} sx={{ fontSize: 20 }} />
      </IconButton>
    </Box>
  )
}
