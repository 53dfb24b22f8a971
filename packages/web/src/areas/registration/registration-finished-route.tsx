import type { EventState } from '@running-dinner/contract/public-pages.ts'
import { EventGone } from '../../features/portal/event-gone.tsx'
import type { PageProps } from '../../lib/public-page.ts'
import { RegistrationFinishedPage } from './registration-finished-page.tsx'

export function RegistrationFinishedRoute({ data: event }: PageProps<EventState>) {
  return event.state === 'FOUND' ? (
    <RegistrationFinishedPage dinner={event.dinner} />
  ) : (
    <EventGone state={event.state} />
  )
}
