import type { PortalEvent } from '@running-dinner/contract/guests'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { EventCard } from './event-card.tsx'
import * as styles from './my-events.css.ts'

interface Events {
  events: readonly PortalEvent[]
  /** Secrets of events that can be removed from the list on this device. */
  removable: ReadonlySet<string>
  onRemove: (adminId: string) => void
}

/** What is to come first, the next evening on top; then what is over, the latest on top. */
export function EventList({ events, ...removing }: Events) {
  const upcoming = events.filter(({ over }) => !over)
  const past = events.filter(({ over }) => over).reverse()
  return (
    <div className={styles.groups}>
      {upcoming.length > 0 && <Group name="upcoming" events={upcoming} {...removing} />}
      {past.length > 0 && <Group name="past" events={past} {...removing} />}
    </div>
  )
}

function Group({ name, events, removable, onRemove }: Events & { name: 'upcoming' | 'past' }) {
  const { t } = useTranslation('accounts')
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.groupTitle}>
        {t(`events.${name}`)}
      </h2>
      <ul className={styles.list}>
        {events.map((event) => (
          <li key={`${event.credentials.PARTICIPANT?.participantId} ${event.credentials.ORGANIZER?.adminId}`}>
            <EventCard
              event={event}
              onRemove={removable.has(event.credentials.ORGANIZER?.adminId ?? '') ? onRemove : undefined}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
