import { mdiNavigationVariantOutline, mdiPhoneOutline } from '@mdi/js'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { EveningStop } from '../../features/guests/self-service/evening.ts'
import { addressLine, deviceOf, navigationLink } from '../../features/plan/dinner-routes/navigation-link.ts'
import { anchor } from '../../kit/anchor.css.ts'
import { Icon } from '../../kit/icon.tsx'
import { PhoneNumber } from '../../kit/phone-number.tsx'
import * as styles from './stop-contacts.css.ts'

/** Where to go, as a link to the phone's navigation, and the remarks on how to find it. */
export function StopAddress({ place }: { place: NonNullable<EveningStop['place']> }) {
  const { t } = useTranslation(['self', 'evening'])
  const door = [
    place.bellName !== '' && t('evening:door.bell', { text: place.bellName }),
    place.floor !== '' && t('evening:door.floor', { text: place.floor }),
  ].filter((text) => text !== false)
  return (
    <div>
      <IconLine icon={mdiNavigationVariantOutline}>
        <a href={navigationLink(place, deviceOf(navigator.userAgent))} rel="noreferrer" className={anchor.plain}>
          {addressLine(place)}
        </a>
      </IconLine>
      {door.length > 0 && <div className={styles.door}>{door.join(', ')}</div>}
      {place.remarks !== '' && (
        <div className={styles.remarks}>
          <span className={styles.muted}>{t('evening.remarks')}: </span>
          {place.remarks}
        </div>
      )}
    </div>
  )
}

export function StopPhones({ contacts }: Pick<EveningStop, 'contacts'>) {
  const { t } = useTranslation('self')
  if (contacts.length === 0)
    return (
      <IconLine icon={mdiPhoneOutline}>
        <span className={styles.muted}>{t('evening.noPhone')}</span>
      </IconLine>
    )
  return contacts.map((contact) => (
    <IconLine key={`${contact.name} ${contact.mobileNumber}`} icon={mdiPhoneOutline}>
      <PhoneNumber typed={contact.mobileNumber} links={contact.callLinks} /> {contact.name}
    </IconLine>
  ))
}

function IconLine({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <Icon path={icon} small className={styles.icon} />
      <div className={styles.text}>{children}</div>
    </div>
  )
}
