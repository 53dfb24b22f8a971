import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { activityText } from '../../../../features/events/activities/activity-text.ts'
import type { PlanEvent } from '../../../../features/plan/teams/plan-changes.ts'

export interface PlanConflictDialogProps {
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
