import { planOptimizationRoutes as routes } from '@running-dinner/contract/plan'
import type { ReplyOf } from '@running-dinner/contract/route'
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/http.ts'
import { dinnerKey } from '../../events/dinners/dinners.api.ts'

export type RouteDistances = ReplyOf<typeof routes.distances>
export type NearHosts = ReplyOf<typeof routes.nearHosts>
export type PlanQuality = ReplyOf<typeof routes.quality>
export type WaysOutlook = Pick<ReplyOf<typeof routes.outlook>, 'present' | 'reachable'>

export const optimizationsKey = (adminId: string) => [...dinnerKey(adminId), 'optimizations'] as const

/** Searches and proposals of the present plan that are running or undecided; fetched on every visit. */
export function useOptimizations(adminId: string) {
  return useQuery({
    queryKey: [...optimizationsKey(adminId), 'list'],
    queryFn: ({ signal }) => call(routes.list, { params: { adminId }, signal }),
    refetchOnMount: 'always',
  })
}

/** How short the ways are and could be, by a quick search that the server repeats only when the evening changed. */
export function useWaysOutlook(adminId: string, { enabled = true } = {}) {
  return useQuery({
    enabled,
    queryKey: [...dinnerKey(adminId), 'outlook'],
    queryFn: ({ signal }) => call(routes.outlook, { params: { adminId }, signal }),
  })
}

/** Length of every leg of every route. */
export function useRouteDistances(adminId: string, { enabled = true } = {}) {
  return useQuery({
    enabled,
    queryKey: [...dinnerKey(adminId), 'distances'],
    queryFn: ({ signal }) => call(routes.distances, { params: { adminId }, signal }),
  })
}

/** Pairs of hosts at most `range` metres apart, as the crow flies; nothing is fetched without a range. */
export function useNearHosts(adminId: string, range: number | undefined) {
  return useQuery({
    queryKey: [...dinnerKey(adminId), 'nearHosts', range],
    queryFn: ({ signal }) => call(routes.nearHosts, { params: { adminId, rangeMeters: String(range) }, signal }),
    placeholderData: keepPreviousData,
    enabled: range !== undefined,
  })
}

export function usePlanQuality(adminId: string) {
  return useQuery({
    queryKey: [...dinnerKey(adminId), 'quality'],
    queryFn: ({ signal }) => call(routes.quality, { params: { adminId }, signal }),
  })
}

/**
 * Refetches everything of the event except proposals. A proposal never changes; its page notices by the plan's version that it
 * is outdated, and must not disappear while an organiser reads it.
 */
export function invalidateAllButProposals(queryClient: QueryClient, adminId: string): Promise<void> {
  const isProposal = (key: readonly unknown[]) => key.includes('preview') || key.includes('status')
  return queryClient.invalidateQueries({
    queryKey: dinnerKey(adminId),
    predicate: ({ queryKey }) => !isProposal(queryKey),
  })
}
