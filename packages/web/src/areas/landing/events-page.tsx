import Typography from '@mui/material/Typography'
import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { ActionLink } from '../../ui/action-look.ts'
import { EventCards } from './event-cards.tsx'
import { EventSearch } from './event-search.tsx'
import { PictureMessage } from './picture-message.tsx'
import { QuietStreetPicture } from './pictures/quiet-street-picture.tsx'
import { PublicFrame } from './public-frame.tsx'

interface EventsPageProps {
  /** What was found, nearest date first. */
  events: readonly PublicDinner[]
  /** What was asked for. */
  search: string
  from: string
}

/** The public list. */
export function EventsPage({ events, search, from }: EventsPageProps) {
  const { t } = useTranslation('landing')
  const isFiltered = search !== '' || from !== ''
  return (
    <PublicFrame title={t('events.title')} intro={t('events.intro')}>
      {(events.length > 0 || isFiltered) && <EventSearch search={search} from={from} />}
      {events.length > 0 ? (
        <>
          <Typography component="p" role="status" sx={{ color: 'text.secondary', mb: 2 }}>
            {t('events.found', { count: events.length })}
          </Typography>
          <EventCards events={events} level="h2" />
        </>
      ) : (
        <Nothing isFiltered={isFiltered} />
      )}
    </PublicFrame>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('landing')
  return (
    <PictureMessage
      picture={<QuietStreetPicture />}
      title={t(isFiltered ? 'events.nothingTitle' : 'events.emptyTitle')}
      text={t(isFiltered ? 'events.nothingText' : 'events.emptyText')}
    >
      {isFiltered && (
        <ActionLink to={paths.events()} variant="contained">
          {t('events.reset')}
        </ActionLink>
      )}
      <ActionLink to={paths.wizard.basics()} variant={isFiltered ? 'outlined' : 'contained'}>
        {t('start.create')}
      </ActionLink>
    </PictureMessage>
  )
}
