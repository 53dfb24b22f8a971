import { planOptimizationRoutes as routes } from '@running-dinner/contract/plan'
import type { BodyInputOf, ReplyOf } from '@running-dinner/contract/route'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/http.ts'
import { teamsQuery } from '../teams/teams.api.ts'
import { invalidateAllButProposals, optimizationsKey } from './present-plan.api.ts'

export type OptimizationInput = BodyInputOf<typeof routes.start>
type RepairInput = BodyInputOf<typeof routes.repair>

/** The progress of a search. */
export function optimizationQuery(adminId: string, optimizationId: string) {
  return queryOptions({
    queryKey: [...optimizationsKey(adminId), optimizationId, 'status'],
    queryFn: ({ signal }) => call(routes.status, { params: { adminId, optimizationId }, signal }),
  })
}

/** How much a search may improve the plan. */
export function useExpectation(adminId: string) {
  return useQuery({
    queryKey: [...optimizationsKey(adminId), 'predict'],
    queryFn: ({ signal }) => call(routes.predict, { params: { adminId }, signal }),
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
