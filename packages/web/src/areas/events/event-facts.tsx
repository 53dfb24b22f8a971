import { mdiCalendarBlankOutline, mdiCalendarClockOutline, mdiMapMarkerOutline, mdiTagOutline } from '@mdi/js'
import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { eventDate } from '../../features/guests/portal/event-date.ts'
import { formatPrice } from '../../features/guests/portal/format-price.ts'
import { Icon } from '../../kit/icon.tsx'
import { formatTime } from '../../lib/dates.ts'
import { useLanguage } from '../../lib/language-rule.ts'
import * as styles from './event-facts.css.ts'

/** Date, place, end of registration and price. */
export function EventFacts({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('events')
  const language = useLanguage()
  const { paymentOptions, meals, publicSettings } = dinner
  const price = paymentOptions?.pricePerRegistration
  return (
    <dl className={styles.facts}>
      <Fact icon={mdiCalendarBlankOutline} label={t('page.date')}>
        {eventDate(dinner.date, language)}
        {meals[0] && <Small>{t('page.at', { time: formatTime(meals[0].time) })}</Small>}
      </Fact>
      <Fact icon={mdiMapMarkerOutline} label={t('page.place')}>
        {`${dinner.zip} ${dinner.city}`}
      </Fact>
      <Fact icon={mdiCalendarClockOutline} label={t('page.deadline')}>
        {eventDate(publicSettings.endOfRegistrationDate, language)}
      </Fact>
      <Fact icon={mdiTagOutline} label={t('page.price')}>
        {price === undefined ? t('page.free') : t('page.pricePerPerson', { price: formatPrice(price, 1, language) })}
        {price !== undefined && !dinner.teamPartnerWishDisabled && (
          <Small>{t('page.pricePair', { price: formatPrice(price, 2, language) })}</Small>
        )}
      </Fact>
    </dl>
  )
}

function Fact({ icon, label, children }: { icon: string; label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.factTerm}>
        <Icon path={icon} className={styles.factIcon} />
        {label}
      </dt>
      <dd className={styles.factValue}>{children}</dd>
    </div>
  )
}

function Small({ children }: { children: ReactNode }) {
  return <div className={styles.small}>{children}</div>
}
