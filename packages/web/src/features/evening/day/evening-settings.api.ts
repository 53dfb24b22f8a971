import { type EveningSettingsReply, eveningRoutes } from '@running-dinner/contract/evening'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/http.ts'
import { dinnerKey } from '../../events/dinners/dinners.api.ts'

function settingsQuery(adminId: string) {
  return queryOptions({
    queryKey: [...dinnerKey(adminId), 'evening', 'settings'],
    queryFn: ({ signal }) => call(eveningRoutes.settings, { params: { adminId }, signal }),
  })
}

/** How people travel on the evening, and whom they call. */
export function useEveningSettings(adminId: string) {
  return useQuery(settingsQuery(adminId))
}

export function useSaveEveningSettings(adminId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: EveningSettingsReply) => call(eveningRoutes.saveSettings, { params: { adminId }, body }),
    onSuccess: (settings) => queryClient.setQueryData(settingsQuery(adminId).queryKey, settings),
  })
}
