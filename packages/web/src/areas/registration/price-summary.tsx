import Box from '@mui/material/Box'
import type { RegistrationSummary } from '@running-dinner/contract/registration.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/language-rule.ts'
import { PlainCard } from '../../ui/plain-look.ts'

/** `"12.50"` as the reader writes it. */
export function euro(price: string, language: string): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(Number(price))
}

/** What it costs and who gets the money, before the guest is asked to pay. */
export function PriceSummary({ payment }: { payment: NonNullable<RegistrationSummary['registrationPaymentSummary']> }) {
  const { t } = useTranslation('registration')
  const language = useLanguage()
  return (
    <PlainCard aria-label={t('review.price')} sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, alignItems: 'baseline' }}>
        <span>
          {t('review.price')}
          {payment.teamPartnerRegistration && (
            <Box component="span" sx={{ color: 'text.secondary', ml: 1 }}>
              {t('review.pricePair', { price: euro(payment.pricePerRegistration, language) })}
            </Box>
          )}
        </span>
        <strong>{euro(payment.totalPrice, language)}</strong>
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem', whiteSpace: 'pre-line' }}>
        {t('review.paidTo')}{' '}
        {[payment.organiserName, payment.organiserAddress].filter((part) => part !== '').join(', ')}
      </Box>
    </PlainCard>
  )
}
