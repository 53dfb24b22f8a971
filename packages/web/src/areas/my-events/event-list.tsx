import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { PortalEvent } from '@running-dinner/contract/portal.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { EventCard } from './event-card.tsx'

/** What is to come first, the next evening on top; then what is over, the latest on top. */
export function EventList({ events }: { events: readonly PortalEvent[] }) {
  const upcoming = events.filter(({ over }) => !over)
  const past = events.filter(({ over }) => over).reverse()
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {upcoming.length > 0 && <Group name="upcoming" events={upcoming} />}
      {past.length > 0 && <Group name="past" events={past} />}
    </Box>
  )
}

function Group({ name, events }: { name: 'upcoming' | 'past'; events: readonly PortalEvent[] }) {
  const { t } = useTranslation('accounts')
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} variant="h2" sx={{ mb: 2 }}>
        {t(`events.${name}`)}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {events.map((event) => (
          <li key={`${event.credentials.PARTICIPANT?.participantId} ${event.credentials.ORGANIZER?.adminId}`}>
            <EventCard event={event} />
          </li>
        ))}
      </Box>
    </section>
  )
}
