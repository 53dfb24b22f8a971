import { mdiMapMarkerPath } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { SelfServiceInfo } from '@running-dinner/contract/portal.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { PortalLink } from '../../features/guests/portal/portal.api.ts'
import { paths } from '../../lib/paths.ts'
import { EventSection } from './event-section.tsx'

export function RouteSection({ route, link }: { route: SelfServiceInfo['route']; link: PortalLink }) {
  const { t } = useTranslation('accounts')
  return (
    <EventSection icon={mdiMapMarkerPath} title={t('event.route')}>
      {route ? (
        <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
          <Typography>{t('event.routeReady')}</Typography>
          <Button
            component={Link}
            to={paths.self.dinnerRoute(link.selfAdminId, link.participantId, route.teamId)}
            variant="contained"
            size="large"
          >
            {t('event.openRoute')}
          </Button>
        </Box>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{t('event.routePending')}</Typography>
      )}
    </EventSection>
  )
}
