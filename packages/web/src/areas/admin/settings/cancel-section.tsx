import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { SettingsSection } from './settings-section.tsx'
import { useCancelEvent } from './use-cancel-event.tsx'

export function CancelSection() {
  const { t } = useTranslation('settings')
  const cancel = useCancelEvent()
  return (
    <SettingsSection id="cancel">
      <Typography sx={{ mb: 2 }}>{t('cancel.text')}</Typography>
      <Button color="error" variant="contained" onClick={() => void cancel()}>
        {t('cancel.action')}
      </Button>
    </SettingsSection>
  )
}
