import { dinnerRoutes } from '@running-dinner/contract/events'
import type { BodyInputOf, ReplyOf } from '@running-dinner/contract/route'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, ifMatch } from '../../../lib/http.ts'
import { dinnerKey, dinnerQuery } from '../../events/dinners/dinners.api.ts'

export type AskedSoFar = ReplyOf<typeof dinnerRoutes.registrationForm>

/** What is asked, with how much was answered so far. */
export function useRegistrationForm(adminId: string) {
  return useQuery({
    queryKey: [...dinnerKey(adminId), 'registration-form'],
    queryFn: ({ signal }) => call(dinnerRoutes.registrationForm, { params: { adminId }, signal }),
  })
}

interface Change {
  body: BodyInputOf<typeof dinnerRoutes.saveRegistrationForm>
  /** The version of the form this one was made from. */
  since: number
}

export function useSaveRegistrationForm(adminId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ body, since }: Change) =>
      call(dinnerRoutes.saveRegistrationForm, { params: { adminId }, body, headers: ifMatch(since) }),
    onSuccess: (dinner) => queryClient.setQueryData(dinnerQuery(adminId).queryKey, dinner),
    onSettled: () => queryClient.invalidateQueries({ queryKey: dinnerKey(adminId) }),
  })
}
