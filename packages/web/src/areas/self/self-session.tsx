import type { ReplyOf } from '@running-dinner/contract/route.ts'
import type { selfRoutes } from '@running-dinner/contract/self-service.ts'
import { useTranslation } from 'react-i18next'
import { Outlet, useOutletContext, useParams } from 'react-router'
import { useSessionData } from '../../features/self-service/self-service.api.ts'
import { toApiError } from '../../lib/api-error.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { Page } from '../../ui/page.tsx'
import { PageSkeleton } from '../../ui/skeletons.tsx'
import { InvalidLink } from './invalid-link.tsx'
import { useEventLanguage } from './use-event-language.ts'

type SessionData = ReplyOf<typeof selfRoutes.sessionData>

/** Around every page a mailed link opens: the event it belongs to, in that event's language. */
export function SelfSession() {
  const { data: session, error, refetch } = useSessionData(useSelfLink())
  const isSpoken = useEventLanguage(session?.languageCode)
  if (error) return <Failure error={error} onRetry={refetch} />
  return session && isSpoken ? <Outlet context={session} /> : <PageSkeleton />
}

export function useSelfSession(): SessionData {
  return useOutletContext<SessionData>()
}

export function useSelfLink() {
  const { selfAdminId = '', participantId = '' } = useParams()
  return { selfAdminId, participantId }
}

export function useSelfTeamLink() {
  const { teamId = '' } = useParams()
  return { ...useSelfLink(), teamId }
}

/** A link that opens nothing is told apart from a line that is down: only the second is worth another try. */
export function Failure({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const { t } = useTranslation('self')
  if (toApiError(error).status === 404) return <InvalidLink />
  return (
    <Page title={t('title')}>
      <LoadError error={error} onRetry={() => void onRetry()} />
    </Page>
  )
}
