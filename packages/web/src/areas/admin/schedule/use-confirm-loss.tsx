import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { ScheduleChange } from '@running-dinner/domain/dinner/schedule-change.ts'
import { useTranslation } from 'react-i18next'
import { useDashboard } from '../../../features/activities/activities.api.ts'
import { useConfirm } from '../../../ui/confirm-dialog.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'

/** A course more or less ends every team: names what is lost, and what stays. */
export function useConfirmLoss(): (change: ScheduleChange, teams: number) => Promise<boolean> {
  const { t } = useTranslation(['settings', 'teams'])
  const standing = useDashboard(useAdminId()).data?.standing
  const confirm = useConfirm()
  return (change, teams) =>
    confirm({
      title: t('schedule.loss.title'),
      message: (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <span>
            {t(`schedule.loss.${kindOf(change)}`)} <strong>{t('schedule.loss.teams', { count: teams })}</strong>
          </span>
          {change.removed.length > 0 && <span>{t('schedule.loss.wishes')}</span>}
          {standing?.teamMails.begun && <Alert severity="warning">{t('teams:sent.teams')}</Alert>}
          {standing?.routeMails.begun && <Alert severity="warning">{t('teams:sent.routes')}</Alert>}
          <span>{t('schedule.loss.stays')}</span>
        </Box>
      ),
      confirmLabel: t('schedule.loss.confirm'),
      destructive: true,
    })
}

function kindOf({ added, removed }: ScheduleChange) {
  if (added.length > 0 && removed.length > 0) return 'changedText'
  return added.length > 0 ? 'addedText' : 'removedText'
}
