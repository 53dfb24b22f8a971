import { mdiPhoneCheckOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import type { NotificationKind } from '@running-dinner/domain/messages'
import { useTranslation } from 'react-i18next'
import { useRecordCall } from '../../../../features/messages/notification-status/notification-status.api.ts'
import { useConfirm } from '../../../../ui/confirm-dialog.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useToast } from '../../../../ui/toasts.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'

interface NotifiedByPhoneProps {
  participantId: string
  name: string
  kind: NotificationKind
}

/** Records that a person heard by phone what is true now; asks first, because it cannot be taken back. */
export function NotifiedByPhone({ participantId, name, kind }: NotifiedByPhoneProps) {
  const { t } = useTranslation('knowledge')
  const confirm = useConfirm()
  const toast = useToast()
  const { mutateAsync, isPending } = useRecordCall(useAdminId())
  const handlePress = async () => {
    const isSure = await confirm({
      title: t('phone.title', { name }),
      message: t('phone.text'),
      confirmLabel: t('phone.confirm'),
    })
    if (isSure) await toast.outcome(mutateAsync({ participantId, kind }), t('phone.done', { name }))
  }
  return (
    <Button
      size="small"
      className="no-print"
      aria-label={t('phone.buttonFor', { name })}
      loading={isPending}
      startIcon={<Icon path={mdiPhoneCheckOutline} />}
      onClick={() => void handlePress()}
      // In line with what stands above it, where it wraps.
      sx={{ px: 1, ml: -1 }}
    >
      {t('phone.button')}
    </Button>
  )
}
