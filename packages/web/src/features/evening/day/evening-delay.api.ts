import { eveningDelayRoutes } from '@running-dinner/contract/evening'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, ifMatch } from '../../../lib/http.ts'
import { dinnerKey } from '../../events/dinners/dinners.api.ts'

interface Delay {
  fromMealId: string
  minutes: number
}

/**
 * What a delay would change; shows what was chosen before while it loads. Its key is not one of the event's, so that it is not asked
 * again for a delay that was just stored.
 */
export function useDelayPreview(adminId: string, delay: Delay, { enabled }: { enabled: boolean }) {
  return useQuery({
    enabled,
    queryKey: ['delay-preview', adminId, delay],
    queryFn: ({ signal }) =>
      call(eveningDelayRoutes.delay, { params: { adminId }, body: { ...delay, dryRun: true }, signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  })
}

/** Moves the times and mails the people. `planVersion` is that of the preview, so that a repeated press moves them once. */
export function useDelay(adminId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ planVersion, ...delay }: Delay & { planVersion: number }) =>
      call(eveningDelayRoutes.delay, { params: { adminId }, body: delay, headers: ifMatch(planVersion) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: dinnerKey(adminId) }),
  })
}
