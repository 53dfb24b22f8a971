import type { EventState } from '@running-dinner/contract/public-pages.ts'
import type { PageProps } from '../../public/public-page.ts'
import { EventGone } from '../events/event-gone.tsx'
import { RegistrationPage } from './registration-page.tsx'

export function RegistrationRoute({ data: event }: PageProps<EventState>) {
  return event.state === 'FOUND' ? <RegistrationPage dinner={event.dinner} /> : <EventGone state={event.state} />
}
