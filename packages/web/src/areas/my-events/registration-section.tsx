import { mdiAccountEditOutline } from '@mdi/js'
import { useTranslation } from 'react-i18next'
import type { PortalLink } from '../../features/guests/portal/portal.api.ts'
import { LinkButton } from '../../kit/button.tsx'
import { paths } from '../../lib/paths.ts'
import { EventSection } from './event-section.tsx'
import * as styles from './my-events.css.ts'

/** The way to everything that is stored about oneself, to change or cancel it while that is possible. */
export function RegistrationSection({ link, isCancelled }: { link: PortalLink; isCancelled: boolean }) {
  const { t } = useTranslation('accounts')
  return (
    <EventSection icon={mdiAccountEditOutline} title={t('event.registration')}>
      <div className={styles.stack}>
        <p className={styles.text}>{t(isCancelled ? 'event.registrationStored' : 'event.registrationText')}</p>
        <LinkButton to={paths.self.registration(link.selfAdminId, link.participantId)} variant="outlined" size="large">
          {t('event.openRegistration')}
        </LinkButton>
      </div>
    </EventSection>
  )
}
