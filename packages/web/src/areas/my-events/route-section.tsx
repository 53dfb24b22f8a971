import { mdiMapMarkerPath } from '@mdi/js'
import type { SelfServiceInfo } from '@running-dinner/contract/guests'
import { useTranslation } from 'react-i18next'
import type { PortalLink } from '../../features/guests/portal/portal.api.ts'
import { LinkButton } from '../../kit/button.tsx'
import { paths } from '../../lib/paths.ts'
import { EventSection } from './event-section.tsx'
import * as styles from './my-events.css.ts'

export function RouteSection({ route, link }: { route: SelfServiceInfo['route']; link: PortalLink }) {
  const { t } = useTranslation('accounts')
  return (
    <EventSection icon={mdiMapMarkerPath} title={t('event.route')}>
      {route ? (
        <div className={styles.stack}>
          <p className={styles.text}>{t('event.routeReady')}</p>
          <LinkButton to={paths.self.dinnerRoute(link.selfAdminId, link.participantId, route.teamId)} size="large">
            {t('event.openRoute')}
          </LinkButton>
        </div>
      ) : (
        <p className={styles.muted}>{t('event.routePending')}</p>
      )}
    </EventSection>
  )
}
