import { useState } from 'react'
import { useAccountEvents } from '../../features/accounts/accounts.api.ts'
import { useSession } from '../../features/accounts/session.ts'
import { usePortalEvents } from '../../features/portal/portal.api.ts'
import { forgetPortalTokens, readPortalTokens } from '../../features/portal/portal-tokens.ts'
import { mergedEvents } from './merged-events.ts'

/** The events of this browser's links and of whoever is logged in. */
export function useMyEvents() {
  const [tokens, setTokens] = useState(readPortalTokens)
  const isLoggedIn = useSession() !== undefined
  const ofLinks = usePortalEvents(tokens)
  const ofAccount = useAccountEvents(isLoggedIn)
  const asked = [...(tokens.length > 0 ? [ofLinks] : []), ...(isLoggedIn ? [ofAccount] : [])]
  return {
    tokens,
    isKnown: tokens.length > 0 || isLoggedIn,
    events: mergedEvents(ofLinks.data?.events ?? [], ofAccount.data?.events ?? []),
    isLoading: asked.some((query) => query.isLoading),
    error: asked.find((query) => query.error && !query.data)?.error ?? undefined,
    refetch: () => {
      for (const query of asked) void query.refetch()
    },
    forget: () => {
      forgetPortalTokens()
      setTokens([])
    },
  }
}
