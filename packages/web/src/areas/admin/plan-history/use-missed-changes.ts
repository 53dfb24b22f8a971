import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { type PlanHistory, planHistoryQuery } from '../../../features/teams/plan-history.api.ts'
import { type Happening, whatHappened } from '../../../features/teams/what-happened.ts'
import { toApiError } from '../../../lib/api-error.ts'
import { useNotify } from '../../../ui/notifications.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'

/** For changes that were refused: because somebody else was faster, then `missed` tells what they did; else the issues are said. */
export function useMissedChanges() {
  const adminId = useAdminId()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const [missed, setMissed] = useState<readonly Happening[]>()
  const explain = useCallback(
    async (error: unknown, known: PlanHistory | undefined) => {
      if (toApiError(error).status !== 409) return notify.failure(error)
      try {
        const now = await queryClient.fetchQuery({ ...planHistoryQuery(adminId), staleTime: 0 })
        setMissed(whatHappened(known?.changes ?? now.changes, now.changes))
      } catch {
        // What happened cannot be told now, but that nothing was changed can.
        notify.failure(error)
      }
    },
    [adminId, notify, queryClient],
  )
  const forget = useCallback(() => setMissed(undefined), [])
  return { missed, setMissed, explain, forget }
}
