import type { ReplyOf } from '@running-dinner/contract/route.ts'
import { teamRoutes } from '@running-dinner/contract/teams.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, ifMatch } from '../../lib/http.ts'
import { dinnerKey } from '../dinners/dinners.api.ts'

export interface TeamCancellation {
  teamId: string
  /** Empty: nobody cooks in place of the team. */
  replacementParticipantIds: readonly string[]
}

/** What a cancellation would do; nothing is stored. Once it is being made (`isFixed`) it is not asked again. */
export function useCancellationPreview(adminId: string, cancellation: TeamCancellation, isFixed: boolean) {
  return useQuery({
    queryKey: [...dinnerKey(adminId), 'teams', 'cancellation', cancellation],
    queryFn: ({ signal }) => call(teamRoutes.cancel, { ...callOf(adminId, cancellation, true), signal }),
    gcTime: 0,
    enabled: !isFixed,
  })
}

/** Cancels as it was shown: `planVersion` is that of the preview. */
export function useCancelTeam(adminId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ planVersion, ...cancellation }: TeamCancellation & { planVersion: number }) =>
      call(teamRoutes.cancel, { ...callOf(adminId, cancellation, false), headers: ifMatch(planVersion) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: dinnerKey(adminId) }),
  })
}

/** `onDone` is told even when the member has gone from the screen by then: live changes may be faster than the answer. */
export function useCancelMember(adminId: string, onDone: (reply: ReplyOf<typeof teamRoutes.cancelMember>) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ planVersion, ...ids }: { teamId: string; participantId: string; planVersion: number | undefined }) =>
      call(teamRoutes.cancelMember, { params: { adminId, ...ids }, headers: ifMatch(planVersion) }),
    onSuccess: onDone,
    onSettled: () => queryClient.invalidateQueries({ queryKey: dinnerKey(adminId) }),
  })
}

function callOf(adminId: string, { teamId, replacementParticipantIds: ids }: TeamCancellation, dryRun: boolean) {
  return {
    params: { adminId, teamId },
    body: { teamId, replacementParticipantIds: [...ids], replaceTeam: ids.length > 0, dryRun },
  }
}

/** How bad it would be if each of the teams dropped out. */
export function useWhatIf(adminId: string) {
  return useQuery({
    queryKey: [...dinnerKey(adminId), 'teams', 'whatIf'],
    queryFn: ({ signal }) => call(teamRoutes.whatIf, { params: { adminId }, signal }),
  })
}
