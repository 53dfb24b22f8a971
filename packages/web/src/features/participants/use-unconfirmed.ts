import { useEffect, useMemo } from 'react'
import { useRegistrations } from './registrations.api.ts'

/** Everybody who has not confirmed yet; `all` fetches page after page until there are no more of them. */
export function useUnconfirmed(adminId: string, { all }: { all: boolean }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useRegistrations(adminId)
  const known = useMemo(() => {
    const registrations = data?.pages.flatMap((page) => page.registrations) ?? []
    const unconfirmed = registrations.filter((one) => one.activationDate === null)
    const tooOld = new Set(data?.pages[0]?.notActivatedRegistrationsTooOld.map((one) => one.id))
    // They come first, so one who has confirmed ends them.
    return { unconfirmed, tooOld, hasMore: hasNextPage && unconfirmed.length === registrations.length }
  }, [data, hasNextPage])
  const isNext = all && known.hasMore && !isFetchingNextPage && !isFetchNextPageError
  useEffect(() => {
    if (isNext) void fetchNextPage()
  }, [isNext, fetchNextPage])
  return { ...known, isLoaded: data !== undefined, error, refetch }
}
export type Unconfirmed = ReturnType<typeof useUnconfirmed>
