import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { PublicDinner, RegistrationSummary } from '@running-dinner/contract/registration.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { RegistrationValues } from '../../features/registration/registration-values.ts'
import { paths } from '../../lib/paths.ts'
import { PlainCheckbox } from '../../ui/form/plain-checkbox.tsx'
import { PlainNotice } from '../../ui/plain-notice.tsx'
import { PriceSummary } from './price-summary.tsx'
import { ReviewList } from './review-list.tsx'

interface ReviewStepProps {
  dinner: PublicDinner
  /** As the server understood what was typed; absent while it is asked. */
  summary: RegistrationSummary | undefined
  isBusy: boolean
}

export function ReviewStep({ dinner, summary, isBusy }: ReviewStepProps) {
  const { t } = useTranslation('registration')
  if (!summary) return <ReviewSkeleton isBusy={isBusy} />
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Box component="p" sx={{ mt: -1, mb: 0, color: 'text.secondary' }}>
        {t('review.intro')}
      </Box>
      {summary.waitingList && <PlainNotice severity="warning">{t('review.waitingList')}</PlainNotice>}
      <ReviewList dinner={dinner} summary={summary} />
      {summary.registrationPaymentSummary && <PriceSummary payment={summary.registrationPaymentSummary} />}
      <ConsentFields
        isPair={summary.teamPartnerWishRegistrationData !== null}
        termsLink={dinner.paymentOptions?.agbLink ?? ''}
      />
    </Box>
  )
}

function ReviewSkeleton({ isBusy }: { isBusy: boolean }) {
  const { t } = useTranslation('registration')
  return (
    <Box role="status" aria-label={isBusy ? t('checking') : undefined} sx={{ display: 'grid', gap: 2 }}>
      {['you', 'address', 'kitchen', 'food'].map((section) => (
        <Box key={section} sx={{ height: 88, borderRadius: 3, bgcolor: 'action.hover' }} />
      ))}
    </Box>
  )
}

interface ConsentFieldsProps {
  isPair: boolean
  /** '' where there are no terms. */
  termsLink: string
}

/** One consent covers everything and names diet and allergies, which are health data. When its text changes, change `consentVersion` on the server. */
function ConsentFields({ isPair, termsLink }: ConsentFieldsProps) {
  const { t } = useTranslation('registration')
  return (
    <Box component="section" aria-labelledby="consent">
      <Typography variant="h3" component="h2" id="consent" sx={{ mb: 0.5 }}>
        {t('review.consentTitle')}
      </Typography>
      <PlainCheckbox<RegistrationValues>
        name="dataProcessingAcknowledged"
        label={isPair ? `${t('review.consent')} ${t('review.consentPair')}` : t('review.consent')}
        help={
          <MuiLink component={Link} to={paths.privacy()} variant="body2">
            {t('review.privacyLink')}
          </MuiLink>
        }
        required
      />
      {termsLink !== '' && (
        <PlainCheckbox<RegistrationValues>
          name="termsAccepted"
          label={t('review.terms')}
          help={
            <MuiLink href={termsLink} rel="noopener noreferrer" variant="body2">
              {t('review.termsLink')}
            </MuiLink>
          }
          required
        />
      )}
    </Box>
  )
}
