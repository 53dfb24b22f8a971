import { notifyManager, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

/** A refused call is not retried: it would be refused again. */
const retry = (failures: number, error: Error) => failures < 1 && !(error instanceof ApiError && isRefusal(error))
const isRefusal = ({ status }: ApiError) => status >= 400 && status < 500

/**
 * Without a connection the service worker may have a copy, so the call is made all the same. Otherwise it fails at once, so
 * that the page says so: a paused one would be silent, and a press would take effect by itself later.
 */
const networkMode = 'always'

/** One retry, no refetch on focus, never stale: data is invalidated where it is changed. */
export function createQueryClient(): QueryClient {
  // A busy browser dispatches the second of two quick clicks before any timer, and the button must be disabled by then.
  notifyManager.setScheduler(queueMicrotask)
  return new QueryClient({
    defaultOptions: {
      // With `always` a query would not be asked again on reconnecting otherwise; stale are only those that failed.
      queries: {
        networkMode,
        refetchOnReconnect: true,
        retry,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { networkMode },
    },
  })
}
