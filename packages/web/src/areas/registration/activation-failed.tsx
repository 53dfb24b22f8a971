import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { Page } from '../../ui/page.tsx'
import type { ActivationFailure } from './activation-failure.ts'

interface ActivationFailedProps {
  publicId: string
  failure: ActivationFailure
  onRetry: () => void
}

/** Why the link did not work, and the way on. */
export function ActivationFailed({ publicId, failure, onRetry }: ActivationFailedProps) {
  const { t } = useTranslation('registration')
  return (
    <Page title={t(`activate.${failure}Title`)} width="sm">
      <Alert severity={failure === 'demo' ? 'info' : 'error'}>{t(`activate.${failure}`)}</Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
        {failure === 'failed' && (
          <Button variant="contained" onClick={onRetry}>
            {t('activate.retry')}
          </Button>
        )}
        {(failure === 'invalid' || failure === 'expired') && (
          <Button component={Link} to={paths.resendConfirmation(publicId)} variant="outlined">
            {t('activate.resend')}
          </Button>
        )}
        {failure === 'expired' && (
          <Button component={Link} to={paths.registration(publicId)} variant="contained">
            {t('activate.again')}
          </Button>
        )}
        <Button component={Link} to={paths.event(publicId)}>
          {t('toEvent')}
        </Button>
      </Box>
    </Page>
  )
}
