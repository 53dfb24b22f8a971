import { notifyManager, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

/** An answer that says no would say it again. */
const retry = (failures: number, error: Error) => failures < 1 && !(error instanceof ApiError && isRefusal(error))
const isRefusal = ({ status }: ApiError) => status >= 400 && status < 500

/** Spec 9: one retry, no refetch on focus, never stale. What changes is invalidated where it is changed. */
export function createQueryClient(): QueryClient {
  // A busy browser hands over the second of two quick clicks before any timer: by then the button has to know of the first.
  notifyManager.setScheduler(queueMicrotask)
  return new QueryClient({
    defaultOptions: { queries: { retry, refetchOnWindowFocus: false, staleTime: Number.POSITIVE_INFINITY } },
  })
}
