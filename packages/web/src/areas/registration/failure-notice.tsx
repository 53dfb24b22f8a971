import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import { useTranslation } from 'react-i18next'
import type { Failure } from './use-registering.ts'

/** What happened, what is kept, what to do. */
export function FailureNotice({ failure }: { failure: Failure }) {
  const { t } = useTranslation('registration')
  const { during, offline, texts } = failure
  return (
    <Alert severity="error" sx={{ mt: 3 }}>
      <AlertTitle>{t(offline ? 'notice.offlineTitle' : 'notice.failedTitle')}</AlertTitle>
      {offline
        ? t(during === 'register' ? 'notice.sentOffline' : 'notice.offline')
        : [...texts, t('notice.kept')].join(' ')}
    </Alert>
  )
}
