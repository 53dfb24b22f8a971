import type { EventState } from '@running-dinner/contract/public-pages.ts'
import type { PageProps } from '../../public/public-page.ts'
import { ActivatePage } from './activate-page.tsx'

export function ActivateRoute({ data: event, params }: PageProps<EventState>) {
  const title = event.state === 'FOUND' ? event.dinner.publicSettings.title : undefined
  return (
    <ActivatePage
      publicId={params.publicId ?? ''}
      token={params.token ?? ''}
      {...(title === undefined ? {} : { eventTitle: title })}
    />
  )
}
