import type { EventState } from '@running-dinner/contract/public-pages.ts'
import { EventGone } from '../../features/portal/event-gone.tsx'
import type { PageProps } from '../../lib/public-page.ts'
import { ActivatePage } from './activate-page.tsx'

export function ActivateRoute({ data: event, params }: PageProps<EventState>) {
  if (event.state === 'CANCELLED') return <EventGone state={event.state} />
  const title = event.state === 'FOUND' ? event.dinner.publicSettings.title : undefined
  return (
    <ActivatePage
      publicId={params.publicId ?? ''}
      token={params.token ?? ''}
      {...(title === undefined ? {} : { eventTitle: title })}
    />
  )
}
