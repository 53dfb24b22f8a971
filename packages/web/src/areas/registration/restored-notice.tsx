import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../ui/action-button.tsx'
import { PlainNotice } from '../../ui/plain-notice.tsx'

/** Below the fields, so that they stay where they are when the draft comes back. */
export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('registration')
  return (
    <PlainNotice
      severity="info"
      title={t('notice.restoredTitle')}
      sx={{ mt: 3 }}
      action={
        <ActionButton type="button" variant="outlined" onClick={onDiscard}>
          {t('notice.discard')}
        </ActionButton>
      }
    >
      {t('notice.restored')}
    </PlainNotice>
  )
}
