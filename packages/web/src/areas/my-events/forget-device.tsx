import { mdiDeleteOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useRevokeTokens } from '../../features/guests/portal/portal.api.ts'
import { useConfirm } from '../../ui/confirm-dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useNotify } from '../../ui/notifications.tsx'

/** For borrowed and shared devices: the links end on the server, too. */
export function ForgetDevice({ tokens, onForgotten }: { tokens: string[]; onForgotten: () => void }) {
  const { t } = useTranslation('accounts')
  const confirm = useConfirm()
  const notify = useNotify()
  const { mutateAsync, isPending } = useRevokeTokens()
  const handleForget = async () => {
    const isSure = await confirm({
      title: t('events.forgetTitle'),
      message: t('events.forgetText'),
      confirmLabel: t('events.forgetConfirm'),
      destructive: true,
    })
    if (!isSure) return
    try {
      await mutateAsync(tokens)
      onForgotten()
      notify.success(t('events.forgotten'))
    } catch (error) {
      notify.failure(error)
    }
  }
  return (
    <Button
      color="error"
      startIcon={<Icon path={mdiDeleteOutline} />}
      disabled={isPending}
      onClick={() => void handleForget()}
      sx={{ justifySelf: 'start', ml: -1 }}
    >
      {t('events.forget')}
    </Button>
  )
}
