import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { ActionButton, ActionLink } from '../../ui/action-look.ts'
import { PlainNotice } from '../../ui/plain-notice.tsx'
import { PlainPage } from '../../ui/plain-page.tsx'
import type { ActivationFailure } from './activation-failure.ts'

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
