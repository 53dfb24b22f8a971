import type { PortalEvent } from '@running-dinner/contract/guests'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccountEvents, useProfile } from '../../features/accounts/user-accounts/accounts.api.ts'
import { useSession } from '../../features/accounts/user-accounts/session.ts'
import { forgetOrganisedEvents, readOrganisedEvents } from '../../features/events/dinners/organised-events.ts'
import { usePortalEvents } from '../../features/guests/portal/portal.api.ts'
import { forgetPortalTokens, readPortalTokens } from '../../features/guests/portal/portal-tokens.ts'
import { mergedEvents } from './merged-events.ts'

type EmptyReason = 'first' | 'links' | 'account' | 'unconfirmed'

/** The events of the links kept in this browser, of the account that is logged in, and those organised from this browser. */
export function useMyEvents() {
  const [tokens, setTokens] = useState(readPortalTokens)
  const [organised, setOrganised] = useState(readOrganisedEvents)
  const isLoggedIn = useSession() !== undefined
  const ofLinks = usePortalEvents(tokens)
  const ofAccount = useAccountEvents(isLoggedIn)
  const profile = useProfile(isLoggedIn)
  const ofBrowser = useQuery({
    queryKey: ['organised', organised],
    queryFn: ({ signal }) =>
      import('./organised-event-list.ts').then((file) => file.loadOrganisedEvents(organised, signal)),
    enabled: organised.length > 0,
  })
  const queries = [
    ...(tokens.length > 0 ? [ofLinks] : []),
    ...(isLoggedIn ? [ofAccount] : []),
    ...(organised.length > 0 ? [ofBrowser] : []),
  ]
  const listed = mergedEvents(ofLinks.data?.events ?? [], ofAccount.data?.events ?? [])
  const events = mergedEvents(listed, ofBrowser.data ?? [])
  return {
    hasLinks: tokens.length + organised.length > 0,
    tokens,
    /** Why the list is empty, if it is. */
    emptyBecause: reasonOf(tokens.length + organised.length > 0, isLoggedIn, profile.data?.confirmed),
    events,
    /** Events that are listed only because this browser organised them. */
    removable: new Set(organised.filter((adminId) => !listed.some((event) => adminIdOf(event) === adminId))),
    isLoading: queries.some((query) => query.isLoading) || (isLoggedIn && profile.isLoading),
    error: queries.find((query) => query.error && !query.data)?.error ?? undefined,
    refetch: () => {
      for (const query of queries) void query.refetch()
    },
    remove: (adminId: string) => {
      forgetOrganisedEvents(adminId)
      setOrganised(readOrganisedEvents())
    },
    forget: () => {
      forgetPortalTokens()
      forgetOrganisedEvents()
      setTokens([])
      setOrganised([])
    },
  }
}

const adminIdOf = ({ credentials }: PortalEvent) => credentials.ORGANIZER?.adminId

/** An account whose address is not confirmed lists nothing; whether the links of this browser still open something is not known. */
function reasonOf(hasLinks: boolean, isLoggedIn: boolean, isConfirmed: boolean | undefined): EmptyReason {
  if (isLoggedIn && isConfirmed === false) return 'unconfirmed'
  if (hasLinks) return 'links'
  return isLoggedIn ? 'account' : 'first'
}
