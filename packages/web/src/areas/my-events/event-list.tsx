import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { PortalEvent } from '@running-dinner/contract/portal.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { EventCard } from './event-card.tsx'

interface Events {
  events: readonly PortalEvent[]
  /** Secrets of events that can be removed from the list on this device. */
  removable: ReadonlySet<string>
  onRemove: (adminId: string) => void
}

/** What is to come first, the next evening on top; then what is over, the latest on top. */
export function EventList({ events, ...removing }: Events) {
  const upcoming = events.filter(({ over }) => !over)
  const past = events.filter(({ over }) => over).reverse()
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {upcoming.length > 0 && <Group name="upcoming" events={upcoming} {...removing} />}
      {past.length > 0 && <Group name="past" events={past} {...removing} />}
    </Box>
  )
}

function Group({ name, events, removable, onRemove }: Events & { name: 'upcoming' | 'past' }) {
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
            <EventCard
              event={event}
              onRemove={removable.has(event.credentials.ORGANIZER?.adminId ?? '') ? onRemove : undefined}
            />
          </li>
        ))}
      </Box>
    </section>
  )
}
