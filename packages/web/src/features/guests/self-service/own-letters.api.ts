import { ownLetterRoutes } from '@running-dinner/contract/messages'
import type { BodyInputOf } from '@running-dinner/contract/route'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/http.ts'
import { noteCopy } from './kept-replies.ts'
import type { SelfLink } from './self-link.ts'
import { keyOf, worksOffline } from './self-service.api.ts'

/** What the person has to know, by kind, and whether they know it. Asking changes nothing. */
export function useOwnLetters({ selfAdminId, participantId }: SelfLink) {
  const params = { selfAdminId, participantId }
  return useQuery({
    queryKey: [...keyOf(params), 'letters'],
    queryFn: ({ signal }) =>
      call(ownLetterRoutes.ownLetters, {
        params,
        signal,
        onHeaders: noteCopy(ownLetterRoutes.ownLetters.path, params),
      }),
    ...worksOffline,
    refetchOnMount: 'always',
  })
}

/** The person has read what the page shows. Throws `ApiError`, 409 when that has changed since. */
export function useConfirmLetter({ selfAdminId, participantId }: SelfLink) {
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof ownLetterRoutes.confirmLetter>) =>
      call(ownLetterRoutes.confirmLetter, { params: { selfAdminId, participantId }, body }),
  })
}
