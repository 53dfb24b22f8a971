import type { RegistrationSummary } from '@running-dinner/contract/people'
import { useTranslation } from 'react-i18next'
import { Card } from '../../kit/card.tsx'
import { useLanguage } from '../../lib/language-rule.ts'
import * as styles from './price-summary.css.ts'

/** `"12.50"` as the reader writes it. */
export function euro(price: string, language: string): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }).format(Number(price))
}

/** What it costs and who gets the money, before the guest is asked to pay. */
export function PriceSummary({ payment }: { payment: NonNullable<RegistrationSummary['registrationPaymentSummary']> }) {
  const { t } = useTranslation('registration')
  const language = useLanguage()
  return (
    <Card aria-label={t('review.price')} className={styles.card}>
      <div className={styles.row}>
        <span>
          {t('review.price')}
          {payment.teamPartnerRegistration && (
            <span className={styles.pair}>
              {t('review.pricePair', { price: euro(payment.pricePerRegistration, language) })}
            </span>
          )}
        </span>
        <strong>{euro(payment.totalPrice, language)}</strong>
      </div>
      <div className={styles.payee}>
        {t('review.paidTo')}:{' '}
        {[payment.organiserName, payment.organiserAddress].filter((part) => part !== '').join(', ')}
      </div>
    </Card>
  )
}
