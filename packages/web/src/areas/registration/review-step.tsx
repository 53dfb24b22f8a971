import Box from '@mui/material/Box'
import type { PublicDinner, RegistrationSummary } from '@running-dinner/contract/registration.ts'
import { useTranslation } from 'react-i18next'
import { PlainNotice } from '../../ui/plain-notice.tsx'
import { ConsentFields } from './consent-fields.tsx'
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
