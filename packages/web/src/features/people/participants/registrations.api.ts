import { participantRoutes } from '@running-dinner/contract/people'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { call } from '../../../lib/http.ts'
import { dinnerKey } from '../../events/dinners/dinners.api.ts'

/** Registrations, unconfirmed first, in the server's pages. */
export function useRegistrations(adminId: string) {
  return useInfiniteQuery({
    queryKey: [...dinnerKey(adminId), 'registrations'],
    queryFn: ({ signal, pageParam: page }) =>
      call(participantRoutes.registrations, { params: { adminId }, query: { page }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ hasMore, page }) => (hasMore ? page + 1 : undefined),
  })
}

/** Confirms a registration in the organiser's name. */
export function useConfirmParticipant(adminId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (participantId: string) => call(participantRoutes.activate, { params: { adminId, participantId } }),
    // Also after a refusal: the registration was probably confirmed or deleted meanwhile.
    onSettled: () => queryClient.invalidateQueries({ queryKey: dinnerKey(adminId) }),
  })
}

/** Unconfirmed registrations. `all` fetches page after page until there are no more of them. */
export function useUnconfirmed(adminId: string, { all }: { all: boolean }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useRegistrations(adminId)
  const unconfirmedList = useMemo(() => {
    const registrations = data?.pages.flatMap((page) => page.registrations) ?? []
    const unconfirmed = registrations.filter((registration) => registration.activationDate === null)
    const tooOld = new Set(data?.pages[0]?.notActivatedRegistrationsTooOld.map((registration) => registration.id))
    // Unconfirmed ones come first, so the first confirmed registration ends them.
    return { unconfirmed, tooOld, hasMore: hasNextPage && unconfirmed.length === registrations.length }
  }, [data, hasNextPage])
  const isNext = all && unconfirmedList.hasMore && !isFetchingNextPage && !isFetchNextPageError
  useEffect(() => {
    if (isNext) void fetchNextPage()
  }, [isNext, fetchNextPage])
  return { ...unconfirmedList, isLoaded: data !== undefined, error, refetch }
}
export type Unconfirmed = ReturnType<typeof useUnconfirmed>

/** The ids of all unconfirmed registrations, page by page. */
export async function fetchUnconfirmedIds(adminId: string): Promise<string[]> {
  const ids: string[] = []
  for (let page = 0; ; page++) {
    const reply = await call(participantRoutes.registrations, { params: { adminId }, query: { page } })
    const unconfirmed = reply.registrations.filter(({ activationDate }) => activationDate === null)
    ids.push(...unconfirmed.map(({ id }) => id))
    if (!reply.hasMore || unconfirmed.length < reply.registrations.length) return ids
  }
}
