import type { ReplyOf } from '@running-dinner/contract/route.ts'
import type { selfRoutes } from '@running-dinner/contract/self-service.ts'
import type { Language } from '@running-dinner/domain'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useOutletContext, useParams } from 'react-router'
import { useSessionData } from '../../features/self-service/self-service.api.ts'
import { toApiError } from '../../lib/api-error.ts'
import { guestLanguage } from '../../lib/remembered-language.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { Page } from '../../ui/page.tsx'
import { PageSkeleton } from '../../ui/skeletons.tsx'
import { InvalidLink } from './invalid-link.tsx'

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

/** An unknown link and a broken connection look different: only the second offers another try. */
export function Failure({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const { t } = useTranslation('self')
  if (toApiError(error).status === 404) return <InvalidLink />
  return (
    <Page title={t('title')}>
      <LoadError error={error} onRetry={() => void onRetry()} />
    </Page>
  )
}

/** Guests read in the language of their event, unless they have chosen one. Tells whether the language is settled. */
function useEventLanguage(languageCode: Language | undefined): boolean {
  const { i18n } = useTranslation()
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    if (isSettled || languageCode === undefined) return
    const settle = () => setSettled(true)
    void i18n.changeLanguage(guestLanguage(languageCode)).then(settle, settle)
  }, [i18n, isSettled, languageCode])
  return isSettled
}
