import { mdiCalendarPlusOutline, mdiDownloadOutline, mdiSync } from '@mdi/js'
import { selfRoutes } from '@running-dinner/contract/guests'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../kit/icon.tsx'
import { MenuButton } from '../../../kit/menu-button.tsx'
import { pathWith } from '../../../lib/http.ts'
import type { SelfLink } from './self-link.ts'

/** Offers the guest's own stops to the calendar of their device. */
export function CalendarButton({ link }: { link: SelfLink }) {
  const { t } = useTranslation('self')
  const path = pathWith(selfRoutes.calendar.path, link)
  return (
    <MenuButton
      variant="outlined"
      label={t('calendar.add')}
      className="no-print"
      choices={[
        // The scheme by which devices know an address to subscribe to.
        { icon: mdiSync, label: t('calendar.subscribe'), href: `webcal://${window.location.host}${path}` },
        { icon: mdiDownloadOutline, label: t('calendar.download'), href: path },
      ]}
    >
      <Icon path={mdiCalendarPlusOutline} small />
      {t('calendar.add')}
    </MenuButton>
  )
}
