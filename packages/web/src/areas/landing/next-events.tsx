import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { ActionLink } from '../../ui/action-look.ts'
import { EventCards } from './event-cards.tsx'
import { QuietStreetPicture } from './pictures/quiet-street-picture.tsx'
import { Section } from './section.tsx'

/** A look at the list; where nothing is announced, an invitation to be the first. */
export function NextEvents({ events }: { events: readonly PublicDinner[] }) {
  const { t } = useTranslation('landing')
  if (events.length === 0) {
    return (
      <Section title={t('next.title')} intro={t('events.emptyText')} picture={<QuietStreetPicture />}>
        <ActionLink to={paths.wizard.basics()} variant="contained">
          {t('start.create')}
        </ActionLink>
      </Section>
    )
  }
  return (
    <Section title={t('next.title')} intro={t('next.intro')}>
      <EventCards events={events} level="h3" />
      <ActionLink to={paths.events()} variant="outlined" sx={{ mt: 3 }}>
        {t('next.all')}
      </ActionLink>
    </Section>
  )
}
