import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useState } from 'react'
import { type PlanEvent, planEventsBetween } from '../../../../features/plan/teams/plan-changes.ts'
import { type PlanHistory, planHistoryQuery } from '../../../../features/plan/teams/plan-history.api.ts'
import { toApiError } from '../../../../lib/api-error.ts'
import { useToast } from '../../../../ui/toasts.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'
import type { PlanConflictDialogProps } from './plan-conflict-dialog.tsx'

const PlanConflictDialog = lazy(() =>
  import('./plan-conflict-dialog.tsx').then((file) => ({ default: file.PlanConflictDialog })),
)

export function PlanConflict(props: PlanConflictDialogProps) {
  return (
    <Suspense>
      <PlanConflictDialog {...props} />
    </Suspense>
  )
}

/** Handles refused changes. After a conflict `changesByOthers` holds the other organiser's changes; other issues become notices. */
export function usePlanConflict() {
  const adminId = useAdminId()
  const queryClient = useQueryClient()
  const toast = useToast()
  const [changesByOthers, setChangesByOthers] = useState<readonly PlanEvent[]>()
  const explain = useCallback(
    async (error: unknown, shownHistory: PlanHistory | undefined) => {
      if (toApiError(error).status !== 409) return toast.failure(error)
      try {
        const now = await queryClient.fetchQuery({ ...planHistoryQuery(adminId), staleTime: 0 })
        setChangesByOthers(planEventsBetween(shownHistory?.changes ?? now.changes, now.changes))
      } catch {
        // The other change could not be loaded; the conflict itself is still reported.
        toast.failure(error)
      }
    },
    [adminId, toast, queryClient],
  )
  const forgetChanges = useCallback(() => setChangesByOthers(undefined), [])
  return { changesByOthers, setChangesByOthers, explain, forgetChanges }
}
