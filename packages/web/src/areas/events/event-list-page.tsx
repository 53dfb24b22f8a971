import { EventsPage } from '../landing/events-page.tsx'

export function EventListPage() {
  return <EventsPage />
}
