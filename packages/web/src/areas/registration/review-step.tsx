import type { PublicDinner, RegistrationSummary } from '@running-dinner/contract/people'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { RegistrationValues } from '../../features/people/registration/registration-values.ts'
import { CheckboxField } from '../../kit/checkbox-field.tsx'
import { classes } from '../../kit/classes.ts'
import { Notice } from '../../kit/notice.tsx'
import { onlyWithoutScripts, onlyWithScripts } from '../../kit/scripts.css.ts'
import { paths } from '../../lib/paths.ts'
import { useIsStatic } from '../../lib/use-is-static.ts'
import { PriceSummary } from './price-summary.tsx'
import { ReviewList } from './review-list.tsx'
import * as styles from './review-step.css.ts'

interface ReviewStepProps {
  dinner: PublicDinner
  /** As the server understood what was typed; absent while it is asked. */
  summary: RegistrationSummary | undefined
  isBusy: boolean
}

export function ReviewStep({ dinner, summary, isBusy }: ReviewStepProps) {
  const { t } = useTranslation('registration')
  const termsLink = dinner.paymentOptions?.agbLink ?? ''
  const isStatic = useIsStatic()
  if (isStatic)
    return (
      <>
        <ReviewSkeleton isBusy={isBusy} />
        <div className={classes(styles.plainConsent, onlyWithoutScripts)}>
          <ConsentFields isPair={false} termsLink={termsLink} />
          <p className={styles.plainConsentPair}>{t('review.consentPair')}</p>
        </div>
      </>
    )
  if (!summary) return <ReviewSkeleton isBusy={isBusy} />
  return (
    <div className={styles.grid}>
      <p className={styles.text}>{t('review.intro')}</p>
      {summary.waitingList && <Notice severity="warning">{t('review.waitingList')}</Notice>}
      <ReviewList dinner={dinner} summary={summary} />
      {summary.registrationPaymentSummary && <PriceSummary payment={summary.registrationPaymentSummary} />}
      <ConsentFields isPair={summary.teamPartnerWishRegistrationData !== null} termsLink={termsLink} />
    </div>
  )
}

function ReviewSkeleton({ isBusy }: { isBusy: boolean }) {
  const { t } = useTranslation('registration')
  return (
    <div
      role="status"
      aria-label={isBusy ? t('checking') : undefined}
      className={classes(styles.reviewSkeleton, useIsStatic() && onlyWithScripts)}
    >
      {['you', 'address', 'kitchen', 'food'].map((section) => (
        <div key={section} className={styles.skeletonCard} />
      ))}
    </div>
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
    <section aria-labelledby="consent">
      <h2 id="consent" className={styles.consentFieldsTitle}>
        {t('review.consentTitle')}
      </h2>
      <CheckboxField<RegistrationValues>
        name="dataProcessingAcknowledged"
        label={isPair ? `${t('review.consent')} ${t('review.consentPair')}` : t('review.consent')}
        help={
          <Link className={styles.consentFieldsLink} to={paths.privacy()}>
            {t('review.privacyLink')}
          </Link>
        }
        required
      />
      {termsLink !== '' && (
        <CheckboxField<RegistrationValues>
          name="termsAccepted"
          label={t('review.terms')}
          help={
            <a className={styles.consentFieldsLink} href={termsLink} rel="noopener noreferrer">
              {t('review.termsLink')}
            </a>
          }
          required
        />
      )}
    </section>
  )
}
