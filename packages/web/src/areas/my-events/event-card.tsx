import { mdiCalendarBlankOutline, mdiMapMarkerOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { PortalEvent } from '@running-dinner/contract/portal.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDate } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { shownRoles } from './merged-events.ts'

interface EventCardProps {
  event: PortalEvent
  /** Undefined where the list on this device is not what names the event. */
  onRemove: ((adminId: string) => void) | undefined
}

export function EventCard({ event, onRemove }: EventCardProps) {
  const { t } = useTranslation('accounts')
  return (
    <Card sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
        <Typography variant="h3" sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
          {event.eventName}
        </Typography>
        {event.cancelled && <Chip size="small" color="error" variant="outlined" label={t('events.cancelled')} />}
        {!event.acknowledged && <Chip size="small" variant="outlined" label={t('events.unacknowledged')} />}
        {shownRoles(event).map((role) => (
          <Chip
            key={role}
            size="small"
            variant="outlined"
            label={t(role === 'ORGANIZER' ? 'events.organizer' : 'events.participant')}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, color: 'text.secondary' }}>
        <Fact icon={mdiCalendarBlankOutline} text={formatDate(event.eventDate)} />
        <Fact icon={mdiMapMarkerOutline} text={event.city} />
      </Box>
      <Actions {...{ event, onRemove }} />
    </Card>
  )
}

function Actions({ event, onRemove }: EventCardProps) {
  const { t } = useTranslation('accounts')
  const { PARTICIPANT: guest, ORGANIZER: organizer } = event.credentials
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
      {guest && (
        <Button
          component={Link}
          to={paths.myEvent(guest.selfAdminId, guest.participantId)}
          variant="contained"
          aria-label={t('events.openLabel', { event: event.eventName })}
        >
          {t('events.open')}
        </Button>
      )}
      {guest && !event.cancelled && (
        <Button
          component={Link}
          to={paths.self.registration(guest.selfAdminId, guest.participantId)}
          variant="outlined"
          aria-label={t('events.registrationLabel', { event: event.eventName })}
        >
          {t('events.registration')}
        </Button>
      )}
      {organizer && (
        <Button
          component={Link}
          to={paths.admin.dashboard(organizer.adminId)}
          variant={guest ? 'outlined' : 'contained'}
          aria-label={t('events.manageLabel', { event: event.eventName })}
        >
          {t('events.manage')}
        </Button>
      )}
      {organizer && (event.over || event.cancelled) && (
        <Button
          component={Link}
          to={paths.admin.again(organizer.adminId)}
          variant="outlined"
          aria-label={t('events.againLabel', { event: event.eventName })}
        >
          {t('events.again')}
        </Button>
      )}
      {organizer && onRemove && (
        <Button
          color="inherit"
          sx={{ px: 1 }}
          aria-label={t('events.removeLabel', { event: event.eventName })}
          onClick={() => onRemove(organizer.adminId)}
        >
          {t('events.remove')}
        </Button>
      )}
    </Box>
  )
}

function Fact({ icon, text }: { icon: string; text: string }) {
  return (
    <Box sx={{ display: 'flex', gap: 0.75, alignItems: 'center', minWidth: 0 }}>
      <Icon path={icon} sx={{ fontSize: 20 }} />
      <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </Box>
  )
}
