import { type OwnRequestsReply, requestRoutes } from '@running-dinner/contract/people'
import type { BodyInputOf } from '@running-dinner/contract/route'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/http.ts'
import type { SelfLink } from './self-link.ts'
import { keyOf } from './self-service.api.ts'

function ownRequestsQuery(link: SelfLink) {
  return queryOptions({
    queryKey: [...keyOf(link), 'requests'],
    queryFn: ({ signal }) => call(requestRoutes.own, { params: link, signal }),
  })
}

/** What the guest asked the organiser for, the newest first. */
export function useOwnRequests(link: SelfLink) {
  return useQuery(ownRequestsQuery(link))
}

export function useAskNotToCome(link: SelfLink) {
  const store = useStore(link)
  return useMutation({
    mutationFn: (word: string) => call(requestRoutes.cannotCome, { params: link, body: { word } }),
    onSuccess: store,
  })
}

/** Asked again, the earlier request is withdrawn. */
export function useAskForHome(link: SelfLink) {
  const store = useStore(link)
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof requestRoutes.askForHome>) =>
      call(requestRoutes.askForHome, { params: link, body }),
    onSuccess: store,
  })
}

/** A request that the organiser decided meanwhile is loaded again. */
export function useWithdrawRequest(link: SelfLink) {
  const queryClient = useQueryClient()
  const store = useStore(link)
  return useMutation({
    mutationFn: (requestId: string) => call(requestRoutes.withdraw, { params: { ...link, requestId } }),
    onSuccess: store,
    onError: () => queryClient.invalidateQueries(ownRequestsQuery(link)),
  })
}

function useStore(link: SelfLink) {
  const queryClient = useQueryClient()
  return (reply: OwnRequestsReply) => queryClient.setQueryData(ownRequestsQuery(link).queryKey, reply)
}
