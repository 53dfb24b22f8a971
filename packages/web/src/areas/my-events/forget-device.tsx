import { mdiDeleteOutline } from '@mdi/js'
import { useTranslation } from 'react-i18next'
import { useRevokeTokens } from '../../features/guests/portal/portal.api.ts'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { useConfirm } from '../../ui/confirm-dialog.tsx'
import { useToast } from '../../ui/toasts.tsx'
import * as styles from './my-events.css.ts'

/** For borrowed and shared devices: the links end on the server, too. */
export function ForgetDevice({ tokens, onForgotten }: { tokens: string[]; onForgotten: () => void }) {
  const { t } = useTranslation('accounts')
  const confirm = useConfirm()
  const toast = useToast()
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
      toast.success(t('events.forgotten'))
    } catch (error) {
      toast.failure(error)
    }
  }
  return (
    <Button
      type="button"
      variant="text"
      tone="error"
      disabled={isPending}
      onClick={() => void handleForget()}
      className={styles.textButton}
    >
      <Icon path={mdiDeleteOutline} small />
      {t('events.forget')}
    </Button>
  )
}
