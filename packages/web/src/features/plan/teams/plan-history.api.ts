import { teamRoutes } from '@running-dinner/contract/plan'
import type { ReplyOf } from '@running-dinner/contract/route'
import {
  mutationOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { call, ifMatch } from '../../../lib/http.ts'
import { dinnerKey } from '../../events/dinners/dinners.api.ts'
import { teamsQuery } from './teams.api.ts'

export type PlanHistory = ReplyOf<typeof teamRoutes.history>
export type PlanStep = 'undo' | 'redo'

export function planHistoryQuery(adminId: string) {
  return queryOptions({
    queryKey: [...dinnerKey(adminId), 'teams', 'history'],
    queryFn: ({ signal }) => call(teamRoutes.history, { params: { adminId }, signal }),
  })
}

/** Changes of the plan, newest first, and which of them undo and redo apply to. */
export function usePlanHistory(adminId: string) {
  return useQuery(planHistoryQuery(adminId))
}

const stepKey = (adminId: string) => [...dinnerKey(adminId), 'plan-step']

/** True immediately after the click, because a double click comes before React renders the disabled button. */
export function isSteppingPlan(queryClient: QueryClient, adminId: string): boolean {
  return queryClient.isMutating({ mutationKey: stepKey(adminId) }) > 0
}

export function stepPlanMutation(queryClient: QueryClient, adminId: string) {
  return mutationOptions({
    mutationKey: stepKey(adminId),
    mutationFn: ({ step, seenHistory }: { step: PlanStep; seenHistory: PlanHistory }) =>
      call(step === 'undo' ? teamRoutes.undo : teamRoutes.redo, {
        params: { adminId },
        headers: ifMatch(seenHistory.planVersion),
      }),
    onSuccess: (teams) => queryClient.setQueryData(teamsQuery(adminId).queryKey, teams),
    onSettled: () => queryClient.invalidateQueries({ queryKey: dinnerKey(adminId) }),
  })
}

/** Undo or redo. `seenHistory` is the history the organiser saw; the server refuses it where another change came first. */
export function useStepPlan(adminId: string) {
  return useMutation(stepPlanMutation(useQueryClient(), adminId))
}
