import type { EventState } from '@running-dinner/contract/public-pages.ts'
import type { PageProps } from '../../public/public-page.ts'
import { EventGone } from '../events/event-gone.tsx'
import { RegistrationFinishedPage } from './registration-finished-page.tsx'

export function RegistrationFinishedRoute({ data: event }: PageProps<EventState>) {
  return event.state === 'FOUND' ? (
    <RegistrationFinishedPage dinner={event.dinner} />
  ) : (
    <EventGone state={event.state} />
  )
}
