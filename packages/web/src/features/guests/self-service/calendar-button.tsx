import { mdiCalendarPlusOutline, mdiDownloadOutline, mdiSync } from '@mdi/js'
import Button from '@mui/material/Button'
import { selfRoutes } from '@running-dinner/contract/self-service.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pathWith } from '../../../lib/http.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { Icon } from '../../../ui/icon.tsx'
import type { SelfLink } from './self-link.ts'

/** Offers the guest's own stops to the calendar of their device. */
export function CalendarButton({ link }: { link: SelfLink }) {
  const { t } = useTranslation('self')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const path = pathWith(selfRoutes.calendar.path, link)
  return (
    <div className="no-print">
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        startIcon={<Icon path={mdiCalendarPlusOutline} />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('calendar.add')}
      </Button>
      <ActionMenu
        label={t('calendar.add')}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        actions={[
          // The scheme by which devices know an address to subscribe to.
          { icon: mdiSync, label: t('calendar.subscribe'), href: `webcal://${window.location.host}${path}` },
          { icon: mdiDownloadOutline, label: t('calendar.download'), href: path },
        ]}
      />
    </div>
  )
}
