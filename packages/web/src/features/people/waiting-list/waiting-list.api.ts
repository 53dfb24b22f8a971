import { type WaitingListChangeReply, waitingListRoutes } from '@running-dinner/contract/people'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, ifMatch } from '../../../lib/http.ts'
import { dinnerKey } from '../../events/dinners/dinners.api.ts'

export function useWaitingList(adminId: string) {
  return useQuery({
    queryKey: [...dinnerKey(adminId), 'waitingList'],
    queryFn: ({ signal }) => call(waitingListRoutes.read, { params: { adminId }, signal }),
  })
}

/** Assigns people to teams. */
export type PlaceAssignment = { teamId: string; participantIds: string[] }

/** `planVersion` is that of the list the organiser saw. `onDone` runs even when the component is unmounted by then: live changes may arrive before the reply. */
export function useAssignParticipants(adminId: string, onDone: (change: WaitingListChangeReply) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ assignments, planVersion }: { assignments: PlaceAssignment[]; planVersion: number }) =>
      call(waitingListRoutes.assignParticipants, {
        params: { adminId },
        body: { teamParticipantsAssignments: assignments },
        headers: ifMatch(planVersion),
      }),
    onSuccess: onDone,
    onSettled: () => queryClient.invalidateQueries({ queryKey: dinnerKey(adminId) }),
  })
}

export function useGenerateTeams(adminId: string, onDone: (change: WaitingListChangeReply) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ ids, planVersion }: { ids: readonly string[]; planVersion: number }) =>
      call(waitingListRoutes.generateTeams, {
        params: { adminId },
        body: { participants: ids.map((id) => ({ id })) },
        headers: ifMatch(planVersion),
      }),
    onSuccess: onDone,
    onSettled: () => queryClient.invalidateQueries({ queryKey: dinnerKey(adminId) }),
  })
}
