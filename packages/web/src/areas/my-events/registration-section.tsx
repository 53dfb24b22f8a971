import { mdiAccountEditOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { PortalLink } from '../../features/guests/portal/portal.api.ts'
import { paths } from '../../lib/paths.ts'
import { EventSection } from './event-section.tsx'

/** The way to everything that is stored about oneself, to change or cancel it while that is possible. */
export function RegistrationSection({ link, isCancelled }: { link: PortalLink; isCancelled: boolean }) {
  const { t } = useTranslation('accounts')
  return (
    <EventSection icon={mdiAccountEditOutline} title={t('event.registration')}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Typography>{t(isCancelled ? 'event.registrationStored' : 'event.registrationText')}</Typography>
        <Button
          component={Link}
          to={paths.self.registration(link.selfAdminId, link.participantId)}
          variant="outlined"
          size="large"
        >
          {t('event.openRegistration')}
        </Button>
      </Box>
    </EventSection>
  )
}
