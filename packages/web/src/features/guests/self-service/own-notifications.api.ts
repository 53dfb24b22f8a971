import { ownNotificationRoutes } from '@running-dinner/contract/messages'
import type { BodyInputOf } from '@running-dinner/contract/route'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/http.ts'
import { noteCopy } from './kept-replies.ts'
import type { SelfLink } from './self-link.ts'
import { keyOf } from './self-service.api.ts'

/** What the person has to know, by kind, and whether they know it. Asking changes nothing. */
export function useOwnNotifications({ selfAdminId, participantId }: SelfLink) {
  const params = { selfAdminId, participantId }
  return useQuery({
    queryKey: [...keyOf(params), 'notifications'],
    queryFn: ({ signal }) =>
      call(ownNotificationRoutes.ownNotifications, {
        params,
        signal,
        onHeaders: noteCopy(ownNotificationRoutes.ownNotifications.path, params),
      }),
    refetchOnMount: 'always',
  })
}

/** The person has read what the page shows. Throws `ApiError`, 409 when that has changed since. */
export function useConfirmNotification({ selfAdminId, participantId }: SelfLink) {
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof ownNotificationRoutes.confirmNotification>) =>
      call(ownNotificationRoutes.confirmNotification, { params: { selfAdminId, participantId }, body }),
  })
}
