import { useState } from 'react'
import { useAccountEvents, useProfile } from '../../features/accounts/accounts.api.ts'
import { useSession } from '../../features/accounts/session.ts'
import { usePortalEvents } from '../../features/portal/portal.api.ts'
import { forgetPortalTokens, readPortalTokens } from '../../features/portal/portal-tokens.ts'
import { mergedEvents } from './merged-events.ts'

type EmptyReason = 'first' | 'links' | 'account' | 'unconfirmed'

/** The events of the links kept in this browser, and of the account that is logged in. */
export function useMyEvents() {
  const [tokens, setTokens] = useState(readPortalTokens)
  const isLoggedIn = useSession() !== undefined
  const ofLinks = usePortalEvents(tokens)
  const ofAccount = useAccountEvents(isLoggedIn)
  const profile = useProfile(isLoggedIn)
  const asked = [...(tokens.length > 0 ? [ofLinks] : []), ...(isLoggedIn ? [ofAccount] : [])]
  return {
    tokens,
    /** Why the list is empty, if it is. */
    emptyBecause: reasonOf(tokens.length > 0, isLoggedIn, profile.data?.confirmed),
    events: mergedEvents(ofLinks.data?.events ?? [], ofAccount.data?.events ?? []),
    isLoading: asked.some((query) => query.isLoading) || (isLoggedIn && profile.isLoading),
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

/** An account whose address is not confirmed lists nothing; whether the links of this browser still open something is not known. */
function reasonOf(hasLinks: boolean, isLoggedIn: boolean, isConfirmed: boolean | undefined): EmptyReason {
  if (isLoggedIn && isConfirmed === false) return 'unconfirmed'
  if (hasLinks) return 'links'
  return isLoggedIn ? 'account' : 'first'
}
