import type { PublicDinner } from '@running-dinner/contract/people'
import { useTranslation } from 'react-i18next'
import { Button, LinkButton } from '../../kit/button.tsx'
import { paths } from '../../lib/paths.ts'
import type { PageProps } from '../../lib/public-page.ts'
import * as styles from './event-cards.css.ts'
import { EventCards } from './event-cards.tsx'
import { PictureMessage } from './picture-message.tsx'
import { LaidTablePicture } from './pictures/laid-table-picture.tsx'
import { PlainField } from './plain-field.tsx'
import { PublicFrame } from './public-frame.tsx'

interface FoundEvents {
  /** Of this site. */
  origin: string
  search: string
  from: string
  events: PublicDinner[]
}

export function EventListPage({ data }: PageProps<FoundEvents>) {
  return <EventsPage {...data} />
}

interface EventsPageProps {
  /** Found events, nearest date first. */
  events: readonly PublicDinner[]
  /** The query. */
  search: string
  from: string
  origin: string
}

/** The list of public events. */
export function EventsPage({ events, search, from, origin }: EventsPageProps) {
  const { t } = useTranslation('landing')
  const isFiltered = search !== '' || from !== ''
  return (
    <PublicFrame title={t('events.title')} intro={t('events.intro')} preview={{ origin, path: paths.events() }}>
      {(events.length > 0 || isFiltered) && <EventSearch search={search} from={from} />}
      {events.length > 0 ? (
        <>
          <p role="status" className={styles.eventsPageText}>
            {t('events.found', { count: events.length })}
          </p>
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
      picture={<LaidTablePicture />}
      title={t(isFiltered ? 'events.nothingTitle' : 'events.emptyTitle')}
      text={t(isFiltered ? 'events.nothingText' : 'events.emptyText')}
    >
      {isFiltered && (
        <LinkButton to={paths.events()} variant="contained">
          {t('events.reset')}
        </LinkButton>
      )}
      <LinkButton to={paths.wizard.basics()} variant={isFiltered ? 'outlined' : 'contained'}>
        {t('start.create')}
      </LinkButton>
    </PictureMessage>
  )
}

/** A form with the method `get`: it works without scripts, and the address of a search can be passed on. */
export function EventSearch({ search, from }: { search: string; from: string }) {
  const { t } = useTranslation('landing')
  return (
    <form method="get" action={paths.events()}>
      <div className={styles.eventSearchGrid}>
        <PlainField
          label={t('events.searchLabel')}
          help={t('events.searchHelp')}
          input={{ name: 'search', type: 'search', defaultValue: search, maxLength: 255 }}
        />
        <PlainField label={t('events.fromLabel')} input={{ name: 'from', type: 'date', defaultValue: from }} />
        <Button type="submit" variant="contained" className={styles.eventSearchAction}>
          {t('events.find')}
        </Button>
      </div>
    </form>
  )
}
