import type { EventState } from '@running-dinner/contract/public-pages.ts'
import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import { useTranslation } from 'react-i18next'
import { eventDate } from '../../features/portal/event-date.ts'
import { EventGone } from '../../features/portal/event-gone.tsx'
import { useLanguage } from '../../features/portal/use-language.ts'
import type { PageProps } from '../../lib/public-page.ts'
import { RegistrationPage } from './registration-page.tsx'

export function RegistrationRoute({ data: event }: PageProps<EventState>) {
  if (event.state !== 'FOUND') return <EventGone state={event.state} />
  return (
    <>
      <RegistrationHead dinner={event.dinner} />
      <RegistrationPage dinner={event.dinner} />
    </>
  )
}

/** What a search finds is the event, and this form belongs to it. */
function RegistrationHead({ dinner }: { dinner: PublicDinner }) {
  const { t } = useTranslation('events')
  const { title, publicDinnerUrl } = dinner.publicSettings
  const when = { city: dinner.city, date: eventDate(dinner.date, useLanguage()) }
  return (
    <>
      <meta name="description" content={`${title}. ${t('page.description', when)}`} />
      <link rel="canonical" href={publicDinnerUrl} />
    </>
  )
}
