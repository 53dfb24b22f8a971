import { portalRoutes } from '@running-dinner/contract/guests'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/http.ts'
import { currentLanguage } from '../../../lib/i18n.ts'

export interface PortalLink extends Record<string, string> {
  selfAdminId: string
  participantId: string
}

/** Only these pages are fetched again when their window gets the focus: guests keep them open for days. */
const fresh = { refetchOnWindowFocus: 'always' } as const

export function usePortalEvents(portalTokens: string[]) {
  return useQuery({
    ...fresh,
    queryKey: ['portal', 'events', portalTokens],
    queryFn: ({ signal }) => call(portalRoutes.myEvents, { body: { portalTokens }, signal }),
    enabled: portalTokens.length > 0,
  })
}

export function useSelfServiceInfo(link: PortalLink) {
  return useQuery({
    ...fresh,
    queryKey: ['portal', 'info', link],
    queryFn: ({ signal }) => call(portalRoutes.selfServiceInfo, { params: link, signal }),
  })
}

export function usePortalMessages(link: PortalLink) {
  return useQuery({
    ...fresh,
    queryKey: ['portal', 'messages', link],
    queryFn: ({ signal }) => call(portalRoutes.messages, { params: link, signal }),
  })
}

export function useMarkRead(link: PortalLink) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (taskId: string) => call(portalRoutes.markRead, { params: { ...link, taskId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['portal', 'messages', link] }),
  })
}

export function useRecoverAccess() {
  return useMutation({
    mutationFn: (email: string) =>
      // The mail is in the language of this page.
      call(portalRoutes.accessRecovery, { body: { email }, headers: { 'accept-language': currentLanguage() } }),
  })
}

export function useRevokeTokens() {
  return useMutation({ mutationFn: (portalTokens: string[]) => call(portalRoutes.revoke, { body: { portalTokens } }) })
}
