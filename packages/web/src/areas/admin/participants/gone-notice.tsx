import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'

/** Somebody else deleted the person while they were being edited; what was typed can still be read. */
export function GoneNotice({ name }: { name: string }) {
  const { t } = useTranslation('participants')
  return (
    <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
      {t('form.deletedMeanwhile', { name })}
    </Alert>
  )
}
