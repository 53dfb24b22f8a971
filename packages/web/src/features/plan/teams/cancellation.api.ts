import { teamRoutes } from '@running-dinner/contract/plan'
import type { ReplyOf } from '@running-dinner/contract/route'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, ifMatch } from '../../../lib/http.ts'
import { dinnerKey } from '../../events/dinners/dinners.api.ts'

export interface TeamCancellation {
  teamId: string
  /** Empty where the team is not replaced. */
  replacementParticipantIds: readonly string[]
}

/** The consequences of a cancellation, by a dry run. With `isFixed`, once it is confirmed, they are not fetched again. */
export function useCancellationPreview(adminId: string, cancellation: TeamCancellation, isFixed: boolean) {
  return useQuery({
    queryKey: [...dinnerKey(adminId), 'teams', 'cancellation', cancellation],
    queryFn: ({ signal }) => call(teamRoutes.cancel, { ...callOf(adminId, cancellation, true), signal }),
    gcTime: 0,
    enabled: !isFixed,
  })
}

/** Cancels as previewed: a `planVersion` other than the present one is refused. */
export function useCancelTeam(adminId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ planVersion, ...cancellation }: TeamCancellation & { planVersion: number }) =>
      call(teamRoutes.cancel, { ...callOf(adminId, cancellation, false), headers: ifMatch(planVersion) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: dinnerKey(adminId) }),
  })
}

/** `onDone` runs even if the caller is unmounted by then: live changes may arrive before the answer. */
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

/** The consequences of losing each team. */
export function useWhatIf(adminId: string) {
  return useQuery({
    queryKey: [...dinnerKey(adminId), 'teams', 'whatIf'],
    queryFn: ({ signal }) => call(teamRoutes.whatIf, { params: { adminId }, signal }),
  })
}
