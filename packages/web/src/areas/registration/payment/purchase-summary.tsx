import { mdiOpenInNew } from '@mdi/js'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../kit/icon.tsx'
import { useLanguage } from '../../../lib/language-rule.ts'
import { euro } from '../price-summary.tsx'
import { type Purchase, purchases } from './purchase-storage.ts'
import * as styles from './purchase-summary.css.ts'

/** What was bought in this tab, and where the organiser would like the buyer to go on; nothing after another visit. */
export function PurchaseSummary({ publicId }: { publicId: string }) {
  const { t } = useTranslation('payments')
  const language = useLanguage()
  const [purchase, setPurchase] = useState<Purchase>()
  useEffect(() => setPurchase(purchases.read(publicId)), [publicId])
  if (!purchase) return null
  const facts = [
    [t('purchase.for'), purchase.names.join(', ')],
    [t('purchase.to'), purchase.recipient],
    [t('purchase.total'), purchase.totalPrice === '' ? '' : euro(purchase.totalPrice, language)],
  ].filter(([, value]) => value !== '')
  return (
    <section aria-label={t('purchase.title')} className={styles.section}>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => [
          <dt key={`${label}-label`} className={styles.term}>
            {label}
          </dt>,
          <dd key={label} className={styles.value}>
            {value}
          </dd>,
        ])}
      </dl>
      <LeavingNotice link={purchase.redirectAfterPurchaseLink} />
    </section>
  )
}

/** Names the host of the organiser's page and waits for a click: an automatic redirect could send guests to a phishing page. */
function LeavingNotice({ link }: { link: string }) {
  const { t } = useTranslation('payments')
  const host = hostOf(link)
  if (host === undefined) return null
  return (
    <section aria-label={t('leaving.label')} className={styles.leavingNotice}>
      <p className={styles.leavingNoticeText}>{t('leaving.text', { host })}</p>
      <a href={link} rel="noopener noreferrer" className={styles.leavingNoticeLink}>
        {t('leaving.go', { host })}
        <Icon path={mdiOpenInNew} className={styles.leavingNoticeIcon} />
      </a>
    </section>
  )
}

/** Only over https: the target cannot be changed on the way. */
function hostOf(link: string): string | undefined {
  try {
    const { protocol, host } = new URL(link)
    return protocol === 'https:' ? host : undefined
  } catch {
    return undefined
  }
}
