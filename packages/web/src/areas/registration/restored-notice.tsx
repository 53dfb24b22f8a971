import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'

/** Below the fields, so that they stay where they are when the draft comes back. */
export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('registration')
  return (
    <Alert
      severity="info"
      icon={false}
      sx={{ mt: 3, alignItems: 'center', flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 220px' } }}
      action={
        <Button color="inherit" onClick={onDiscard}>
          {t('notice.discard')}
        </Button>
      }
    >
      <strong>{t('notice.restoredTitle')}.</strong> {t('notice.restored')}
    </Alert>
  )
}
