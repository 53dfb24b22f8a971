import { planOptimizationRoutes as routes } from '@running-dinner/contract/plan'
import type { BodyInputOf, ReplyOf } from '@running-dinner/contract/route'
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '../../../lib/http.ts'
import { dinnerKey } from '../../events/dinners/dinners.api.ts'
import { teamsQuery } from '../teams/teams.api.ts'

export type OptimizationInput = BodyInputOf<typeof routes.start>
export type RouteDistances = ReplyOf<typeof routes.distances>
export type NearHosts = ReplyOf<typeof routes.nearHosts>
export type PlanQuality = ReplyOf<typeof routes.quality>
export type WaysOutlook = Pick<ReplyOf<typeof routes.outlook>, 'present' | 'reachable'>
type RepairInput = BodyInputOf<typeof routes.repair>

const optimizationsKey = (adminId: string) => [...dinnerKey(adminId), 'optimizations'] as const

/** The progress of a search. */
export function optimizationQuery(adminId: string, optimizationId: string) {
  return queryOptions({
    queryKey: [...optimizationsKey(adminId), optimizationId, 'status'],
    queryFn: ({ signal }) => call(routes.status, { params: { adminId, optimizationId }, signal }),
  })
}

/** Searches and proposals of the present plan that are running or undecided; fetched on every visit. */
export function useOptimizations(adminId: string) {
  return useQuery({
    queryKey: [...optimizationsKey(adminId), 'list'],
    queryFn: ({ signal }) => call(routes.list, { params: { adminId }, signal }),
    refetchOnMount: 'always',
  })
}

/** How much a search may improve the plan. */
export function useExpectation(adminId: string) {
  return useQuery({
    queryKey: [...optimizationsKey(adminId), 'predict'],
    queryFn: ({ signal }) => call(routes.predict, { params: { adminId }, signal }),
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

export function useOptimizationPreview(adminId: string, optimizationId: string) {
  return useQuery({
    queryKey: [...optimizationsKey(adminId), optimizationId, 'preview'],
    queryFn: ({ signal }) => call(routes.preview, { params: { adminId, optimizationId }, signal }),
  })
}

export function useStartOptimization(adminId: string) {
  return useBegin(adminId, (body: OptimizationInput) => call(routes.start, { params: { adminId }, body }))
}

export function useRepair(adminId: string) {
  return useBegin(adminId, (body: RepairInput) => call(routes.repair, { params: { adminId }, body }))
}

function useBegin<Input>(adminId: string, begin: (input: Input) => Promise<ReplyOf<typeof routes.start>>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: begin,
    onSuccess: (state) => {
      queryClient.setQueryData(optimizationQuery(adminId, state.optimizationId).queryKey, state)
    },
  })
}

/** Stops the search, which then proposes the best plan found so far. */
export function useStopOptimization(adminId: string, optimizationId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(routes.stop, { params: { adminId, optimizationId } }),
    onSuccess: (state) => queryClient.setQueryData(optimizationQuery(adminId, optimizationId).queryKey, state),
  })
}

/** Accepts a proposal; teams, routes and activities change with it. */
export function useApplyOptimization(adminId: string, optimizationId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (planVersion: number) =>
      call(routes.apply, { params: { adminId, optimizationId }, headers: { 'if-match': String(planVersion) } }),
    onSuccess: (teams) => queryClient.setQueryData(teamsQuery(adminId).queryKey, teams),
    onSettled: () => invalidateAllButProposals(queryClient, adminId),
  })
}

export function useDiscardOptimization(adminId: string, optimizationId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(routes.discard, { params: { adminId, optimizationId } }),
    onSettled: () => invalidateAllButProposals(queryClient, adminId),
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
