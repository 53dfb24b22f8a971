import { settingsRoutes } from '@running-dinner/contract/dinner-settings.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/http.ts'
import { dinnerQuery } from './dinners.api.ts'
import { replaceOrganisedEvent } from './organised-events.ts'

/** Answers the event under its new link, already known there; what is known under the old one is asked for nowhere any more. */
export function useReplaceAdministrationLink(adminId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(settingsRoutes.replaceAdministrationLink, { params: { adminId } }),
    onSuccess: (dinner) => {
      replaceOrganisedEvent(adminId, dinner.adminId)
      queryClient.setQueryData(dinnerQuery(dinner.adminId).queryKey, dinner)
    },
  })
}
