import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { toApiError } from '../../lib/api-error.ts'
import { paths } from '../../lib/paths.ts'
import { ActionButton, ActionLink } from '../../ui/action-look.ts'
import { PlainNotice } from '../../ui/plain-notice.tsx'
import { PlainPage } from '../../ui/plain-page.tsx'

interface ActivationFailedProps {
  publicId: string
  failure: ActivationFailure
  isBusy: boolean
  onRetry: () => void
}

/** Why the link did not work, and the way on. */
export function ActivationFailed({ publicId, failure, isBusy, onRetry }: ActivationFailedProps) {
  const { t } = useTranslation('registration')
  return (
    <PlainPage title={t(`activate.${failure}Title`)}>
      <PlainNotice severity={failure === 'demo' ? 'info' : 'error'}>{t(`activate.${failure}`)}</PlainNotice>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
        {(failure === 'offline' || failure === 'failed') && (
          <ActionButton type="button" disabled={isBusy} onClick={onRetry}>
            {t(isBusy ? 'activate.busy' : 'activate.retry')}
          </ActionButton>
        )}
        {(failure === 'invalid' || failure === 'expired') && (
          <ActionLink to={paths.resendConfirmation(publicId)} variant="outlined">
            {t('activate.resend')}
          </ActionLink>
        )}
        {failure === 'expired' && (
          <ActionLink to={paths.registration(publicId)} variant="contained">
            {t('activate.again')}
          </ActionLink>
        )}
        <ActionLink to={paths.event(publicId)} variant="outlined">
          {t('toEvent')}
        </ActionLink>
      </Box>
    </PlainPage>
  )
}

export type ActivationFailure = 'invalid' | 'cancelled' | 'expired' | 'demo' | 'offline' | 'failed'

export function activationFailure(error: unknown): ActivationFailure {
  const { status, isUnanswered, issues } = toApiError(error)
  const says = (code: string) => issues.some((issue) => issue.message === code)
  if (says('registration_link_expired')) return 'expired'
  if (says('participant_activation_invalid_demo_dinner')) return 'demo'
  if (says('event_cancelled')) return 'cancelled'
  if (isUnanswered) return 'offline'
  return status === 404 ? 'invalid' : 'failed'
}
