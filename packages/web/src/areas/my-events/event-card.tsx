import { mdiCalendarBlankOutline, mdiMapMarkerOutline } from '@mdi/js'
import type { PortalEvent } from '@running-dinner/contract/guests'
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

export function EventCard({ event, onRemove }: EventCardProps) {
  const { t } = useTranslation('accounts')
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
  const { t } = useTranslation('accounts')
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
