import { notifyManager, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

/** A refused call is not retried: it would be refused again. */
const retry = (failures: number, error: Error) => failures < 1 && !(error instanceof ApiError && isRefusal(error))
const isRefusal = ({ status }: ApiError) => status >= 400 && status < 500

/** One retry, no refetch on focus, never stale: data is invalidated where it is changed. */
export function createQueryClient(): QueryClient {
  // A busy browser dispatches the second of two quick clicks before any timer, and the button must be disabled by then.
  notifyManager.setScheduler(queueMicrotask)
  return new QueryClient({
    defaultOptions: { queries: { retry, refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY } },
  })
}
