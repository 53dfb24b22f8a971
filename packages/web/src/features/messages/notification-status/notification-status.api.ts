import { notificationRoutes } from '@running-dinner/contract/messages'
import type { NotificationKind } from '@running-dinner/domain/messages'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/http.ts'
import { useLanguage } from '../../../lib/language-rule.ts'
import { dinnerKey } from '../../events/dinners/dinners.api.ts'
import { jobKey, secondsHeld } from '../sending/messages.api.ts'

/** What changed is written in the language of the reader. */
function useKey(adminId: string) {
  return [...dinnerKey(adminId), 'knowledge', useLanguage()] as const
}

/** Who knows what is true now; loaded again each time a page shows it. */
export function useNotificationStatus(adminId: string, { enabled = true } = {}) {
  return useQuery({
    enabled,
    queryKey: useKey(adminId),
    queryFn: ({ signal }) => call(notificationRoutes.notificationStatus, { params: { adminId }, signal }),
    refetchOnMount: 'always',
  })
}

interface ChangesMessage {
  participantIds: string[]
  text: string
  secondText: string
}

/** The mail of the first of the people. Throws `ApiError`. */
export function usePreviewChanges(adminId: string) {
  return useMutation({
    mutationFn: (body: ChangesMessage) =>
      call(notificationRoutes.previewChanges, { params: { adminId }, query: {}, body }),
  })
}

/** Queues one mail per mailbox and holds them; refreshes the whole event, as its next step changes. */
export function useNotifyOfChanges(adminId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: ChangesMessage) =>
      call(notificationRoutes.notifyOfChanges, { params: { adminId }, body: { ...body, holdSeconds: secondsHeld } }),
    onSuccess: (job) => queryClient.setQueryData(jobKey(adminId, job.id), job),
    onSettled: () => queryClient.invalidateQueries({ queryKey: dinnerKey(adminId) }),
  })
}

/** Records a call by phone; refreshes the whole event, as its next step may change. */
export function useRecordCall(adminId: string) {
  const key = useKey(adminId)
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ participantId, kind }: { participantId: string; kind: NotificationKind }) =>
      call(notificationRoutes.passedOn, { params: { adminId, participantId }, body: { kind } }),
    onSuccess: (notificationStatus) => queryClient.setQueryData(key, notificationStatus),
    onSettled: () => queryClient.invalidateQueries({ queryKey: dinnerKey(adminId) }),
  })
}
