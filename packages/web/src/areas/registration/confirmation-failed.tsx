import { useTranslation } from 'react-i18next'
import { Button, LinkButton } from '../../kit/button.tsx'
import { Notice } from '../../kit/notice.tsx'
import { Page } from '../../kit/page.tsx'
import { toApiError } from '../../lib/api-error.ts'
import { paths } from '../../lib/paths.ts'
import * as styles from './confirmation-failed.css.ts'

interface ActivationFailedProps {
  publicId: string
  failure: ConfirmationFailure
  isBusy: boolean
  onRetry: () => void
}

/** Why the link did not work, and the way on. */
export function ConfirmationFailed({ publicId, failure, isBusy, onRetry }: ActivationFailedProps) {
  const { t } = useTranslation('registration')
  return (
    <Page title={t(`activate.${failure}Title`)}>
      <Notice severity={failure === 'demo' ? 'info' : 'error'}>{t(`activate.${failure}`)}</Notice>
      <div className={styles.row}>
        {(failure === 'offline' || failure === 'failed') && (
          <Button type="button" disabled={isBusy} onClick={onRetry}>
            {t(isBusy ? 'activate.busy' : 'activate.retry')}
          </Button>
        )}
        {(failure === 'invalid' || failure === 'expired') && (
          <LinkButton to={paths.resendConfirmation(publicId)} variant="outlined">
            {t('activate.resend')}
          </LinkButton>
        )}
        {failure === 'expired' && (
          <LinkButton to={paths.registration(publicId)} variant="contained">
            {t('activate.again')}
          </LinkButton>
        )}
        <LinkButton to={paths.event(publicId)} variant="outlined">
          {t('toEvent')}
        </LinkButton>
      </div>
    </Page>
  )
}

export type ConfirmationFailure = 'invalid' | 'cancelled' | 'expired' | 'demo' | 'offline' | 'failed'

export function confirmationFailure(error: unknown): ConfirmationFailure {
  const { status, isUnanswered, issues } = toApiError(error)
  const says = (code: string) => issues.some((issue) => issue.message === code)
  if (says('registration_link_expired')) return 'expired'
  if (says('participant_activation_invalid_demo_dinner')) return 'demo'
  if (says('event_cancelled')) return 'cancelled'
  if (isUnanswered) return 'offline'
  return status === 404 ? 'invalid' : 'failed'
}
