import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import type { PageProps } from '../../lib/public-page.ts'
import { EventsPage } from './events-page.tsx'

interface FoundEvents {
  search: string
  from: string
  events: PublicDinner[]
}

export function EventListPage({ data }: PageProps<FoundEvents>) {
  return <EventsPage {...data} />
}
