import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { OwnRegistration } from '@running-dinner/contract/registration.ts'
import { fullName } from '@running-dinner/domain'
import { useTranslation } from 'react-i18next'
import { useCancelOwnRegistration } from '../../../features/guests/self-service/self-service.api.ts'
import { useConfirm } from '../../../ui/confirm-dialog.tsx'
import { useNotify } from '../../../ui/notifications.tsx'
import { useSelfLink } from '../self-link.ts'

export function CancelSection({ own, onCancelled }: { own: OwnRegistration; onCancelled: () => void }) {
  const { t } = useTranslation('registration')
  const ask = useConfirm()
  const notify = useNotify()
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
      notify.failure(error)
    }
  }
  return (
    <Box component="section" aria-labelledby="cancel" sx={{ mt: 5 }}>
      <Typography variant="h3" component="h2" id="cancel">
        {t('own.cancelTitle')}
      </Typography>
      <Box component="p" sx={{ mt: 0.5, mb: 2 }}>
        {t('own.cancelText')}
      </Box>
      <Button variant="outlined" color="error" loading={isPending} onClick={() => void handleCancel()}>
        {t('own.cancel')}
      </Button>
    </Box>
  )
}
