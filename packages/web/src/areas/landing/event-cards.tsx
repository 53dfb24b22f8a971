import { mdiCalendarClock, mdiCashMultiple, mdiMapMarkerOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { eventDate } from '../../features/portal/event-date.ts'
import { formatPrice } from '../../features/portal/format-price.ts'
import { formatDate } from '../../lib/dates.ts'
import { useLanguage } from '../../lib/language-rule.ts'
import { paths } from '../../lib/paths.ts'
import { Icon } from '../../ui/icon.tsx'

interface EventCardsProps {
  events: readonly PublicDinner[]
  /** Level of the events' names below the heading of the page. */
  level: 'h2' | 'h3'
}

export function EventCards({ events, level }: EventCardsProps) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { sm: 'repeat(auto-fill, minmax(300px, 1fr))' },
      }}
    >
      {events.map((event) => (
        <EventCard key={event.publicSettings.publicDinnerId} event={event} level={level} />
      ))}
    </Box>
  )
}

/** The whole card leads to the event; its name is the link. */
function EventCard({ event, level }: { event: PublicDinner; level: 'h2' | 'h3' }) {
  const { t } = useTranslation('landing')
  const { publicSettings, paymentOptions } = event
  const language = useLanguage()
  const price = paymentOptions?.pricePerRegistration
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        p: 2.5,
        overflow: 'hidden',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        '&:hover': { borderColor: 'primary.main' },
        '&:focus-within': { borderColor: 'primary.main' },
      }}
    >
      <Box
        component="img"
        src={`/running-dinner-events/${encodeURIComponent(publicSettings.publicDinnerId)}/cover.svg`}
        alt=""
        width={800}
        height={200}
        loading="lazy"
        decoding="async"
        sx={{ display: 'block', width: 'calc(100% + 40px)', height: 'auto', mx: -2.5, mt: -2.5, mb: 1 }}
      />
      <Typography sx={{ fontWeight: 640, color: 'primary.main', fontVariantNumeric: 'tabular-nums' }}>
        <time dateTime={event.date}>{eventDate(event.date, language)}</time>
      </Typography>
      <Typography variant="h3" component={level} sx={{ overflowWrap: 'anywhere' }}>
        <MuiLink
          component={Link}
          to={paths.event(publicSettings.publicDinnerId)}
          underline="none"
          color="inherit"
          lang={event.languageCode}
          sx={{ '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 2 } }}
        >
          {publicSettings.title}
        </MuiLink>
      </Typography>
      <Fact icon={mdiMapMarkerOutline} text={`${event.zip} ${event.city}`} />
      <Fact
        icon={mdiCalendarClock}
        text={
          event.registrationOpen
            ? t('events.until', { date: formatDate(publicSettings.endOfRegistrationDate) })
            : t('events.closed')
        }
      />
      <Fact
        icon={mdiCashMultiple}
        text={price === undefined ? t('events.free') : t('events.price', { price: formatPrice(price, 1, language) })}
      />
      {event.registrationOpen && event.waitingList && <Mark text={t('events.waitingList')} />}
    </Box>
  )
}

function Fact({ icon, text }: { icon: string; text: string }) {
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', color: 'text.secondary' }}>
      <Icon path={icon} fontSize="small" sx={{ mt: '2px' }} />
      <Typography variant="body2" sx={{ lineHeight: 1.7, overflowWrap: 'anywhere', minWidth: 0 }}>
        {text}
      </Typography>
    </Box>
  )
}

function Mark({ text }: { text: string }) {
  return (
    <Typography
      variant="body2"
      sx={{ alignSelf: 'start', px: 1, border: 1, borderColor: 'warning.main', color: 'warning.main', borderRadius: 1 }}
    >
      {text}
    </Typography>
  )
}
