import { useTranslation } from 'react-i18next'
import { PlainNotice } from '../../ui/plain-notice.tsx'
import type { Failure } from './use-registering.ts'

/** What happened, what is kept, what to do. */
export function FailureNotice({ failure }: { failure: Failure }) {
  const { t } = useTranslation('registration')
  const { during, offline, texts } = failure
  return (
    <PlainNotice severity="error" sx={{ mt: 3 }} title={t(offline ? 'notice.offlineTitle' : 'notice.failedTitle')}>
      {offline
        ? t(during === 'register' ? 'notice.sentOffline' : 'notice.offline')
        : [...texts, t('notice.kept')].join(' ')}
    </PlainNotice>
  )
}
