import { mdiCalendarBlankOutline, mdiMapMarkerOutline } from '@mdi/js'
import type { PortalEvent } from '@running-dinner/contract/guests'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, LinkButton } from '../../kit/button.tsx'
import { Chip } from '../../kit/chip.tsx'
import { Icon } from '../../kit/icon.tsx'
import { formatDate } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { shownRoles } from './merged-events.ts'
import * as styles from './my-events.css.ts'

interface EventCardProps {
  event: PortalEvent
  /** Undefined where the list on this device is not what names the event. */
  onRemove: ((adminId: string) => void) | undefined
}

function EventCard({ event, onRemove }: EventCardProps) {
  const { t } = useTranslation('myEvents')
  return (
    <div className={styles.event}>
      <div className={styles.eventHead}>
        <h3 className={styles.eventName}>{event.eventName}</h3>
        {event.cancelled && <Chip label={t('events.cancelled')} className={styles.cancelled} />}
        {!event.acknowledged && <Chip label={t('events.unacknowledged')} className={styles.role} />}
        {shownRoles(event).map((role) => (
          <Chip
            key={role}
            label={t(role === 'ORGANIZER' ? 'events.organizer' : 'events.participant')}
            className={styles.role}
          />
        ))}
      </div>
      <div className={styles.facts}>
        <Fact icon={mdiCalendarBlankOutline} text={formatDate(event.eventDate)} />
        <Fact icon={mdiMapMarkerOutline} text={event.city} />
      </div>
      <Actions {...{ event, onRemove }} />
    </div>
  )
}

function Actions({ event, onRemove }: EventCardProps) {
  const { t } = useTranslation('myEvents')
  const { PARTICIPANT: guest, ORGANIZER: organizer } = event.credentials
  return (
    <div className={styles.buttons}>
      {guest && (
        <LinkButton
          to={paths.myEvent(guest.selfAdminId, guest.participantId)}
          aria-label={t('events.openLabel', { event: event.eventName })}
        >
          {t('events.open')}
        </LinkButton>
      )}
      {guest && !event.cancelled && (
        <LinkButton
          to={paths.self.registration(guest.selfAdminId, guest.participantId)}
          variant="outlined"
          aria-label={t('events.registrationLabel', { event: event.eventName })}
        >
          {t('events.registration')}
        </LinkButton>
      )}
      {organizer && (
        <LinkButton
          to={paths.admin.dashboard(organizer.adminId)}
          variant={guest ? 'outlined' : 'contained'}
          aria-label={t('events.manageLabel', { event: event.eventName })}
        >
          {t('events.manage')}
        </LinkButton>
      )}
      {organizer && (event.over || event.cancelled) && (
        <LinkButton
          to={paths.admin.again(organizer.adminId)}
          variant="outlined"
          aria-label={t('events.againLabel', { event: event.eventName })}
        >
          {t('events.again')}
        </LinkButton>
      )}
      {organizer && onRemove && (
        <Button
          type="button"
          variant="text"
          tone="inherit"
          className={styles.remove}
          aria-label={t('events.removeLabel', { event: event.eventName })}
          onClick={() => onRemove(organizer.adminId)}
        >
          {t('events.remove')}
        </Button>
      )}
    </div>
  )
}

function Fact({ icon, text }: { icon: string; text: string }) {
  return (
    <span className={styles.fact}>
      <Icon path={icon} className={styles.factIcon} />
      {text}
    </span>
  )
}

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
  const { t } = useTranslation('myEvents')
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
