import type { EventState } from '@running-dinner/contract/public-pages.ts'
import { useLoaderData } from 'react-router'

export function EventPage() {
  const event = useLoaderData<EventState>()
  return <p>{event.state}</p>
}
