import type { selfRoutes } from '@running-dinner/contract/guests'
import type { ReplyOf } from '@running-dinner/contract/route'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useOutletContext } from 'react-router'
import { useSessionData } from '../../features/guests/self-service/self-service.api.ts'
import { Page } from '../../kit/page.tsx'
import { PageSkeleton } from '../../kit/skeletons.tsx'
import { toApiError } from '../../lib/api-error.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { InvalidLink } from './invalid-link.tsx'
import { useSelfLink } from './self-link.ts'
import { useEventLanguage } from './use-event-language.ts'

const CancelledRegistrationPage = lazy(() =>
  import('./cancelled-registration-page.tsx').then((file) => ({ default: file.CancelledRegistrationPage })),
)

type SessionData = ReplyOf<typeof selfRoutes.sessionData>

/** Around every page a mailed link opens: the event it belongs to, in that event's language. */
export function SelfSession() {
  const { data: session, error, refetch } = useSessionData(useSelfLink())
  const isSpoken = useEventLanguage(session?.languageCode)
  // After a guest cancelled, their link opens what is left of the registration.
  if (error && toApiError(error).status === 404) return <CancelledRegistrationPage />
  if (error) return <Failure error={error} onRetry={refetch} />
  return session && isSpoken ? <Outlet context={session} /> : <PageSkeleton />
}

export function useSelfSession(): SessionData {
  return useOutletContext<SessionData>()
}

/** An unknown link and a broken connection look different: only the second offers another try. */
export function Failure({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const { t } = useTranslation('self')
  if (toApiError(error).status === 404) return <InvalidLink />
  return (
    <Page title={t('title')} width="lg">
      <LoadError error={error} onRetry={() => void onRetry()} />
    </Page>
  )
}
