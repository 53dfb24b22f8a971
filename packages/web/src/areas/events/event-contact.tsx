import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import { useTranslation } from 'react-i18next'
import { anchor } from '../../kit/anchor.css.ts'
import { PhoneNumber } from '../../kit/phone-number.tsx'
import { textStyle } from '../../kit/text.css.ts'
import * as styles from './event-contact.css.ts'

/** The organiser's contact; for a paid event also the payee and the terms. */
export function EventContact({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('events')
  const { publicContactName, publicContactEmail, publicContactMobileNumber, callLinks } = dinner.publicSettings
  const { paymentOptions } = dinner
  return (
    <div className={styles.grid}>
      <p className={textStyle.body}>{t('page.contactText', { name: publicContactName })}</p>
      <Contact href={`mailto:${publicContactEmail}`} label={publicContactEmail} />
      {publicContactMobileNumber !== '' && (
        <div className={styles.phone}>
          <PhoneNumber typed={publicContactMobileNumber} links={callLinks} />
        </div>
      )}
      {paymentOptions && (
        <div className={styles.seller}>
          <p className={styles.text}>{t('page.seller')}</p>
          <p className={textStyle.body}>{paymentOptions.organiserName}</p>
          <p className={styles.text}>{t('page.sellerAddress')}</p>
          {paymentOptions.agbLink !== '' && (
            <a className={anchor.plain} href={paymentOptions.agbLink} rel="noreferrer noopener nofollow">
              {t('page.terms')}
            </a>
          )}
        </div>
      )}
    </div>
  )
}

function Contact({ href, label }: { href: string; label: string }) {
  return (
    <div>
      <a href={href} className={styles.contactLink}>
        {label}
      </a>
    </div>
  )
}
