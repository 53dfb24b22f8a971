import { QueryClient } from '@tanstack/react-query'

/** Spec 9: one retry, no refetch on focus, never stale. What changes is invalidated where it is changed. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY } },
  })
}
