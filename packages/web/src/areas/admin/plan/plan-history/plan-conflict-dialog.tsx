import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { activityText } from '../../../../features/events/activities/activity-list.tsx'
import { type PlanEvent, planEventsBetween } from '../../../../features/plan/teams/plan-changes.ts'
import { type PlanHistory, planHistoryQuery } from '../../../../features/plan/teams/plan-history.api.ts'
import { toApiError } from '../../../../lib/api-error.ts'
import { useNotify } from '../../../../ui/notifications.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'

interface PlanConflictDialogProps {
  planEvents: readonly PlanEvent[]
  onClose: () => void
}

/** Another organiser changed the plan first: lists that change and says that nothing else has happened. */
export function PlanConflictDialog({ planEvents, onClose }: PlanConflictDialogProps) {
  const { t } = useTranslation('board')
  const titleId = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId} component="h2" variant="h2">
        {t('stale.title')}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <PlanEventList planEvents={planEvents} />
        <Typography>{t('stale.nothingDone')}</Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {t('stale.lookAgain')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Changes of the plan by other organisers while this screen was open. */
export function PlanEventList({ planEvents }: { planEvents: readonly PlanEvent[] }) {
  const { t } = useTranslation('board')
  const { t: tActivity } = useTranslation('activities')
  if (planEvents.length === 0) return <span>{t('stale.unknown')}</span>
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {planEvents.map(({ change, how }) => (
        <li key={change.id}>{t(`stale.${how}`, { what: activityText(tActivity, change) })}</li>
      ))}
    </Box>
  )
}

/** Handles refused changes. After a conflict `changesByOthers` holds the other organiser's changes; other issues become notices. */
export function usePlanConflict() {
  const adminId = useAdminId()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const [changesByOthers, setChangesByOthers] = useState<readonly PlanEvent[]>()
  const explain = useCallback(
    async (error: unknown, known: PlanHistory | undefined) => {
      if (toApiError(error).status !== 409) return notify.failure(error)
      try {
        const now = await queryClient.fetchQuery({ ...planHistoryQuery(adminId), staleTime: 0 })
        setChangesByOthers(planEventsBetween(known?.changes ?? now.changes, now.changes))
      } catch {
        // The other change could not be loaded; the conflict itself is still reported.
        notify.failure(error)
      }
    },
    [adminId, notify, queryClient],
  )
  const forgetChanges = useCallback(() => setChangesByOthers(undefined), [])
  return { changesByOthers, setChangesByOthers, explain, forgetChanges }
}
