import { type PlannedMailReply, plannedMailRoutes } from '@running-dinner/contract/messages'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/http.ts'
import { dinnerKey } from '../../events/dinners/dinners.api.ts'

const keyOf = (adminId: string) => [...dinnerKey(adminId), 'planned-mails'] as const

/** Loaded again each time a page shows it, because mails go out meanwhile. */
export function usePlannedMails(adminId: string) {
  return useQuery({
    queryKey: keyOf(adminId),
    queryFn: ({ signal }) => call(plannedMailRoutes.list, { params: { adminId }, signal }),
    refetchOnMount: 'always',
  })
}

export function useSavePlannedMail(adminId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Pick<PlannedMailReply, 'mail' | 'isOn' | 'text'>) =>
      call(plannedMailRoutes.save, { params: { adminId }, body }),
    onSuccess: (plannedMails) => queryClient.setQueryData(keyOf(adminId), plannedMails),
  })
}

export function usePreviewPlannedMail(adminId: string) {
  return useMutation({
    mutationFn: (body: Pick<PlannedMailReply, 'mail' | 'text'>) =>
      call(plannedMailRoutes.preview, { params: { adminId }, query: {}, body }),
  })
}
