import type { EventState } from '@running-dinner/contract/public-pages.ts'
import type { PageProps } from '../../lib/public-page.ts'
import { ResendConfirmationPage } from './resend-confirmation-page.tsx'

export function ResendConfirmationRoute({ params }: PageProps<EventState>) {
  return <ResendConfirmationPage publicId={params.publicId ?? ''} />
}
