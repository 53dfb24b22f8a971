import { mdiCalendarClock, mdiCashMultiple, mdiMapMarkerOutline } from '@mdi/js'
import type { PublicDinner } from '@running-dinner/contract/people'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatPrice } from '../../features/guests/portal/format-price.ts'
import { Icon } from '../../kit/icon.tsx'
import { formatDay } from '../../lib/dates.ts'
import { useLanguage } from '../../lib/language-rule.ts'
import { paths } from '../../lib/paths.ts'
import * as styles from './event-cards.css.ts'

interface EventCardsProps {
  events: readonly PublicDinner[]
  /** Level of the events' names below the heading of the page. */
  level: 'h2' | 'h3'
}

export function EventCards({ events, level }: EventCardsProps) {
  return (
    <ul className={styles.list}>
      {events.map((event) => (
        <EventCard key={event.publicSettings.publicDinnerId} event={event} level={level} />
      ))}
    </ul>
  )
}

/** The whole card leads to the event; its name is the link. */
function EventCard({ event, level: Title }: { event: PublicDinner; level: 'h2' | 'h3' }) {
  const { t } = useTranslation('landing')
  const { publicSettings, paymentOptions } = event
  const language = useLanguage()
  const price = paymentOptions?.pricePerRegistration
  return (
    <li className={styles.eventCard}>
      <img
        src={`/running-dinner-events/${encodeURIComponent(publicSettings.publicDinnerId)}/cover.svg`}
        alt=""
        width={800}
        height={200}
        loading="lazy"
        decoding="async"
        className={styles.eventCardImage}
      />
      <p className={styles.eventCardText}>
        <time dateTime={event.date}>{formatDay(event.date, language)}</time>
      </p>
      <Title className={styles.eventCardTitle}>
        <Link
          to={paths.event(publicSettings.publicDinnerId)}
          lang={event.languageCode}
          className={styles.eventCardLink}
        >
          {publicSettings.title}
        </Link>
      </Title>
      <Fact icon={mdiMapMarkerOutline} text={`${event.zip} ${event.city}`} />
      <Fact
        icon={mdiCalendarClock}
        text={
          event.registrationOpen
            ? t('events.until', { date: formatDay(publicSettings.endOfRegistrationDate, language) })
            : t('events.closed')
        }
      />
      <Fact
        icon={mdiCashMultiple}
        text={price === undefined ? t('events.free') : t('events.price', { price: formatPrice(price, 1, language) })}
      />
      {event.registrationOpen && event.waitingList && <Mark text={t('events.waitingList')} />}
    </li>
  )
}

function Fact({ icon, text }: { icon: string; text: string }) {
  return (
    <div className={styles.fact}>
      <Icon path={icon} small className={styles.factIcon} />
      <p className={styles.factText}>{text}</p>
    </div>
  )
}

function Mark({ text }: { text: string }) {
  return <p className={styles.mark}>{text}</p>
}
