import type { OwnRegistration } from '@running-dinner/contract/people'
import { fullName } from '@running-dinner/domain'
import { useTranslation } from 'react-i18next'
import { useCancelOwnRegistration } from '../../../features/guests/self-service/self-service.api.ts'
import { Button } from '../../../kit/button.tsx'
import { useConfirm } from '../../../ui/confirm-dialog.tsx'
import { useToast } from '../../../ui/toasts.tsx'
import { useSelfLink } from '../self-link.ts'
import * as styles from './own-registration.css.ts'

export function CancelSection({ own, onCancelled }: { own: OwnRegistration; onCancelled: () => void }) {
  const { t } = useTranslation('registration')
  const ask = useConfirm()
  const toast = useToast()
  const { mutateAsync, isPending } = useCancelOwnRegistration(useSelfLink())
  const handleCancel = async () => {
    const isSure = await ask({
      title: t('own.cancelQuestion'),
      message:
        own.partner?.role === 'child'
          ? t('own.cancelLosesPair', { name: fullName(own.partner) })
          : t('own.cancelLoses'),
      confirmLabel: t('own.cancelConfirm'),
      cancelLabel: t('own.cancelKeep'),
      destructive: true,
    })
    if (!isSure) return
    try {
      await mutateAsync()
      onCancelled()
    } catch (error) {
      toast.failure(error)
    }
  }
  return (
    <section aria-labelledby="cancel" className={styles.cancel}>
      <h2 id="cancel" className={styles.partTitleNear}>
        {t('own.cancelTitle')}
      </h2>
      <p className={styles.cancelText}>{t('own.cancelText')}</p>
      <Button type="button" variant="outlined" tone="error" busy={isPending} onClick={() => void handleCancel()}>
        {t('own.cancel')}
      </Button>
    </section>
  )
}
